import CGTK
import GLibSupport

/// How the parts of a text look, as Pango keeps it: never as markup, which a text could hold itself.
@safe
final class TextAttributes {
  private let list: OpaquePointer?
  private var start: UInt32 = 0
  private var end: UInt32 = 0

  /// Describes parts of a text.
  ///
  /// - Parameters:
  ///   - runs: the parts, one after the other.
  ///   - common: a role that the whole text has by its style class.
  init(_ runs: [Text.Run], leavingOut common: Font.TextStyle?) {
    unsafe list = pango_attr_list_new()
    for run in runs {
      start = end
      end = start &+ UInt32(clamping: run.content.utf8.count)
      add(run.look, isClass: common != nil)
    }
  }

  isolated deinit {
    unsafe pango_attr_list_unref(list)
  }

  /// Gives them to a label, which keeps them.
  func set(on label: Widget) {
    unsafe gtk_label_set_attributes(label.object.opaque, list)
  }

  private func add(_ look: TextLook, isClass: Bool) {
    var weight = look.weight ?? look.font?.weight
    switch look.font?.size {
    case .style(let style) where !isClass:
      unsafe insert(pango_attr_size_new(Int32(style.measures.points * Double(PANGO_SCALE))))
      weight = weight ?? style.measures.weight
    case .pixels(let pixels):
      // In points, which follow the size of text that the user has asked for.
      let points = pixels.isFinite ? min(max(pixels, 1), 1_000) * 0.75 : 11
      unsafe insert(pango_attr_size_new(Int32(points * Double(PANGO_SCALE))))
    case .style, nil: break
    }
    if let weight { unsafe insert(pango_attr_weight_new(weight.pango)) }
    switch look.design ?? look.font?.design {
    case .monospaced: unsafe insert(pango_attr_family_new("monospace"))
    case .serif: unsafe insert(pango_attr_family_new("serif"))
    case .default, nil: break
    }
    if look.isItalic ?? look.font?.isItalic ?? false {
      unsafe insert(pango_attr_style_new(PANGO_STYLE_ITALIC))
    }
    if look.isUnderlined == true {
      unsafe insert(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE))
    }
    if look.isStruckThrough == true { unsafe insert(pango_attr_strikethrough_new(1)) }
    if look.hasMonospacedDigits ?? look.font?.hasMonospacedDigits ?? false {
      unsafe insert(pango_attr_font_features_new("tnum=1"))
    }
  }

  @unsafe
  private func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
    guard let attribute = unsafe attribute else { return }
    unsafe attribute.pointee.start_index = start
    unsafe attribute.pointee.end_index = end
    unsafe pango_attr_list_insert(list, attribute)
  }
}

extension Font.Weight {
  fileprivate var pango: PangoWeight {
    switch self {
    case .ultraLight: PANGO_WEIGHT_THIN
    case .thin: PANGO_WEIGHT_ULTRALIGHT
    case .light: PANGO_WEIGHT_LIGHT
    case .regular: PANGO_WEIGHT_NORMAL
    case .medium: PANGO_WEIGHT_MEDIUM
    case .semibold: PANGO_WEIGHT_SEMIBOLD
    case .bold: PANGO_WEIGHT_BOLD
    case .heavy: PANGO_WEIGHT_ULTRABOLD
    case .black: PANGO_WEIGHT_HEAVY
    }
  }
}

import CGTK
import GLibSupport

extension LinkButton: WidgetRepresentable {
  /// Holds the current action.
  final class Coordinator {
    var open: () -> Void = {}
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeWidget(context: Context) -> Widget {
    let widget = unsafe Widget(taking: gtk_link_button_new(address.withoutNUL))
    widget.object.connect(
      "activate-link",
      returning: { [weak coordinator = context.coordinator] () -> Bool in
        coordinator?.open()
        // GTK itself would open it past the program.
        return true
      })
    return widget
  }

  func updateWidget(_ widget: Widget, context: Context) {
    context.coordinator.open = open
    if context.changed(self, { $0.address }) {
      widget.object.setProperty("uri", to: address.withoutNUL)
      widget.object.setProperty("visited", to: false)
    }
    if context.changed(self, { LabelTexts(of: $0.label) }), let texts = LabelTexts(of: label) {
      widget.setAccessibleLabel(texts.title.withoutNUL)
    }
    context.embed(label, in: "label") { SingleChild.place($0, in: widget) }
  }
}

import CWebKit
import GLibSupport

extension WebEngine {
  /// Switches a feature of the engine that has no setting of its own.
  func setFeature(_ name: String, to isEnabled: Bool) {
    guard let list = unsafe webkit_settings_get_all_features() else { return }
    defer { unsafe webkit_feature_list_unref(list) }
    for index in 0..<(unsafe webkit_feature_list_get_length(list)) {
      let feature = unsafe webkit_feature_list_get(list, index)
      guard let identifier = unsafe webkit_feature_get_identifier(feature) else { continue }
      if unsafe String(cString: identifier) == name {
        unsafe webkit_settings_set_feature_enabled(settings.opaque, feature, isEnabled ? 1 : 0)
      }
    }
  }
}

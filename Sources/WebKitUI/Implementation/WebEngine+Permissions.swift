import CGTK
import CWebKit
import GLibSupport

/// What a page wants to use of the machine.
extension WebEngine {
  func connectPermissions() {
    view.connect("permission-request") { [weak self] (object: Object) -> Bool in
      guard let self else { return false }
      let request = PermissionRequest(object)
      let frame = WebPage.FrameInfo(url: page?.committedURL, of: page)
      let decide = configuration.deviceSensorAuthorization.decide
      Task {
        if await decide(request.permission, frame, frame.securityOrigin) == .grant {
          request.allow()
        }
      }
      return true
    }
  }
}

/// A question whether a page may use something.
///
/// One that is not answered is refused.
private final class PermissionRequest {
  let permission: WebPage.DeviceSensorAuthorization.Permission
  private let object: Object
  private var isAnswered = false

  init(_ object: Object) {
    self.object = object
    permission = Self.permission(object)
  }

  isolated deinit {
    if !isAnswered { unsafe webkit_permission_request_deny(object.opaque) }
  }

  func allow() {
    isAnswered = true
    unsafe webkit_permission_request_allow(object.opaque)
  }

  private static func permission(
    _ object: Object
  ) -> WebPage.DeviceSensorAuthorization.Permission {
    switch object.typeName {
    case "WebKitUserMediaPermissionRequest":
      let pointer = unsafe object.opaque
      let hasSound = unsafe webkit_user_media_permission_is_for_audio_device(pointer) != 0
      let hasPictures = unsafe webkit_user_media_permission_is_for_video_device(pointer) != 0
      if unsafe webkit_user_media_permission_is_for_display_device(pointer) != 0 {
        return .display
      }
      if hasSound && hasPictures { return .mediaCapture(.cameraAndMicrophone) }
      return .mediaCapture(hasSound ? .microphone : .camera)
    case "WebKitGeolocationPermissionRequest": return .geolocation
    case "WebKitNotificationPermissionRequest": return .notifications
    case "WebKitPointerLockPermissionRequest": return .pointerLock
    case "WebKitDeviceInfoPermissionRequest": return .deviceNames
    case "WebKitClipboardPermissionRequest": return .clipboard
    default: return .other(object.typeName)
    }
  }
}

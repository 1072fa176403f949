extension WebPage {
  /// Decides whether pages may use the camera, the microphone and other things of the machine.
  public struct DeviceSensorAuthorization {
    /// What a page wants to use.
    nonisolated public enum Permission: Hashable, Sendable {
      /// How the device is held and moved. Never asked for: WebKitGTK has no such sensors.
      case deviceOrientationAndMotion
      /// The camera, the microphone or both.
      case mediaCapture(WKMediaCaptureType)
      /// What is on the screen. Not part of Apple's API.
      case display
      /// Where the machine is. Not part of Apple's API.
      case geolocation
      /// Notifications. Not part of Apple's API.
      case notifications
      /// The pointer, hidden and held fast. Not part of Apple's API.
      case pointerLock
      /// The names of cameras and microphones. Not part of Apple's API.
      case deviceNames
      /// What was copied elsewhere. Not part of Apple's API.
      case clipboard
      /// Anything else that WebKitGTK asks for. Not part of Apple's API.
      case other(String)
    }

    let decide: (Permission, FrameInfo, WKSecurityOrigin) async -> WKPermissionDecision

    /// Decides with a closure.
    ///
    /// - Parameter decisionHandler: told what is wanted, by which frame and from where.
    public init(
      decisionHandler:
        @escaping (Permission, FrameInfo, WKSecurityOrigin) async ->
        WKPermissionDecision
    ) {
      decide = decisionHandler
    }

    /// Decides always the same.
    ///
    /// - Parameter decision: the decision.
    public init(decision: WKPermissionDecision) {
      decide = { _, _, _ in decision }
    }
  }
}

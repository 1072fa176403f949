/// The answer to a page that wants to use something of the machine.
nonisolated public enum WKPermissionDecision: Hashable, Sendable {
  /// The user is asked. Nobody is, so it is refused: WebKitGTK has no window for it.
  case prompt
  /// It may.
  case grant
  /// It may not.
  case deny
}

/// What a page wants to record with.
nonisolated public enum WKMediaCaptureType: Hashable, Sendable {
  /// The camera.
  case camera
  /// The microphone.
  case microphone
  /// Both.
  case cameraAndMicrophone
}

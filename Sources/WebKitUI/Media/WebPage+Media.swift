extension WebPage {
  /// Pauses all sounds and films of the page.
  ///
  /// Those in frames of other origins are not reached.
  public func pauseAllMediaPlayback() async {
    await runMediaScript("for (const medium of media()) medium.pause();")
  }

  /// What the sounds and films of the page do.
  ///
  /// Those in frames of other origins are not counted.
  ///
  /// - Returns: what they do.
  public func mediaPlaybackState() async -> WKMediaPlaybackState {
    let state = await runMediaScript(
      """
      if (globalThis.suspension) return "suspended";
      const found = media();
      if (!found.length) return "none";
      return found.some(medium => !medium.paused) ? "playing" : "paused";
      """)
    return state.flatMap { WKMediaPlaybackState(rawValue: $0) } ?? .none
  }

  /// Keeps the sounds and films of the page from playing, or lets them again.
  ///
  /// It holds until the page is left. Those in frames of other origins are not reached.
  ///
  /// - Parameter suspended: whether they may not play.
  public func setAllMediaPlaybackSuspended(_ suspended: Bool) async {
    await runMediaScript(
      suspended
        ? """
        if (globalThis.suspension) return;
        const stopped = media().filter(medium => !medium.paused);
        const stop = event => { stopped.push(event.target); event.target.pause(); };
        for (const medium of stopped) medium.pause();
        for (const each of documents) {
          EventTarget.prototype.addEventListener.call(each, "play", stop, true);
        }
        globalThis.suspension = {stopped, stop};
        """
        : """
        const suspension = globalThis.suspension;
        if (!suspension) return;
        for (const each of documents) {
          EventTarget.prototype.removeEventListener.call(each, "play", suspension.stop, true);
        }
        globalThis.suspension = undefined;
        for (const medium of suspension.stopped) medium.play().catch(() => {});
        """)
  }

  /// Brings what fills the screen back into the page.
  public func closeAllMediaPresentations() async {
    await runMediaScript(
      "if (get(document, 'fullscreenElement')) await get(document, 'exitFullscreen')();")
  }

  /// Lets the camera record for the page, or not.
  ///
  /// Once it has stopped only the page can start it.
  ///
  /// - Parameter state: what it is to do.
  public func setCameraCaptureState(_ state: WKMediaCaptureState) async {
    engine.setCaptureState("camera-capture-state", state)
  }

  /// Lets the microphone record for the page, or not.
  ///
  /// Once it has stopped only the page can start it.
  ///
  /// - Parameter state: what it is to do.
  public func setMicrophoneCaptureState(_ state: WKMediaCaptureState) async {
    engine.setCaptureState("microphone-capture-state", state)
  }

  /// Finds the sounds and films of the page, and of the frames within it that are of the same origin.
  private static let mediaScript = """
    \(UnshadowedScript.get)
    const all = (document, selector) => Document.prototype.querySelectorAll.call(document, selector);
    const documents = [];
    const visit = document => {
      if (!document || documents.includes(document)) return;
      documents.push(document);
      for (const frame of all(document, "iframe, frame")) visit(frame.contentDocument);
    };
    visit(document);
    const media = () =>
      documents.flatMap(document => [...all(document, "audio, video")]);

    """

  @discardableResult
  private func runMediaScript(_ script: String) async -> String? {
    do {
      return try await callJavaScript(
        Self.mediaScript + script,
        // The program's own scripts may use the same names.
        as: String?.self, contentWorld: .world(name: ScriptBridge.world))
    } catch {
      // There is no page, or it has gone: nothing plays.
      return nil
    }
  }
}

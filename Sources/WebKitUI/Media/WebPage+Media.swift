extension WebPage {
  /// Pauses all sounds and films of the page.
  public func pauseAllMediaPlayback() async {
    await runMediaScript("for (const medium of media()) medium.pause();")
  }

  /// What the sounds and films of the page do.
  ///
  /// Those in frames within the page are not counted.
  ///
  /// - Returns: what they do.
  public func mediaPlaybackState() async -> WKMediaPlaybackState {
    let state = await runMediaScript(
      """
      if (globalThis.suspension) return "suspended";
      const all = media();
      if (!all.length) return "none";
      return all.some(medium => !medium.paused) ? "playing" : "paused";
      """)
    return state.flatMap { WKMediaPlaybackState(rawValue: $0) } ?? .none
  }

  /// Keeps the sounds and films of the page from playing, or lets them again.
  ///
  /// It holds until the page is left. Those in frames within the page are not reached.
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
        get(document, "addEventListener")("play", stop, true);
        globalThis.suspension = {stopped, stop};
        """
        : """
        const suspension = globalThis.suspension;
        if (!suspension) return;
        get(document, "removeEventListener")("play", suspension.stop, true);
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

  @discardableResult
  private func runMediaScript(_ script: String) async -> String? {
    do {
      return try await callJavaScript(
        UnshadowedScript.get
          + "const media = () => [...get(document, 'querySelectorAll')('audio,video')];\n" + script,
        as: String?.self, contentWorld: .defaultClient)
    } catch {
      // There is no page, or it has gone: nothing plays.
      return nil
    }
  }
}

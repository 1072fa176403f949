import CGTK
import CWebKit
import Foundation
import GLibSupport
import GTKUI
import TestSupport
import Testing

@testable import WebKitUI

/// Cameras, microphones and sounds, with the devices that WebKit has for tests.
@MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct CaptureTests {
  private let server: TestServer

  init() throws {
    _ = TestLoop.startGTK
    server = try TestServer { request in
      .init(type: "text/html", body: "<video autoplay muted></video><audio></audio>")
    }
  }

  /// A page that has a camera and a microphone.
  private func page(
    _ decision: WKPermissionDecision,
    _ note: @escaping @MainActor (WKMediaCaptureType) -> Void = { _ in }
  )
    async throws -> WebPage
  {
    var configuration = WebPage.Configuration()
    configuration.deviceSensorAuthorization = .init { permission, _, _ in
      if case .mediaCapture(let type) = permission { note(type) }
      return decision
    }
    let page = WebPage(configuration: configuration)
    page.engine.settings.setProperty("enable-media-stream", to: true)
    page.engine.settings.setProperty("enable-mock-capture-devices", to: true)
    try await page.load(server.url("/")).finish()
    return page
  }

  /// Asks for devices, and keeps what comes of it.
  private let ask = """
    const late = new Promise((_, fail) => setTimeout(() => fail({name: "late"}), 8000));
    const wanted = navigator.mediaDevices.getUserMedia({audio: sound, video: picture});
    try {
      globalThis.stream = await Promise.race([wanted, late]);
      return stream.getTracks().map(track => track.kind).sort().join();
    } catch (error) { return error.name }
    """

  @Test(arguments: [
    (true, true, WKMediaCaptureType.cameraAndMicrophone, "audio,video"),
    (true, false, .microphone, "audio"), (false, true, .camera, "video"),
  ])
  func `What a page records is asked about, told, muted and ended`(
    sound: Bool, picture: Bool, type: WKMediaCaptureType, kinds: String
  ) async throws {
    var asked: [WKMediaCaptureType] = []
    let page = try await page(.grant) { asked.append($0) }
    let window = await ViewWindow(WebView(page))
    defer { window.close() }
    let states = { [page.cameraCaptureState, page.microphoneCaptureState] }
    let wanted: (WKMediaCaptureState) -> [WKMediaCaptureState] = {
      [picture ? $0 : .none, sound ? $0 : .none]
    }
    #expect(states() == [.none, .none])
    let given = try await page.callJavaScript(ask, arguments: ["sound": sound, "picture": picture])
    #expect(given as? String == kinds)
    #expect(asked == [type])
    #expect(await TestLoop.eventually { states() == wanted(.active) }, "\(states())")
    let areMuted = "return stream.getTracks().map(track => track.muted).join()"
    let all = { (value: Bool) in
      (0..<(sound && picture ? 2 : 1)).map { _ in "\(value)" }.joined(separator: ",")
    }
    for state in [WKMediaCaptureState.muted, .active] {
      if picture { await page.setCameraCaptureState(state) }
      if sound { await page.setMicrophoneCaptureState(state) }
      #expect(await TestLoop.eventually { states() == wanted(state) }, "\(states())")
      let isMuted = try await page.callJavaScript(areMuted) as? String
      #expect(isMuted == all(state == .muted))
    }
    if picture { await page.setCameraCaptureState(.none) }
    if sound { await page.setMicrophoneCaptureState(.none) }
    #expect(await TestLoop.eventually { states() == [.none, .none] }, "\(states())")
  }

  @Test(arguments: [WKPermissionDecision.deny, .prompt])
  func `A page that may record nothing records nothing`(decision: WKPermissionDecision) async throws
  {
    var asked: [WKMediaCaptureType] = []
    let page = try await page(decision) { asked.append($0) }
    let window = await ViewWindow(WebView(page))
    defer { window.close() }
    let given = try await page.callJavaScript(ask, arguments: ["sound": true, "picture": true])
    #expect(given as? String == "NotAllowedError")
    #expect(asked == [.cameraAndMicrophone])
    #expect(page.cameraCaptureState == .none)
    #expect(page.microphoneCaptureState == .none)
  }

  @Test func `A page that can be heard is told, and one that is paused cannot`() async throws {
    let page = WebPage()
    let window = await ViewWindow(WebView(page))
    defer { window.close() }
    try await page.load(html: "<audio id=a loop></audio>").finish()
    #expect(!page.isPlayingAudio)
    try await page.callJavaScript(
      """
      const audio = document.getElementById("a");
      audio.src = "data:audio/wav;base64," + sound;
      await Promise.race([audio.play(), new Promise(done => setTimeout(done, 5000))]);
      """, arguments: ["sound": Self.tone.base64EncodedString()])
    #expect(await TestLoop.eventually { page.isPlayingAudio })
    #expect(await page.mediaPlaybackState() == .playing)
    await page.pauseAllMediaPlayback()
    #expect(await TestLoop.eventually { !page.isPlayingAudio })
    #expect(await page.mediaPlaybackState() == .paused)
    try await page.callJavaScript("await document.getElementById('a').play()")
    #expect(await TestLoop.eventually { page.isPlayingAudio })
    await page.setAllMediaPlaybackSuspended(true)
    #expect(await TestLoop.eventually { !page.isPlayingAudio })
    #expect(await page.mediaPlaybackState() == .suspended)
  }

  /// Two seconds of a tone, as a WAV file of one channel with 8,000 bytes a second.
  private static var tone: Data {
    func bytes(_ number: Int, _ count: Int) -> Data {
      Data((0..<count).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) })
    }
    let samples = Data((0..<16_000).map { UInt8(128 + 60 * sin(Double($0) * 0.35)) })
    var file = Data("RIFF".utf8) + bytes(36 + samples.count, 4) + Data("WAVEfmt ".utf8)
    // A description of 16 bytes: PCM, a channel, the rate, bytes a second, bytes and bits a sample.
    for (number, count) in [(16, 4), (1, 2), (1, 2), (8_000, 4), (8_000, 4), (1, 2), (8, 2)] {
      file += bytes(number, count)
    }
    return file + Data("data".utf8) + bytes(samples.count, 4) + samples
  }
}

import Testing

@testable import WebKitUI

@MainActor @Suite(.serialized) struct SandboxTests {
  @Test func `The check agrees with the tool that WebKit starts`() throws {
    guard let tool = SandboxProbe.tool, !SandboxProbe.isSwitchedOff, !SandboxProbe.isFlatpak else {
      return
    }
    let works = SandboxProbe.run(tool) == nil
    #expect((WebPage.Sandbox.check() == .available) == works)
  }

  @Test func `The check takes no time where there is no doubt`() {
    guard SandboxProbe.kernelAllows, !SandboxProbe.isRestricted else { return }
    let fastest = (0..<5).map { _ in ContinuousClock().measure { _ = WebPage.Sandbox.check() } }
      .min()
    #expect((fastest ?? .seconds(1)) < .milliseconds(5))
  }
}

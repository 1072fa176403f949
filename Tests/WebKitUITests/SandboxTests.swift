import Foundation
import Testing

@testable import WebKitUI

@MainActor @Suite(.serialized) struct SandboxTests {
  @Test func `The probe says nothing of a tool that does its work`() {
    SandboxProbe.start("/bin/true")
    #expect(SandboxProbe.finish() == nil)
  }

  @Test func `The probe passes on what a tool complains about`() throws {
    let tool = FileManager.default.temporaryDirectory.appending(path: "bwrap-\(UUID().uuidString)")
    try Data("#!/bin/sh\necho 'bwrap: no namespaces' >&2\necho more >&2\nexit 1\n".utf8)
      .write(to: tool)
    defer { do { try FileManager.default.removeItem(at: tool) } catch { print(error) } }
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tool.path)
    SandboxProbe.start(tool.path)
    #expect(SandboxProbe.finish() == "bwrap: no namespaces")
  }

  @Test func `The probe says so when a tool cannot be started or says nothing`() {
    SandboxProbe.start("/nowhere/bwrap")
    #expect(SandboxProbe.finish()?.isEmpty == false)
    SandboxProbe.start("/bin/false")
    #expect(SandboxProbe.finish() == "bwrap failed")
  }
}

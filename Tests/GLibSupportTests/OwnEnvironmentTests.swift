import CGTK
import GLibSupport
import Testing

@MainActor
@Suite
struct OwnEnvironmentTests {
  private func value(_ name: String) -> String? { g_getenv(name).map { String(cString: $0) } }

  @Test func whatTheUserHasSetStaysAndIsNotTakenBack() {
    g_setenv("GLIBSUPPORT_TEST_USER", "theirs", 1)
    OwnEnvironment.set("GLIBSUPPORT_TEST_USER", to: "ours")
    #expect(value("GLIBSUPPORT_TEST_USER") == "theirs")
    OwnEnvironment.reset("GLIBSUPPORT_TEST_USER")
    #expect(value("GLIBSUPPORT_TEST_USER") == "theirs")
  }

  @Test func whatIsOverruledComesBack() {
    g_setenv("GLIBSUPPORT_TEST_BOTH", "theirs", 1)
    OwnEnvironment.set("GLIBSUPPORT_TEST_BOTH", to: "ours", overruling: true)
    OwnEnvironment.set("GLIBSUPPORT_TEST_BOTH", to: "ours, again", overruling: true)
    #expect(value("GLIBSUPPORT_TEST_BOTH") == "ours, again")
    OwnEnvironment.reset("GLIBSUPPORT_TEST_BOTH")
    #expect(value("GLIBSUPPORT_TEST_BOTH") == "theirs")
  }

  @Test func anotherProgramGetsWhatThisOneGot() throws {
    g_setenv("GLIBSUPPORT_TEST_BEFORE", "theirs", 1)
    OwnEnvironment.set("GLIBSUPPORT_TEST_BEFORE", to: "ours", overruling: true)
    OwnEnvironment.set("GLIBSUPPORT_TEST_OWN", to: "ours")
    defer {
      OwnEnvironment.reset("GLIBSUPPORT_TEST_BEFORE")
      OwnEnvironment.reset("GLIBSUPPORT_TEST_OWN")
    }
    let context = Object(taking: g_app_launch_context_new())
    OwnEnvironment.leaveOut(of: context)
    let variables = g_app_launch_context_get_environment(context.cast())
    defer { g_strfreev(variables) }
    #expect(g_environ_getenv(variables, "GLIBSUPPORT_TEST_OWN") == nil)
    #expect(
      g_environ_getenv(variables, "GLIBSUPPORT_TEST_BEFORE").map { String(cString: $0) } == "theirs"
    )
  }
}

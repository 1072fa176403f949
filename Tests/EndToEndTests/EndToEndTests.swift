import Testing

/// The real program, driven over the accessibility bus, the keyboard and the pointer.
///
/// One at a time: they share the display, its keyboard and its clipboard.
@MainActor
@Suite(
  .serialized, .timeLimit(.minutes(5)),
  .enabled(if: RunningApp.executable != nil, "LAKES_EXECUTABLE names the program; ./test sets it"))
struct EndToEndTests {}

#pragma once

/// Nonzero once the test runner's main thread runs the GLib main loop.
int lakes_test_loop_is_running(void);

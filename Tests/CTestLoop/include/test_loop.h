#pragma once

/// Nonzero once the test runner's main thread runs the GLib main loop.
int lakes_test_loop_is_running(void);

/// Begins to collect what GLib, GTK and WebKit complain of; they still print it.
void lakes_collect_log(void);

/// Takes out the oldest complaint; the caller frees it. NULL where there is none.
char *lakes_take_complaint(void);

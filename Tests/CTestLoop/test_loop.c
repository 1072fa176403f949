// Makes the test runner's main thread run the GLib main loop.
//
// Swift Testing gives the main thread to Dispatch, which then serves the main queue from any
// thread; GTK and WebKit want one. The concurrency runtime asks this hook what to do with the main
// thread instead. (See swiftlang/swift issue 90851.)

#include "include/test_loop.h"

#include <glib.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

// MainLoop.install() of GLibSupport.
void lakes_main_loop_install(void);

typedef __attribute__((swiftcall)) void (*drain_function)(void);
extern __attribute__((swiftcall)) void (*swift_task_asyncMainDrainQueue_hook)(
    drain_function original, drain_function override);

// Present in a build with coverage alone.
__attribute__((weak)) int __llvm_profile_write_file(void);

static int is_running;

int lakes_test_loop_is_running(void) { return is_running; }

// The runner calls exit() on a worker thread. The exit handlers of GTK, WebKit and the graphics
// drivers expect the main thread, so they are left out once all has been written.
static void leave(int status, void *unused) {
  if (__llvm_profile_write_file) __llvm_profile_write_file();
  fflush(NULL);
  _exit(status);
}

static __attribute__((swiftcall)) void run_main_loop(drain_function original,
                                                      drain_function override) {
  is_running = 1;
  on_exit(leave, NULL);
  lakes_collect_log();
  lakes_main_loop_install();
  g_main_loop_run(g_main_loop_new(NULL, FALSE));
  abort();
}

__attribute__((constructor)) static void take_main_thread(void) {
  swift_task_asyncMainDrainQueue_hook = run_main_loop;
}

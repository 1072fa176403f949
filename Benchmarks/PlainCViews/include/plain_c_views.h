// What Benchmarks/Views does with GTKUI, in plain C with GTK alone, and what both are measured with.

#pragma once

/// The processor time of this thread, in seconds.
double thread_seconds(void);

/// Draws the next frame of the window that belongs to the library: `ours`, or else of the one in C.
void draw_frame(int ours);

/// Does what waits on the main loop, or waits for something.
void turn_main_loop(void);

/// How often the main loop wakes up in some seconds in which nobody does anything.
int idle_wakeups(double seconds);

/// Changes a thousand labels a second, at random, for some seconds: those of the library's window, each
/// by `change`, or else those of `plain_show_labels`. The processor time of this thread meanwhile, of
/// each second; the frames drawn, and those left out since the one before took too long.
double change_labels(double seconds, void (*change)(int label, int number), int *frames,
                     int *dropped);

/// A window like that of the library, shown and drawn.
void plain_window_open(void);

/// Puts labelled buttons, each with a handler, into the window; the seconds that took.
double plain_buttons(int count);

/// Puts a list of labelled rows into the window and draws it; the seconds that took.
double plain_list(int count, int wraps);

/// Makes the model of a list; the seconds that took.
double plain_model(int count);

/// Makes a model that only counts rows, as that of the library does, in the same calls; the seconds
/// that took.
double plain_count(int count);

/// Puts rows of a hundred labels into the window.
void plain_show_labels(int count);

/// Puts rows of a hundred labels into the window and changes one of them; the seconds a change took.
double plain_labels(int count, int changes);

/// Empties the window.
void plain_clear(void);

#pragma once

#include <stddef.h>

/// A page of the scheme `plain:`, made and used as one would in C with care.
///
/// `plain://a/article` is an article of 30 kB, `plain://a/bytes` are so many bytes, and
/// `plain://a/chunks` the same in pieces of 8 kB.
typedef struct PlainPage PlainPage;

PlainPage *_Nonnull plain_page_new(const char *_Nonnull article, size_t bytes);
void plain_page_free(PlainPage *_Nonnull page);

/// Loads an address; how many seconds it takes until it is finished, or below zero.
double plain_page_load(PlainPage *_Nonnull page, const char *_Nonnull address);

/// Calls a script with five arguments, a number of times; the seconds, or below zero.
double plain_page_call(PlainPage *_Nonnull page, const char *_Nonnull body, int count);

/// Runs a script that awaits something; the seconds, or below zero.
double plain_page_run(PlainPage *_Nonnull page, const char *_Nonnull body);

/// Shows the page and scrolls it by a script, frame by frame; the seconds that the main thread works
/// for, with a message for each frame or without any, and how many messages came.
double plain_page_scroll(PlainPage *_Nonnull page, int reports, int *_Nonnull count);

/// Begins to look for the longest time between two turns of the main loop.
void stall_begin(void);
/// The longest time in seconds, and ends looking.
double stall_end(void);

/// The seconds that this thread has worked for.
double thread_seconds(void);

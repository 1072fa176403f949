// Collects the complaints of GLib, GTK and WebKit, so that a test can fail because of one.

#include "include/test_loop.h"

#include <glib.h>

#include <string.h>

static GMutex mutex;
static GPtrArray *complaints;

static const char *field(const GLogField *fields, gsize count, const char *key) {
  for (gsize index = 0; index < count; index++)
    if (strcmp(fields[index].key, key) == 0) return fields[index].value;
  return NULL;
}

// What is of no account: GTK (4.8) looks for the pointer in a window that another test has just closed, and the
// library that drives programs speaks of those that have ended.
static gboolean is_known(const char *domain, const char *message) {
  return g_strcmp0(domain, "dbind") == 0 || strstr(message, "GDK_IS_SURFACE (surface)") != NULL;
}

// Comes on any thread.
static GLogWriterOutput collect(GLogLevelFlags level, const GLogField *fields, gsize count,
                                gpointer unused) {
  const char *message = field(fields, count, "MESSAGE");
  const char *domain = field(fields, count, "GLIB_DOMAIN");
  const GLogLevelFlags bad = G_LOG_LEVEL_ERROR | G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING;
  if (message && (level & bad) && !is_known(domain, message)) {
    g_mutex_lock(&mutex);
    g_ptr_array_add(complaints, g_strdup_printf("%s: %s", domain ? domain : "GLib", message));
    g_mutex_unlock(&mutex);
  }
  return g_log_writer_default(level, fields, count, unused);
}

void lakes_collect_log(void) {
  complaints = g_ptr_array_new_with_free_func(g_free);
  g_log_set_writer_func(collect, NULL, NULL);
}

char *lakes_take_complaint(void) {
  g_mutex_lock(&mutex);
  char *first = complaints->len > 0 ? g_ptr_array_steal_index(complaints, 0) : NULL;
  g_mutex_unlock(&mutex);
  return first;
}

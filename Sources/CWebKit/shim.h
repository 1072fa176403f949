#pragma once

#include <webkit/webkit.h>

// What Swift cannot call: functions with a variable number of arguments, and macros.

/// A view with all that can be set only when it is made. Any argument but the first three may be
/// NULL.
static inline GtkWidget *lakes_web_view_new(WebKitWebContext *context, WebKitNetworkSession *session,
                                            WebKitUserContentManager *manager,
                                            WebKitSettings *settings, WebKitWebView *related,
                                            const char *content_security_policy) {
  if (related) {
    // The context and the session are those of the related view.
    return GTK_WIDGET(g_object_new(WEBKIT_TYPE_WEB_VIEW, "related-view", related,
                                   "user-content-manager", manager, "settings", settings,
                                   "default-content-security-policy", content_security_policy, NULL));
  }
  return GTK_WIDGET(g_object_new(WEBKIT_TYPE_WEB_VIEW, "web-context", context, "network-session",
                                 session, "user-content-manager", manager, "settings", settings,
                                 "default-content-security-policy", content_security_policy, NULL));
}

/// Tells the program of a mistake of its own.
static inline void lakes_web_warn(const char *text) {
  g_log("WebKitUI", G_LOG_LEVEL_WARNING, "%s", text);
}

/// A context whose web processes are ended when they use more than so many megabytes; 0 for no limit.
static inline WebKitWebContext *lakes_web_context_new(guint memory_limit) {
  if (memory_limit == 0) return WEBKIT_WEB_CONTEXT(g_object_new(WEBKIT_TYPE_WEB_CONTEXT, NULL));
  WebKitMemoryPressureSettings *settings = webkit_memory_pressure_settings_new();
  webkit_memory_pressure_settings_set_memory_limit(settings, memory_limit);
  webkit_memory_pressure_settings_set_kill_threshold(settings, 1.0);
  webkit_memory_pressure_settings_set_poll_interval(settings, 1.0);
  WebKitWebContext *context = WEBKIT_WEB_CONTEXT(
      g_object_new(WEBKIT_TYPE_WEB_CONTEXT, "memory-pressure-settings", settings, NULL));
  webkit_memory_pressure_settings_free(settings);
  return context;
}

// The web view: a context and a session of its own, no scripts of the page, no white flash.

#include "article.h"

static WebKitSettings *settings_new(void) {
  WebKitSettings *settings = webkit_settings_new_with_settings(
      "enable-javascript-markup", FALSE, "default-charset", "utf-8",
      "enable-webgl", FALSE, "enable-webaudio", FALSE,
      "enable-media-stream", FALSE, "enable-mediasource", FALSE, "enable-html5-database", FALSE,
      "enable-html5-local-storage", FALSE, "enable-fullscreen", FALSE,
      "media-playback-requires-user-gesture", TRUE,
      "enable-back-forward-navigation-gestures", TRUE, NULL);
  if (graphics_are_missing())
    webkit_settings_set_hardware_acceleration_policy(settings,
                                                     WEBKIT_HARDWARE_ACCELERATION_POLICY_NEVER);
  return settings;
}

// The ground that shows until the page draws its own.
static void set_ground(WebKitWebView *page) {
  gboolean dark = adw_style_manager_get_dark(adw_style_manager_get_default());
  GdkRGBA ground;
  gdk_rgba_parse(&ground, dark ? "#1e1e1e" : "#ffffff");
  webkit_web_view_set_background_color(page, &ground);
}

// Articles stay inside; everything else is the default browser's.
static gboolean decide(WebKitWebView *page, WebKitPolicyDecision *decision,
                       WebKitPolicyDecisionType type, gpointer unused) {
  if (type == WEBKIT_POLICY_DECISION_TYPE_RESPONSE) return FALSE;
  WebKitNavigationAction *action = webkit_navigation_policy_decision_get_navigation_action(
      WEBKIT_NAVIGATION_POLICY_DECISION(decision));
  const char *address = webkit_uri_request_get_uri(webkit_navigation_action_get_request(action));
  const char *scheme = g_uri_peek_scheme(address);
  if (g_strcmp0(scheme, "lakes") == 0) {
    webkit_policy_decision_use(decision);
    return TRUE;
  }
  if (webkit_navigation_action_is_user_gesture(action))
    g_app_info_launch_default_for_uri_async(address, NULL, NULL, NULL, NULL);
  webkit_policy_decision_ignore(decision);
  return TRUE;
}

static void ended(WebKitWebView *page, WebKitWebProcessTerminationReason reason, gpointer unused) {
  if (reason == WEBKIT_WEB_PROCESS_CRASHED) webkit_web_view_reload(page);
}

WebKitWebView *page_new(const char *articles, const char *address) {
  WebKitWebContext *context = webkit_web_context_new();
  WebKitNetworkSession *session = webkit_network_session_new_ephemeral();
  WebKitUserContentManager *content = webkit_user_content_manager_new();
  WebKitSettings *settings = settings_new();
  scheme_serve(context, articles);
  WebKitWebView *page =
      g_object_new(WEBKIT_TYPE_WEB_VIEW, "web-context", context, "network-session", session,
                   "user-content-manager", content, "settings", settings, NULL);
  g_object_unref(context);
  g_object_unref(session);
  g_object_unref(content);
  g_object_unref(settings);

  set_ground(page);
  g_signal_connect(page, "decide-policy", G_CALLBACK(decide), NULL);
  g_signal_connect(page, "web-process-terminated", G_CALLBACK(ended), NULL);
  webkit_web_view_load_uri(page, address);
  return page;
}

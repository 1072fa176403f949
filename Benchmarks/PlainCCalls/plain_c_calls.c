// What Benchmarks/WebCalls does with WebKitUI, in plain C.

#include "plain_c_calls.h"

#include <string.h>
#include <time.h>
#include <webkit/webkit.h>

struct PlainPage {
  WebKitWebView *view;
  GBytes *article;
  GBytes *bytes;
  gboolean is_done;
  gboolean has_failed;
  double result;
  int messages;
};

static double now(void) { return (double)g_get_monotonic_time() / 1e6; }

static void wait_for(PlainPage *page) {
  while (!page->is_done) g_main_context_iteration(NULL, TRUE);
}

static void answer(WebKitURISchemeRequest *request, gpointer data) {
  PlainPage *page = data;
  gboolean is_article = g_str_equal(webkit_uri_scheme_request_get_path(request), "/article");
  GBytes *bytes = is_article ? page->article : page->bytes;
  GInputStream *stream = g_memory_input_stream_new_from_bytes(bytes);
  WebKitURISchemeResponse *response =
      webkit_uri_scheme_response_new(stream, (gint64)g_bytes_get_size(bytes));
  webkit_uri_scheme_response_set_content_type(
      response, is_article ? "text/html; charset=utf-8" : "application/octet-stream");
  webkit_uri_scheme_request_finish_with_response(request, response);
  g_object_unref(response);
  g_object_unref(stream);
}

static void load_changed(WebKitWebView *view, WebKitLoadEvent event, PlainPage *page) {
  if (event == WEBKIT_LOAD_FINISHED) page->is_done = TRUE;
}

static gboolean load_failed(WebKitWebView *view, WebKitLoadEvent event, const char *address,
                            GError *error, PlainPage *page) {
  page->has_failed = TRUE;
  return FALSE;
}

PlainPage *plain_page_new(const char *article, size_t bytes) {
  PlainPage *page = g_new0(PlainPage, 1);
  page->article = g_bytes_new(article, strlen(article));
  page->bytes = g_bytes_new_take(g_malloc0(bytes), bytes);
  WebKitWebContext *context = webkit_web_context_new();
  webkit_web_context_register_uri_scheme(context, "plain", answer, page, NULL);
  WebKitNetworkSession *session = webkit_network_session_new_ephemeral();
  WebKitSettings *settings = webkit_settings_new();
  webkit_settings_set_hardware_acceleration_policy(settings,
                                                   WEBKIT_HARDWARE_ACCELERATION_POLICY_NEVER);
  page->view = g_object_ref_sink(g_object_new(WEBKIT_TYPE_WEB_VIEW, "web-context", context,
                                              "network-session", session, "settings", settings,
                                              NULL));
  g_object_unref(settings);
  g_object_unref(session);
  g_object_unref(context);
  gtk_widget_get_preferred_size(GTK_WIDGET(page->view), NULL, NULL);
  gtk_widget_allocate(GTK_WIDGET(page->view), 1024, 768, -1, NULL);
  g_signal_connect(page->view, "load-changed", G_CALLBACK(load_changed), page);
  g_signal_connect(page->view, "load-failed", G_CALLBACK(load_failed), page);
  return page;
}

void plain_page_free(PlainPage *page) {
  g_signal_handlers_disconnect_by_data(page->view, page);
  g_object_unref(page->view);
  g_bytes_unref(page->article);
  g_bytes_unref(page->bytes);
  g_free(page);
}

double plain_page_load(PlainPage *page, const char *address) {
  page->is_done = page->has_failed = FALSE;
  double start = now();
  webkit_web_view_load_uri(page->view, address);
  wait_for(page);
  return page->has_failed ? -1 : now() - start;
}

static void called(GObject *view, GAsyncResult *result, gpointer data) {
  PlainPage *page = data;
  JSCValue *value =
      webkit_web_view_call_async_javascript_function_finish(page->view, result, NULL);
  page->has_failed = !value;
  if (value) page->result = jsc_value_to_double(value);
  g_clear_object(&value);
  page->is_done = TRUE;
}

static void call(PlainPage *page, const char *body, GVariant *arguments) {
  page->is_done = page->has_failed = FALSE;
  webkit_web_view_call_async_javascript_function(page->view, body, -1, arguments, NULL, NULL, NULL,
                                                 called, page);
  wait_for(page);
}

double plain_page_call(PlainPage *page, const char *body, int count) {
  double start = now();
  for (int i = 0; i < count; i++) {
    GVariantBuilder builder;
    g_variant_builder_init(&builder, G_VARIANT_TYPE_VARDICT);
    g_variant_builder_add(&builder, "{sv}", "a", g_variant_new_double(i));
    g_variant_builder_add(&builder, "{sv}", "b", g_variant_new_double(2.5));
    g_variant_builder_add(&builder, "{sv}", "c", g_variant_new_string("Baikal"));
    g_variant_builder_add(&builder, "{sv}", "d", g_variant_new_string("a lake"));
    g_variant_builder_add(&builder, "{sv}", "e", g_variant_new_int64(1642));
    call(page, body, g_variant_builder_end(&builder));
    if (page->has_failed) return -1;
  }
  return now() - start;
}

double plain_page_run(PlainPage *page, const char *body) {
  double start = now();
  call(page, body, NULL);
  return page->has_failed ? -1 : now() - start;
}

static void reported(WebKitUserContentManager *manager, JSCValue *value, PlainPage *page) {
  JSCValue *y = jsc_value_object_get_property_at_index(value, 1);
  page->result = jsc_value_to_double(y);
  g_object_unref(y);
  page->messages++;
}

double plain_page_scroll(PlainPage *page, int reports, int *count) {
  WebKitUserContentManager *manager = webkit_web_view_get_user_content_manager(page->view);
  GtkWidget *window = gtk_window_new();
  gtk_window_set_default_size(GTK_WINDOW(window), 360, 300);
  gtk_window_set_child(GTK_WINDOW(window), GTK_WIDGET(page->view));
  gtk_window_present(GTK_WINDOW(window));
  gulong handler = 0;
  page->messages = 0;
  if (reports) {
    handler = g_signal_connect(manager, "script-message-received::scroll", G_CALLBACK(reported),
                               page);
    webkit_user_content_manager_register_script_message_handler(manager, "scroll", NULL);
  }
  double start = thread_seconds();
  plain_page_run(page, reports
                           ? "const h = webkit.messageHandlers.scroll;"
                             "const report = () => h.postMessage([scrollX, scrollY, innerWidth, "
                             "innerHeight, document.documentElement.scrollWidth, "
                             "document.documentElement.scrollHeight]);"
                             "addEventListener('scroll', report);"
                             "for (let i = 0; i < 180; i++) { scrollTo(0, i);"
                             "await new Promise(requestAnimationFrame); }"
                             "removeEventListener('scroll', report);"
                           : "for (let i = 0; i < 180; i++) { scrollTo(0, i);"
                             "await new Promise(requestAnimationFrame); }");
  double end = thread_seconds();
  if (reports) {
    webkit_user_content_manager_unregister_script_message_handler(manager, "scroll", NULL);
    g_signal_handler_disconnect(manager, handler);
  }
  *count = page->messages;
  gtk_window_set_child(GTK_WINDOW(window), NULL);
  gtk_window_destroy(GTK_WINDOW(window));
  return end - start;
}

static guint watch;
static double last;
static double longest;

static gboolean tick(gpointer data) {
  double time = now();
  if (time - last > longest) longest = time - last;
  last = time;
  return G_SOURCE_CONTINUE;
}

void stall_begin(void) {
  last = now();
  longest = 0;
  watch = g_timeout_add_full(G_PRIORITY_HIGH, 1, tick, NULL, NULL);
}

double stall_end(void) {
  tick(NULL);
  g_source_remove(watch);
  return longest;
}

double thread_seconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

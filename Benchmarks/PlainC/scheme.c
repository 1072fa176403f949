// lakes://<name>/<file>, from a folder.

#include "article.h"

#include <string.h>

typedef struct {
  char *articles;
  char *styles;
} Folders;

static const struct {
  const char *ending;
  const char *type;
} types[] = {
    {".html", "text/html; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".svg", "image/svg+xml; charset=utf-8"},
    {".png", "image/png"},
    {".jpg", "image/jpeg"},
    {".webp", "image/webp"},
    {".woff2", "font/woff2"},
};

static const char *policy =
    "default-src 'none'; img-src lakes: data:; style-src lakes: 'unsafe-inline'; "
    "font-src lakes: data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

static void free_folders(gpointer data) {
  Folders *folders = data;
  g_free(folders->articles);
  g_free(folders->styles);
  g_free(folders);
}

static const char *type_of(const char *name) {
  for (size_t i = 0; i < G_N_ELEMENTS(types); i++)
    if (g_str_has_suffix(name, types[i].ending)) return types[i].type;
  return "application/octet-stream";
}

// A plain name: no separator, no escape, nothing hidden.
static gboolean is_plain(const char *name) {
  return *name && *name != '.' && strlen(name) <= 64 &&
         strspn(name, "abcdefghijklmnopqrstuvwxyz0123456789-._") == strlen(name);
}

// The file that an address names, or NULL.
static char *file_of(const Folders *folders, const char *address) {
  GUri *uri = g_uri_parse(address, G_URI_FLAGS_ENCODED, NULL);
  if (!uri) return NULL;
  const char *host = g_uri_get_host(uri);
  const char *path = g_uri_get_path(uri);
  char *file = NULL;
  if (host && is_plain(host) && !strchr(host, '.')) {
    if (!*path || g_str_equal(path, "/"))
      file = g_build_filename(folders->articles, host, "index.html", NULL);
    else if (g_str_has_prefix(path, "/styles/") && is_plain(path + 8))
      file = g_build_filename(folders->styles, path + 8, NULL);
    else if (is_plain(path + 1))
      file = g_build_filename(folders->articles, host, path + 1, NULL);
  }
  g_uri_unref(uri);
  return file;
}

static void answer(WebKitURISchemeRequest *request, unsigned status, const char *type,
                   GBytes *bytes) {
  GInputStream *stream = g_memory_input_stream_new_from_bytes(bytes);
  WebKitURISchemeResponse *response =
      webkit_uri_scheme_response_new(stream, (gint64)g_bytes_get_size(bytes));
  SoupMessageHeaders *headers = soup_message_headers_new(SOUP_MESSAGE_HEADERS_RESPONSE);
  soup_message_headers_append(headers, "Content-Security-Policy", policy);
  webkit_uri_scheme_response_set_http_headers(response, headers);
  webkit_uri_scheme_response_set_content_type(response, type);
  webkit_uri_scheme_response_set_status(response, status, NULL);
  webkit_uri_scheme_request_finish_with_response(request, response);
  g_object_unref(response);
  g_object_unref(stream);
}

static void serve(WebKitURISchemeRequest *request, gpointer data) {
  char *file = file_of(data, webkit_uri_scheme_request_get_uri(request));
  GMappedFile *mapped = file ? g_mapped_file_new(file, FALSE, NULL) : NULL;
  GBytes *bytes;
  if (mapped) {
    bytes = g_mapped_file_get_bytes(mapped);
    answer(request, 200, type_of(file), bytes);
    g_mapped_file_unref(mapped);
  } else {
    static const char missing[] = "<!doctype html><title>Not found</title><p>Nothing is here.";
    bytes = g_bytes_new_static(missing, sizeof missing - 1);
    answer(request, 404, "text/html; charset=utf-8", bytes);
  }
  g_bytes_unref(bytes);
  g_free(file);
}

void scheme_serve(WebKitWebContext *context, const char *articles) {
  Folders *folders = g_new0(Folders, 1);
  folders->articles = g_strdup(articles);
  folders->styles = g_build_filename(articles, "..", "styles", NULL);
  webkit_web_context_register_uri_scheme(context, "lakes", serve, folders, free_folders);
  WebKitSecurityManager *manager = webkit_web_context_get_security_manager(context);
  // Not without access as well: the origin of an article would be opaque, and WebKit would then
  // refuse the article its own style sheet and pictures.
  webkit_security_manager_register_uri_scheme_as_display_isolated(manager, "lakes");
}

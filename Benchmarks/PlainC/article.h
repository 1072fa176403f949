// The plain-C counterpart that Lakes is measured against. See ../README.md.
#pragma once

#include <adwaita.h>
#include <webkit/webkit.h>

// One article of the folder, as the sidebar shows it.
#define ARTICLE_TYPE_ENTRY (article_entry_get_type())
G_DECLARE_FINAL_TYPE(ArticleEntry, article_entry, ARTICLE, ENTRY, GObject)

const char *article_entry_name(ArticleEntry *entry);
const char *article_entry_title(ArticleEntry *entry);
const char *article_entry_summary(ArticleEntry *entry);
GdkTexture *article_entry_preview(ArticleEntry *entry);

// The articles of a folder, sorted by title.
GListModel *catalogue_load(const char *articles);

// Serves lakes://<name>/<file> from `articles`, and /styles/<file> of every host from the folder
// `styles` beside it.
void scheme_serve(WebKitWebContext *context, const char *articles);

// Whether the machine lacks a graphics card that can draw for us.
gboolean graphics_are_missing(void);

// The web view, made and loading.
WebKitWebView *page_new(const char *articles, const char *address);

// The window around it.
GtkWindow *window_new(GtkApplication *application, WebKitWebView *page, GListModel *catalogue);

// What the sidebar lists: the title and the description of each article in the folder.

#include "article.h"

#include <stdio.h>
#include <string.h>

struct _ArticleEntry {
  GObject parent;
  char *name, *title, *summary;
  GdkTexture *preview;
};

G_DEFINE_FINAL_TYPE(ArticleEntry, article_entry, G_TYPE_OBJECT)

static void finalize(GObject *object) {
  ArticleEntry *entry = ARTICLE_ENTRY(object);
  g_free(entry->name);
  g_free(entry->title);
  g_free(entry->summary);
  g_clear_object(&entry->preview);
  G_OBJECT_CLASS(article_entry_parent_class)->finalize(object);
}

static void article_entry_class_init(ArticleEntryClass *class) {
  G_OBJECT_CLASS(class)->finalize = finalize;
}

static void article_entry_init(ArticleEntry *entry) {}

const char *article_entry_name(ArticleEntry *entry) { return entry->name; }
const char *article_entry_title(ArticleEntry *entry) { return entry->title; }
const char *article_entry_summary(ArticleEntry *entry) { return entry->summary; }
GdkTexture *article_entry_preview(ArticleEntry *entry) { return entry->preview; }

static char *between(const char *text, const char *before, const char *after) {
  const char *start = strstr(text, before);
  if (!start) return NULL;
  start += strlen(before);
  const char *end = strstr(start, after);
  return end ? g_strndup(start, (gsize)(end - start)) : NULL;
}

static ArticleEntry *read_entry(const char *articles, const char *name) {
  // The head of an article fits in this.
  char head[4096] = "";
  char *file = g_build_filename(articles, name, "index.html", NULL);
  FILE *stream = fopen(file, "re");
  g_free(file);
  if (!stream) return NULL;
  head[fread(head, 1, sizeof head - 1, stream)] = '\0';
  fclose(stream);

  ArticleEntry *entry = g_object_new(ARTICLE_TYPE_ENTRY, NULL);
  entry->name = g_strdup(name);
  entry->title = between(head, "<title>", "</title>");
  entry->summary = between(head, "<meta name=\"description\" content=\"", "\"");
  char *picture = g_build_filename(articles, name, "preview.png", NULL);
  entry->preview = gdk_texture_new_from_filename(picture, NULL);
  g_free(picture);
  return entry;
}

static int by_title(gconstpointer first, gconstpointer second, gpointer unused) {
  return g_utf8_collate(((const ArticleEntry *)first)->title,
                        ((const ArticleEntry *)second)->title);
}

GListModel *catalogue_load(const char *articles) {
  GListStore *store = g_list_store_new(ARTICLE_TYPE_ENTRY);
  GDir *folder = g_dir_open(articles, 0, NULL);
  for (const char *name; folder && (name = g_dir_read_name(folder));) {
    ArticleEntry *entry = read_entry(articles, name);
    if (entry && entry->title) g_list_store_insert_sorted(store, entry, by_title, NULL);
    g_clear_object(&entry);
  }
  g_clear_pointer(&folder, g_dir_close);
  return G_LIST_MODEL(store);
}

// Opens one article in a window like that of Lakes.
//
// It takes no shortcut that an application may not take, and wastes nothing: what it needs to
// the first pixel of the page is what GTK and WebKit need.

#include "article.h"

#include <spawn.h>
#include <sys/wait.h>

static const char *articles_folder = "data/articles";
static pid_t sandbox_probe = -1;

// WebKit ends the whole program where its sandbox cannot start, so the program asks first. The
// answer takes as long as GTK takes to start, and is fetched afterwards.
static void start_sandbox_probe(void) {
  char *words[] = {"bwrap", "--ro-bind", "/", "/", "--unshare-all", "true", NULL};
  if (posix_spawn(&sandbox_probe, "/usr/bin/bwrap", NULL, NULL, words, environ) != 0)
    sandbox_probe = -1;
}

static gboolean sandbox_can_start(void) {
  int status = 1;
  if (g_getenv("WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS")) status = 0;
  if (sandbox_probe > 0 && waitpid(sandbox_probe, &status, 0) != sandbox_probe) return FALSE;
  return sandbox_probe > 0 && status == 0;
}

gboolean graphics_are_missing(void) {
  GDir *folder = g_dir_open("/dev/dri", 0, NULL);
  gboolean missing = TRUE;
  if (!folder) return TRUE;
  for (const char *name; missing && (name = g_dir_read_name(folder));)
    missing = !g_str_has_prefix(name, "renderD");
  g_dir_close(folder);
  return missing;
}

static void show(GtkApplication *application, const char *address) {
  GtkWindow *window = gtk_application_get_active_window(application);
  if (!window) {
    if (!sandbox_can_start()) {
      g_printerr("No article can be shown: the sandbox of the web engine does not start.\n");
      exit(1);
    }
    // The page first: its process starts and its bytes arrive while the window is built.
    WebKitWebView *page = page_new(articles_folder, address);
    GListModel *catalogue = catalogue_load(articles_folder);
    window = window_new(application, page, catalogue);
    g_object_unref(catalogue);
  }
  gtk_window_present(window);
}

static void activate(GApplication *application, gpointer unused) {
  show(GTK_APPLICATION(application), "lakes://baikal/");
}

static void open_addresses(GApplication *application, GFile **files, int count, const char *hint,
                           gpointer unused) {
  char *address = g_file_get_uri(files[0]);
  show(GTK_APPLICATION(application), address);
  g_free(address);
}

int main(int count, char **words) {
  if (g_getenv("LAKES_ARTICLES")) articles_folder = g_getenv("LAKES_ARTICLES");
  start_sandbox_probe();
  // Without a graphics card GTK's OpenGL renderer draws in software, slowly and with twice the
  // memory.
  if (graphics_are_missing()) g_setenv("GSK_RENDERER", "cairo", FALSE);

  AdwApplication *application =
      adw_application_new("org.lakes.PlainC", G_APPLICATION_HANDLES_OPEN);
  g_signal_connect(application, "activate", G_CALLBACK(activate), NULL);
  g_signal_connect(application, "open", G_CALLBACK(open_addresses), NULL);
  const char *quit[] = {"<Control>q", NULL};
  const char *close[] = {"<Control>w", NULL};
  gtk_application_set_accels_for_action(GTK_APPLICATION(application), "window.close", close);
  gtk_application_set_accels_for_action(GTK_APPLICATION(application), "app.quit", quit);
  GSimpleAction *action = g_simple_action_new("quit", NULL);
  g_signal_connect_swapped(action, "activate", G_CALLBACK(g_application_quit), application);
  g_action_map_add_action(G_ACTION_MAP(application), G_ACTION(action));
  g_object_unref(action);

  int status = g_application_run(G_APPLICATION(application), count, words);
  g_object_unref(application);
  return status;
}

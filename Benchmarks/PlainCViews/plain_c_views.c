#include "plain_c_views.h"

#include <adwaita.h>
#include <time.h>

static GtkWidget *window;

double thread_seconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static void painted(GdkFrameClock *clock, gboolean *is_done) { *is_done = TRUE; }

static GtkWidget *shown_window(gboolean ours) {
  GtkWidget *shown = window;
  GListModel *windows = gtk_window_get_toplevels();
  for (guint i = 0; ours && i < g_list_model_get_n_items(windows); i++) {
    GtkWidget *found = g_list_model_get_item(windows, i);
    if (found != window && gtk_widget_get_mapped(found)) shown = found;
    g_object_unref(found);
  }
  return shown;
}

void draw_frame(int ours) {
  GtkWidget *drawn = shown_window(ours);
  // What waits, as the views that are out of date, comes first.
  while (g_main_context_pending(NULL) && g_main_context_iteration(NULL, FALSE)) continue;
  gboolean is_done = FALSE;
  GdkFrameClock *clock = gtk_widget_get_frame_clock(drawn);
  gulong handler = g_signal_connect(clock, "after-paint", G_CALLBACK(painted), &is_done);
  gtk_widget_queue_draw(drawn);
  while (!is_done) g_main_context_iteration(NULL, TRUE);
  g_signal_handler_disconnect(clock, handler);
}

void turn_main_loop(void) { g_main_context_iteration(NULL, TRUE); }

static int wakeups;

static int counting_poll(GPollFD *descriptors, guint count, int timeout) {
  int result = g_poll(descriptors, count, timeout);
  wakeups++;
  return result;
}

static gboolean finish(gboolean *is_done) {
  *is_done = TRUE;
  return G_SOURCE_REMOVE;
}

int idle_wakeups(double seconds) {
  gboolean is_done = FALSE;
  g_timeout_add((guint)(seconds * 1000), (GSourceFunc)finish, &is_done);
  GPollFunc before = g_main_context_get_poll_func(NULL);
  g_main_context_set_poll_func(NULL, counting_poll);
  wakeups = 0;
  while (!is_done) g_main_context_iteration(NULL, TRUE);
  g_main_context_set_poll_func(NULL, before);
  // The end of the time is one.
  return wakeups - 1;
}

void plain_window_open(void) {
  window = gtk_window_new();
  gtk_window_set_default_size(GTK_WINDOW(window), 800, 600);
  gtk_window_present(GTK_WINDOW(window));
  draw_frame(0);
}

static void clicked(GtkButton *button, gpointer number) {
  gtk_button_set_label(button, GPOINTER_TO_INT(number) ? "again" : "first");
}

double plain_buttons(int count) {
  double start = thread_seconds();
  GtkWidget *column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *box = NULL;
  for (int i = 0; i < count; i++) {
    if (i % 25 == 0) {
      box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6);
      gtk_widget_set_halign(box, GTK_ALIGN_CENTER);
      gtk_box_append(GTK_BOX(column), box);
    }
    char text[32];
    g_snprintf(text, sizeof text, "Button %d", i);
    GtkWidget *button = gtk_button_new_with_label(text);
    gtk_widget_set_valign(button, GTK_ALIGN_CENTER);
    g_signal_connect(button, "clicked", G_CALLBACK(clicked), GINT_TO_POINTER(i));
    gtk_box_append(GTK_BOX(box), button);
  }
  gtk_window_set_child(GTK_WINDOW(window), column);
  return thread_seconds() - start;
}

static void setup(GtkListItemFactory *factory, GtkListItem *item, gpointer wraps) {
  GtkWidget *label = gtk_label_new(NULL);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  // A text that is too long for its row is shown whole, as Text does, or cut.
  gtk_label_set_wrap(GTK_LABEL(label), GPOINTER_TO_INT(wraps));
  if (!wraps) gtk_label_set_ellipsize(GTK_LABEL(label), PANGO_ELLIPSIZE_END);
  gtk_label_set_wrap_mode(GTK_LABEL(label), PANGO_WRAP_WORD_CHAR);
  gtk_list_item_set_child(item, label);
}

static void bind(GtkListItemFactory *factory, GtkListItem *item) {
  gtk_label_set_text(GTK_LABEL(gtk_list_item_get_child(item)),
                     gtk_string_object_get_string(gtk_list_item_get_item(item)));
}

static GtkStringList *model(int count) {
  GtkStringList *strings = gtk_string_list_new(NULL);
  for (int i = 0; i < count; i++) {
    char text[32];
    g_snprintf(text, sizeof text, "row %d", i);
    gtk_string_list_append(strings, text);
  }
  return strings;
}

double plain_model(int count) {
  double start = thread_seconds();
  GtkStringList *strings = model(count);
  double seconds = thread_seconds() - start;
  g_object_unref(strings);
  return seconds;
}

double plain_count(int count) {
  double start = thread_seconds();
  GtkStringList *strings = gtk_string_list_new(NULL);
  const char **texts = g_new(const char *, count + 1);
  for (int i = 0; i < count; i++) texts[i] = "";
  texts[count] = NULL;
  gtk_string_list_splice(strings, 0, 0, texts);
  g_free(texts);
  double seconds = thread_seconds() - start;
  g_object_unref(strings);
  return seconds;
}

double plain_list(int count, int wraps) {
  double start = thread_seconds();
  GtkSingleSelection *selection = gtk_single_selection_new(G_LIST_MODEL(model(count)));
  gtk_single_selection_set_autoselect(selection, FALSE);
  gtk_single_selection_set_can_unselect(selection, TRUE);
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(setup), GINT_TO_POINTER(wraps));
  g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
  GtkWidget *list = gtk_list_view_new(GTK_SELECTION_MODEL(selection), factory);
  gtk_widget_add_css_class(list, "navigation-sidebar");
  GtkWidget *scrolled = gtk_scrolled_window_new();
  gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(scrolled), GTK_POLICY_NEVER,
                                 GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), list);
  gtk_window_set_child(GTK_WINDOW(window), scrolled);
  draw_frame(0);
  return thread_seconds() - start;
}

static GtkWidget *labels[10000];

void plain_show_labels(int count) {
  GtkWidget *column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  for (int i = 0; i < count / 100; i++) {
    GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
    for (int j = 0; j < 100; j++) {
      labels[i * 100 + j] = gtk_label_new("0");
      gtk_box_append(GTK_BOX(row), labels[i * 100 + j]);
    }
    gtk_box_append(GTK_BOX(column), row);
  }
  gtk_window_set_child(GTK_WINDOW(window), column);
  draw_frame(0);
}

double plain_labels(int count, int changes) {
  plain_show_labels(count);
  GtkWidget *label = labels[count - 1];
  double start = thread_seconds();
  for (int i = 0; i < changes; i++) gtk_label_set_text(GTK_LABEL(label), i % 2 ? "1" : "2");
  double seconds = (thread_seconds() - start) / changes;
  draw_frame(0);
  return seconds;
}

static void change_plain(int label, int number) {
  char text[16];
  g_snprintf(text, sizeof text, "%d", number);
  gtk_label_set_text(GTK_LABEL(labels[label]), text);
}

typedef struct {
  void (*change)(int label, int number);
  GRand *random;
  gint64 start, last_frame;
  int changes, all_changes, frames, dropped;
} Changing;

// As many as are due: where the main loop was busy, those that it missed come together.
static gboolean change_some(Changing *changing) {
  gint64 due = (g_get_monotonic_time() - changing->start) / 1000;
  while (changing->changes < MIN(due, changing->all_changes)) {
    int label = g_rand_int_range(changing->random, 0, 100);
    changing->change(label, changing->changes++ % 10);
  }
  return G_SOURCE_CONTINUE;
}

static void count_frame(GdkFrameClock *clock, Changing *changing) {
  gint64 now = gdk_frame_clock_get_frame_time(clock), interval, presentation;
  gdk_frame_clock_get_refresh_info(clock, now, &interval, &presentation);
  // Longer than one and a half refreshes: at least one went by without a frame.
  if (changing->last_frame && now - changing->last_frame > interval * 3 / 2)
    changing->dropped += (int)((now - changing->last_frame + interval / 2) / interval) - 1;
  changing->last_frame = now;
  changing->frames++;
}

double change_labels(double seconds, void (*change)(int, int), int *frames, int *dropped) {
  Changing changing = {.change = change ? change : change_plain,
                       .random = g_rand_new_with_seed(1),
                       .all_changes = (int)(seconds * 1000)};
  draw_frame(change != NULL);
  GdkFrameClock *clock = gtk_widget_get_frame_clock(shown_window(change != NULL));
  gulong handler = g_signal_connect(clock, "after-paint", G_CALLBACK(count_frame), &changing);
  changing.start = g_get_monotonic_time();
  double start = thread_seconds();
  guint timer = g_timeout_add(1, (GSourceFunc)change_some, &changing);
  while (changing.changes < changing.all_changes) g_main_context_iteration(NULL, TRUE);
  double used = thread_seconds() - start;
  g_source_remove(timer);
  g_signal_handler_disconnect(clock, handler);
  g_rand_free(changing.random);
  *frames = changing.frames;
  *dropped = changing.dropped;
  return used / seconds;
}

void plain_clear(void) {
  gtk_window_set_child(GTK_WINDOW(window), NULL);
  draw_frame(0);
}

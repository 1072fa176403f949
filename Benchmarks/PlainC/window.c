// The window: the articles at the side, the page with its buttons and its progress.

#include "article.h"

static void name(gpointer widget, const char *label) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static GtkWidget *button_new(const char *icon, const char *label) {
  GtkWidget *button = gtk_button_new_from_icon_name(icon);
  gtk_widget_set_tooltip_text(button, label);
  name(button, label);
  return button;
}

// MARK: Sidebar

static void set_up_row(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer unused) {
  GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *picture = gtk_image_new();
  GtkWidget *words = gtk_box_new(GTK_ORIENTATION_VERTICAL, 1);
  gtk_image_set_icon_size(GTK_IMAGE(picture), GTK_ICON_SIZE_LARGE);
  gtk_box_append(GTK_BOX(row), picture);
  gtk_box_append(GTK_BOX(row), words);
  gtk_widget_set_margin_top(row, 4);
  gtk_widget_set_margin_bottom(row, 4);
  for (int i = 0; i < 2; i++) {
    GtkWidget *label = gtk_label_new(NULL);
    gtk_label_set_xalign(GTK_LABEL(label), 0);
    gtk_label_set_ellipsize(GTK_LABEL(label), PANGO_ELLIPSIZE_END);
    gtk_box_append(GTK_BOX(words), label);
  }
  gtk_widget_add_css_class(gtk_widget_get_last_child(words), "dim-label");
  gtk_widget_add_css_class(gtk_widget_get_last_child(words), "caption");
  gtk_list_item_set_child(item, row);
}

static void bind_row(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer unused) {
  ArticleEntry *entry = gtk_list_item_get_item(item);
  GtkWidget *picture = gtk_widget_get_first_child(gtk_list_item_get_child(item));
  GtkWidget *title = gtk_widget_get_first_child(gtk_widget_get_next_sibling(picture));
  gtk_image_set_from_paintable(GTK_IMAGE(picture), GDK_PAINTABLE(article_entry_preview(entry)));
  gtk_label_set_label(GTK_LABEL(title), article_entry_title(entry));
  gtk_label_set_label(GTK_LABEL(gtk_widget_get_next_sibling(title)), article_entry_summary(entry));
}

static void chosen(GtkSingleSelection *selection, GParamSpec *property, WebKitWebView *page) {
  ArticleEntry *entry = gtk_single_selection_get_selected_item(selection);
  char *address = g_strdup_printf("lakes://%s/", article_entry_name(entry));
  webkit_web_view_load_uri(page, address);
  g_free(address);
}

// The row of the article that is loading already.
static guint row_of(GListModel *catalogue, const char *address) {
  guint row = GTK_INVALID_LIST_POSITION;
  for (guint i = 0; i < g_list_model_get_n_items(catalogue); i++) {
    ArticleEntry *entry = g_list_model_get_item(catalogue, i);
    char *own = g_strdup_printf("lakes://%s/", article_entry_name(entry));
    if (g_str_has_prefix(address, own)) row = i;
    g_free(own);
    g_object_unref(entry);
  }
  return row;
}

static gboolean choose_neighbour(GtkWidget *window, GVariant *step, gpointer selection) {
  guint row = gtk_single_selection_get_selected(selection) + (guint)g_variant_get_int32(step);
  guint count = g_list_model_get_n_items(G_LIST_MODEL(selection));
  if (row < count) gtk_single_selection_set_selected(selection, row);
  return TRUE;
}

static void bind_keys(GtkWidget *window, GtkSingleSelection *selection) {
  GtkEventController *keys = gtk_shortcut_controller_new();
  gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE);
  for (int step = -1; step <= 1; step += 2) {
    GtkShortcut *shortcut = gtk_shortcut_new(
        gtk_keyval_trigger_new(step < 0 ? GDK_KEY_Page_Up : GDK_KEY_Page_Down, GDK_CONTROL_MASK),
        gtk_callback_action_new(choose_neighbour, g_object_ref(selection), g_object_unref));
    gtk_shortcut_set_arguments(shortcut, g_variant_new_int32(step));
    gtk_shortcut_controller_add_shortcut(GTK_SHORTCUT_CONTROLLER(keys), shortcut);
  }
  gtk_widget_add_controller(window, keys);
}

static GtkWidget *sidebar_new(GtkWidget *window, WebKitWebView *page, GListModel *catalogue) {
  GtkSingleSelection *selection = gtk_single_selection_new(g_object_ref(catalogue));
  gtk_single_selection_set_autoselect(selection, FALSE);
  gtk_single_selection_set_can_unselect(selection, TRUE);
  gtk_single_selection_set_selected(selection, row_of(catalogue, webkit_web_view_get_uri(page)));
  g_signal_connect_object(selection, "notify::selected", G_CALLBACK(chosen), page, 0);

  bind_keys(window, selection);

  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(set_up_row), NULL);
  g_signal_connect(factory, "bind", G_CALLBACK(bind_row), NULL);
  GtkWidget *list = gtk_list_view_new(GTK_SELECTION_MODEL(selection), factory);
  gtk_widget_add_css_class(list, "navigation-sidebar");
  name(list, "Articles");
  GtkWidget *scrolled = gtk_scrolled_window_new();
  gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(scrolled), GTK_POLICY_NEVER,
                                 GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), list);
  gtk_widget_set_vexpand(scrolled, TRUE);

  GtkWidget *bar = adw_header_bar_new();
  adw_header_bar_set_title_widget(ADW_HEADER_BAR(bar), adw_window_title_new("Lakes", ""));
  adw_header_bar_set_show_end_title_buttons(ADW_HEADER_BAR(bar), FALSE);
  GtkWidget *search = gtk_search_entry_new();
  name(search, "Filter Articles");
  g_object_set(search, "placeholder-text", "Filter Articles", NULL);
  gtk_widget_set_margin_start(search, 6);
  gtk_widget_set_margin_end(search, 6);
  gtk_widget_set_margin_bottom(search, 6);
  GtkWidget *heading = gtk_label_new("Lakes of the World");
  gtk_label_set_xalign(GTK_LABEL(heading), 0);
  gtk_widget_set_margin_start(heading, 15);
  gtk_widget_add_css_class(heading, "dim-label");
  gtk_widget_add_css_class(heading, "caption-heading");
  GtkWidget *side = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append(GTK_BOX(side), bar);
  gtk_box_append(GTK_BOX(side), search);
  gtk_box_append(GTK_BOX(side), heading);
  gtk_box_append(GTK_BOX(side), scrolled);
  gtk_widget_set_size_request(side, 280, -1);
  return side;
}

// MARK: Page

static GtkWidget *header_new(WebKitWebView *page, GtkWidget *flap) {
  GtkWidget *bar = adw_header_bar_new();
  GtkWidget *toggle = gtk_toggle_button_new();
  gtk_button_set_icon_name(GTK_BUTTON(toggle), "sidebar-show-symbolic");
  gtk_widget_set_tooltip_text(toggle, "Toggle Sidebar");
  name(toggle, "Toggle Sidebar");
  g_object_bind_property(flap, "reveal-flap", toggle, "active",
                         G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
  GtkWidget *back = button_new("go-previous-symbolic", "Back");
  GtkWidget *forward = button_new("go-next-symbolic", "Forward");
  GtkWidget *reload = button_new("view-refresh-symbolic", "Reload");
  gtk_widget_set_sensitive(back, FALSE);
  gtk_widget_set_sensitive(forward, FALSE);
  g_signal_connect_swapped(back, "clicked", G_CALLBACK(webkit_web_view_go_back), page);
  g_signal_connect_swapped(forward, "clicked", G_CALLBACK(webkit_web_view_go_forward), page);
  g_signal_connect_swapped(reload, "clicked", G_CALLBACK(webkit_web_view_reload), page);
  GtkWidget *starts[] = {toggle, back, forward, reload};
  for (size_t i = 0; i < G_N_ELEMENTS(starts); i++)
    adw_header_bar_pack_start(ADW_HEADER_BAR(bar), starts[i]);

  GMenu *menu = g_menu_new();
  g_menu_append(menu, "Close", "window.close");
  g_menu_append(menu, "Quit", "app.quit");
  GtkWidget *main_menu = gtk_menu_button_new();
  gtk_menu_button_set_icon_name(GTK_MENU_BUTTON(main_menu), "open-menu-symbolic");
  gtk_menu_button_set_menu_model(GTK_MENU_BUTTON(main_menu), G_MENU_MODEL(menu));
  g_object_unref(menu);
  name(main_menu, "Main Menu");
  adw_header_bar_pack_end(ADW_HEADER_BAR(bar), main_menu);
  adw_header_bar_pack_end(ADW_HEADER_BAR(bar),
                          button_new("edit-find-symbolic", "Find in Page"));

  GtkWidget *title = adw_window_title_new("", "Lakes of the World");
  g_object_bind_property(page, "title", title, "title", G_BINDING_SYNC_CREATE);
  adw_header_bar_set_title_widget(ADW_HEADER_BAR(bar), title);

  WebKitBackForwardList *list = webkit_web_view_get_back_forward_list(page);
  g_object_set_data(G_OBJECT(list), "back", back);
  g_object_set_data(G_OBJECT(list), "forward", forward);
  return bar;
}

static void history_changed(WebKitBackForwardList *list, WebKitBackForwardListItem *item,
                            gpointer removed, WebKitWebView *page) {
  gtk_widget_set_sensitive(g_object_get_data(G_OBJECT(list), "back"),
                           webkit_web_view_can_go_back(page));
  gtk_widget_set_sensitive(g_object_get_data(G_OBJECT(list), "forward"),
                           webkit_web_view_can_go_forward(page));
}

static GtkWidget *content_new(WebKitWebView *page, GtkWidget *flap) {
  GtkWidget *progress = gtk_progress_bar_new();
  gtk_widget_add_css_class(progress, "osd");
  gtk_widget_set_valign(progress, GTK_ALIGN_START);
  g_object_bind_property(page, "estimated-load-progress", progress, "fraction",
                         G_BINDING_SYNC_CREATE);
  g_object_bind_property(page, "is-loading", progress, "visible", G_BINDING_SYNC_CREATE);
  GtkWidget *overlay = gtk_overlay_new();
  gtk_overlay_set_child(GTK_OVERLAY(overlay), GTK_WIDGET(page));
  gtk_overlay_add_overlay(GTK_OVERLAY(overlay), progress);
  gtk_widget_set_vexpand(overlay, TRUE);

  GtkWidget *content = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append(GTK_BOX(content), header_new(page, flap));
  gtk_box_append(GTK_BOX(content), overlay);
  gtk_widget_set_hexpand(content, TRUE);
  g_signal_connect_object(webkit_web_view_get_back_forward_list(page), "changed",
                          G_CALLBACK(history_changed), page, 0);
  return content;
}

GtkWindow *window_new(GtkApplication *application, WebKitWebView *page, GListModel *catalogue) {
  GtkWidget *window = adw_application_window_new(application);
  GtkWidget *flap = adw_flap_new();
  gtk_window_set_default_size(GTK_WINDOW(window), 1100, 760);
  gtk_window_set_title(GTK_WINDOW(window), "Lakes");
  g_object_bind_property(page, "title", window, "title", G_BINDING_DEFAULT);
  adw_flap_set_separator(ADW_FLAP(flap), gtk_separator_new(GTK_ORIENTATION_VERTICAL));
  adw_flap_set_flap(ADW_FLAP(flap), sidebar_new(window, page, catalogue));
  adw_flap_set_content(ADW_FLAP(flap), content_new(page, flap));
  adw_application_window_set_content(ADW_APPLICATION_WINDOW(window), flap);
  gtk_widget_grab_focus(GTK_WIDGET(page));
  return GTK_WINDOW(window);
}

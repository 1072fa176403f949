#include "include/accessibility.h"

gboolean lakes_accessible_property_is(GtkWidget *widget, GtkAccessibleProperty property,
                                      const char *text) {
  char *difference = gtk_test_accessible_check_property(GTK_ACCESSIBLE(widget), property, text);
  gboolean is_equal = difference == NULL;
  g_free(difference);
  return is_equal;
}

gboolean lakes_accessible_state_is(GtkWidget *widget, GtkAccessibleState state, gboolean value) {
  char *difference = gtk_test_accessible_check_state(GTK_ACCESSIBLE(widget), state, value);
  gboolean is_equal = difference == NULL;
  g_free(difference);
  return is_equal;
}

gboolean lakes_accessible_is_labelled_by(GtkWidget *widget, GtkWidget *label) {
  char *difference = gtk_test_accessible_check_relation(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY, label, NULL);
  gboolean is_equal = difference == NULL;
  g_free(difference);
  return is_equal;
}

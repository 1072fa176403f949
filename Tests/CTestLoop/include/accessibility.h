#pragma once

#include <gtk/gtk.h>

/// Whether an accessible property has a text as its value. (GTK's own check takes variable
/// arguments, which Swift cannot pass.)
gboolean lakes_accessible_property_is(GtkWidget *widget, GtkAccessibleProperty property,
                                      const char *text);

/// Whether an accessible state that is true or false has a value.
gboolean lakes_accessible_state_is(GtkWidget *widget, GtkAccessibleState state, gboolean value);

/// Whether a widget is named by another one.
gboolean lakes_accessible_is_labelled_by(GtkWidget *widget, GtkWidget *label);

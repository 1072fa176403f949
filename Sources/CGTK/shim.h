#pragma once

#include <adwaita.h>
#include <glib-unix.h>
#include <gtk/gtk.h>
#include <libintl.h>

// Macros that Swift cannot import, each as a function of the same meaning.

static inline GType lakes_type_of_instance(gconstpointer instance) {
  return G_TYPE_FROM_INSTANCE(instance);
}

static inline GType lakes_type_fundamental(GType type) { return G_TYPE_FUNDAMENTAL(type); }

static inline gboolean lakes_is_floating(gpointer object) {
  return G_IS_INITIALLY_UNOWNED(object) && g_object_is_floating(object);
}

static inline GType lakes_type_none(void) { return G_TYPE_NONE; }
static inline GType lakes_type_boolean(void) { return G_TYPE_BOOLEAN; }
static inline GType lakes_type_int(void) { return G_TYPE_INT; }
static inline GType lakes_type_uint(void) { return G_TYPE_UINT; }
static inline GType lakes_type_int64(void) { return G_TYPE_INT64; }
static inline GType lakes_type_uint64(void) { return G_TYPE_UINT64; }
static inline GType lakes_type_double(void) { return G_TYPE_DOUBLE; }
static inline GType lakes_type_float(void) { return G_TYPE_FLOAT; }
static inline GType lakes_type_string(void) { return G_TYPE_STRING; }
static inline GType lakes_type_object(void) { return G_TYPE_OBJECT; }
static inline GType lakes_type_boxed(void) { return G_TYPE_BOXED; }
static inline GType lakes_type_pointer(void) { return G_TYPE_POINTER; }
static inline GType lakes_type_enum(void) { return G_TYPE_ENUM; }
static inline GType lakes_type_flags(void) { return G_TYPE_FLAGS; }
static inline GType lakes_type_long(void) { return G_TYPE_LONG; }
static inline GType lakes_type_ulong(void) { return G_TYPE_ULONG; }
static inline GType lakes_type_param(void) { return G_TYPE_PARAM; }
static inline GType lakes_type_variant(void) { return G_TYPE_VARIANT; }
static inline GType lakes_type_interface(void) { return G_TYPE_INTERFACE; }

// The header of settings' backends is read only where this is defined first.
#define G_SETTINGS_ENABLE_BACKEND
#include <gio/gsettingsbackend.h>

static inline gpointer lakes_default_settings_backend(void) {
  return g_settings_backend_get_default();
}

// A menu button is two widgets, of which one shall be a button to assistive technologies: the toggle
// button inside. (What is presentational takes all inside it away from them in GTK 4.8.)
static inline GtkWidget *lakes_menu_button_as_group(void) {
  return g_object_new(GTK_TYPE_MENU_BUTTON, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP,
                      NULL);
}

// GTK takes relations as variable arguments, which Swift cannot pass.
static inline void lakes_accessible_labelled_by(GtkWidget *widget, GtkWidget *label) {
  gtk_accessible_update_relation(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                 label, NULL, -1);
}

// The dispatch main queue on the GLib main loop: see MainLoop.swift.
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *unused);

#include <sys/syscall.h>
#include <unistd.h>

// In a header of glibc's own, which Swift does not read.
#include <malloc.h>

static inline void lakes_give_back_memory(void) { malloc_trim(0); }

static inline int lakes_is_main_thread(void) { return syscall(SYS_gettid) == getpid(); }

#pragma once

#include <gtk/gtk.h>

// What a user does, as GTK tells it to an event controller. (To emit a signal with arguments takes
// variable arguments, which Swift cannot pass.)

/// A button of the mouse is let go.
void lakes_test_released(GObject *gesture, int taps, double x);

/// The pointer comes over the widget.
void lakes_test_entered(GObject *controller);

/// A key is pressed; true where that was handled.
gboolean lakes_test_key_pressed(GObject *controller, guint key, guint code, GdkModifierType state);

/// A key is let go.
void lakes_test_key_released(GObject *controller, guint key, guint code, GdkModifierType state);

/// Two fingers on a touchpad scroll; true where that was handled.
gboolean lakes_test_scrolled(GObject *controller, double x, double y);

/// Two fingers touch a touchpad, or go from it.
void lakes_test_touched(GObject *controller, gboolean is_down);

/// Lets a click gesture hear of a press.
void lakes_press_gesture(gpointer gesture, double x, double y);

/// Lets a drop target hear that something is held over it; what it would do with it.
GdkDragAction lakes_enter_target(gpointer target);

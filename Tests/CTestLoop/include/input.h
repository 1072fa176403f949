#pragma once

#include <gtk/gtk.h>

/// Lets a key controller hear of a key; whether it has handled it. (Signals with parameters are
/// emitted with variable arguments, which Swift cannot pass.)
gboolean lakes_press_key(gpointer controller, guint key, GdkModifierType modifiers);

/// Lets a click gesture hear of a press.
void lakes_press_gesture(gpointer gesture, double x, double y);

/// Lets a drop target hear that something is held over it; what it would do with it.
GdkDragAction lakes_enter_target(gpointer target);

#include "include/input.h"

gboolean lakes_press_key(gpointer controller, guint key, GdkModifierType modifiers) {
  gboolean is_handled = FALSE;
  g_signal_emit_by_name(controller, "key-pressed", key, 0, modifiers, &is_handled);
  return is_handled;
}

void lakes_press_gesture(gpointer gesture, double x, double y) {
  g_signal_emit_by_name(gesture, "pressed", 1, x, y);
}

GdkDragAction lakes_enter_target(gpointer target) {
  GdkDragAction action = 0;
  g_signal_emit_by_name(target, "drag-enter", NULL, 1.0, 1.0, &action);
  return action;
}

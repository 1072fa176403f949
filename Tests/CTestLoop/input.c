#include "include/input.h"

void lakes_test_released(GObject *gesture, int taps, double x) {
  g_signal_emit_by_name(gesture, "released", taps, x, 5.0);
}

void lakes_test_entered(GObject *controller) {
  g_signal_emit_by_name(controller, "enter", 1.0, 1.0);
}

gboolean lakes_test_key_pressed(GObject *controller, guint key, guint code,
                                GdkModifierType state) {
  gboolean is_handled = FALSE;
  g_signal_emit_by_name(controller, "key-pressed", key, code, state, &is_handled);
  return is_handled;
}

void lakes_test_key_released(GObject *controller, guint key, guint code, GdkModifierType state) {
  g_signal_emit_by_name(controller, "key-released", key, code, state);
}

gboolean lakes_test_scrolled(GObject *controller, double x, double y) {
  gboolean is_handled = FALSE;
  g_signal_emit_by_name(controller, "scroll", x, y, &is_handled);
  return is_handled;
}

void lakes_test_touched(GObject *controller, gboolean is_down) {
  g_signal_emit_by_name(controller, is_down ? "scroll-begin" : "scroll-end");
}

void lakes_press_gesture(gpointer gesture, double x, double y) {
  g_signal_emit_by_name(gesture, "pressed", 1, x, y);
}

GdkDragAction lakes_enter_target(gpointer target) {
  GdkDragAction action = 0;
  g_signal_emit_by_name(target, "drag-enter", NULL, 1.0, 1.0, &action);
  return action;
}

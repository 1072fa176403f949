#pragma once

#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XTest.h>

// XGetImage of the whole pixel; the macro is not seen by Swift.
static inline XImage *lakes_get_image(Display *display, Drawable drawable, int x, int y,
                                      unsigned width, unsigned height) {
  return XGetImage(display, drawable, x, y, width, height, AllPlanes, ZPixmap);
}

// A macro as well.
static inline void lakes_destroy_image(XImage *image) { XDestroyImage(image); }

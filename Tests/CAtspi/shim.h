#pragma once

#include <atspi/atspi.h>
#include <X11/extensions/XTest.h>

#pragma once
// What Swift cannot say of GTK by itself: subclasses, casts, signals, calls with variable arguments.
#include <adwaita.h>
#include <glib-unix.h>

#include "fenestra-accessible.h"
#include "fenestra-clicks.h"
#include "fenestra-drawing.h"
#include "fenestra-effects.h"
#include "fenestra-host.h"
#include "fenestra-keys.h"
#include "fenestra-list.h"
#include "fenestra-main-loop.h"
#include "fenestra-menu.h"
#include "fenestra-menu-bar.h"
#include "fenestra-memory.h"
#include "fenestra-pointer.h"
#include "fenestra-presentation.h"
#include "fenestra-properties.h"
#include "fenestra-signals.h"
#include "fenestra-text.h"
#include "fenestra-tray.h"
#include "fenestra-state.h"
#include "fenestra-services.h"
#include "fenestra-fetch.h"
#include "fenestra-files.h"
#include "fenestra-desktop.h"
#include "fenestra-window-place.h"

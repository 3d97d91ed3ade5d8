#pragma once
#include <gtk/gtk.h>

// The part of the first monitor that panels leave free, in points; false without a monitor.
gboolean fenestra_work_area(GdkRectangle *_Nonnull area);
// Whether the window is on the screen in some way: shown and not minimised.
gboolean fenestra_window_is_drawn(GtkWidget *_Nonnull window);

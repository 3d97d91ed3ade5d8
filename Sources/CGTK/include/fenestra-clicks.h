#pragma once
#include <gtk/gtk.h>

// Lets a click that a layout of the window falls into be one.
void fenestra_window_keep_clicks(GtkWidget *_Nonnull window);

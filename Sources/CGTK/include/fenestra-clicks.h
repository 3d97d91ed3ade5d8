#pragma once
#include <gtk/gtk.h>

// Lets a click that a layout of the window falls into be one.
void fenestra_window_keep_clicks(GtkWidget *_Nonnull window);
// Has a press of a button be its own, where what it is in would use it too.
void fenestra_button_claim_presses(GtkWidget *_Nonnull button);

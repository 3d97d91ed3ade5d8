#pragma once
#include <gtk/gtk.h>

// Gives a menu button a menu that is made when it is first opened, and that gives the keyboard focus back to where it
// was when it closes.
void fenestra_menu_button_set_model(GtkWidget *_Nonnull button, GMenuModel *_Nonnull model);

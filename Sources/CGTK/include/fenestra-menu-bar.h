#pragma once
#include <gtk/gtk.h>

// A window's bar of menus that shows `model`. Sections marked by `fenestra_menu_fills_late` have their entries while
// their menu is open, and none before: GTK makes the widgets of every menu with the bar, so that a list of all windows
// in the bar of each would cost their square.
GtkWidget *_Nonnull fenestra_menu_bar_new(GMenuModel *_Nonnull model);

// Lets the menu stay that a key has opened while the pointer rests on the title of another.
void fenestra_menu_bar_keep_to_keys(GtkWidget *_Nonnull bar);
// The same for each title in the bar, and its menu.
void fenestra_menu_bar_item_keeps_to_keys(GtkWidget *_Nonnull item, GtkWidget *_Nonnull menu);

// Marks the model of a section; before it is put anywhere.
void fenestra_menu_fills_late(GMenuModel *_Nonnull section);

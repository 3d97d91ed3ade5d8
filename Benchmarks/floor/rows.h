/* The rows of the list modes: a model item with a text, and the widgets that show it. */
#pragma once
#include <gtk/gtk.h>

#define FLOOR_TYPE_ITEM (floor_item_get_type ())
G_DECLARE_FINAL_TYPE (FloorItem, floor_item, FLOOR, ITEM, GObject)

FloorItem *floor_item_new (const char *text);
/* Tells who shows it. */
void floor_item_set_text (FloorItem *item, const char *text);

/* A row widget; *label is where its text stands. A rich row has a second label and a button. */
GtkWidget *row_new (gboolean rich, GtkLabel **label);

/* A list view over a store of items. */
GtkWidget *list_view_new (GListStore *store, gboolean rich);
/* How often a row widget was made and bound so far. */
extern int row_setups, row_binds;

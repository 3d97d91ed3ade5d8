/* A text view with much text in it, and typing into it. */
#pragma once
#include <gtk/gtk.h>

GtkWidget *edit_new (int kib);
/* One character at the caret, as a key does it. */
void edit_type (int number);

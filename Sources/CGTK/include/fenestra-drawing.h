#pragma once
#include <gtk/gtk.h>

// A widget that its owner draws. The owner is not retained; it takes itself away (NULL) before it goes.
typedef void (*FenestraDraw)(void *_Nonnull owner, GtkSnapshot *_Nonnull snapshot, int width, int height);

GtkWidget *_Nonnull fenestra_drawing_new(FenestraDraw _Nonnull draw, GtkAccessibleRole role);
void fenestra_drawing_set_owner(GtkWidget *_Nonnull drawing, void *_Nullable owner);

// Asked whether the pointer meets the drawing at a place within its frame; without it every place does.
typedef gboolean (*FenestraMeets)(void *_Nonnull owner, double x, double y);
void fenestra_drawing_set_meets(GtkWidget *_Nonnull drawing, FenestraMeets _Nullable meets);

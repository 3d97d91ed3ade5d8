#pragma once
#include <gtk/gtk.h>

// Properties that have no setter of their own.
static inline void fenestra_set_boolean(GtkWidget *_Nonnull widget, const char *_Nonnull name, gboolean value)
{
    g_object_set(widget, name, value, NULL);
}

static inline void fenestra_set_string(GtkWidget *_Nonnull widget, const char *_Nonnull name,
                                       const char *_Nullable value)
{
    g_object_set(widget, name, value, NULL);
}

// What GtkSettings says of animations, and of the resolution of text in 1024ths of a dot an inch.
static inline void fenestra_get_settings(GtkSettings *_Nonnull settings, gboolean *_Nonnull animates,
                                         int *_Nonnull resolution)
{
    g_object_get(settings, "gtk-enable-animations", animates, "gtk-xft-dpi", resolution, NULL);
}

static inline gboolean fenestra_is_button(GtkWidget *_Nonnull widget) { return GTK_IS_BUTTON(widget); }

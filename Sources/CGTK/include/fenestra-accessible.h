#pragma once
#include <gtk/gtk.h>

// GtkAccessible's setters have variable arguments. NULL takes a property back to what the widget says by itself.
static inline void fenestra_accessible_set(GtkWidget *_Nonnull widget, GtkAccessibleProperty property,
                                           const char *_Nullable text)
{
    if (text)
        gtk_accessible_update_property(GTK_ACCESSIBLE(widget), property, text, -1);
    else
        gtk_accessible_reset_property(GTK_ACCESSIBLE(widget), property);
}

static inline void fenestra_accessible_set_hidden(GtkWidget *_Nonnull widget, gboolean hidden)
{
    if (hidden)
        gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
    else
        gtk_accessible_reset_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_HIDDEN);
}

static inline void fenestra_accessible_set_mixed(GtkWidget *_Nonnull widget, gboolean checked, gboolean mixed)
{
    GtkAccessibleTristate state = mixed ? GTK_ACCESSIBLE_TRISTATE_MIXED
        : checked ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE;
    gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_CHECKED, state, -1);
}

// Only before the widget was shown or described.
static inline void fenestra_accessible_set_role(GtkWidget *_Nonnull widget, GtkAccessibleRole role)
{
    g_object_set(widget, "accessible-role", role, NULL);
}

static inline void fenestra_accessible_set_selected(GtkWidget *_Nonnull widget, gboolean selected)
{
    gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_SELECTED, selected, -1);
}

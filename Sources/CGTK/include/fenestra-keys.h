#pragma once
#include <gtk/gtk.h>

typedef gboolean (*FenestraKeyPressed)(void *_Nonnull controller, guint keyval, guint keycode, GdkModifierType state,
                                       void *_Nonnull receiver);
typedef void (*FenestraKeyReleased)(void *_Nonnull controller, guint keyval, guint keycode, GdkModifierType state,
                                    void *_Nonnull receiver);

static inline void fenestra_connect_key(void *_Nonnull controller, const char *_Nonnull signal,
                                        FenestraKeyPressed _Nonnull handler, void *_Nonnull receiver)
{
    g_signal_connect(controller, signal, G_CALLBACK(handler), receiver);
}

static inline void fenestra_connect_key_released(void *_Nonnull controller, FenestraKeyReleased _Nonnull handler,
                                                 void *_Nonnull receiver)
{
    g_signal_connect(controller, "key-released", G_CALLBACK(handler), receiver);
}

static inline gboolean fenestra_key_is_modifier(void *_Nonnull event) { return gdk_key_event_is_modifier(event); }

// Whether text is edited in the widget.
static inline gboolean fenestra_is_text(GtkWidget *_Nonnull widget)
{
    return GTK_IS_EDITABLE(widget) || GTK_IS_TEXT_VIEW(widget);
}

// Whether the widget is in a menu, a menu bar or the title bar.
static inline gboolean fenestra_is_in_menu(GtkWidget *_Nonnull widget)
{
    for (GtkWidget *at = widget; at; at = gtk_widget_get_parent(at))
        if (GTK_IS_POPOVER_MENU(at) || GTK_IS_POPOVER_MENU_BAR(at))
            return TRUE;
    return FALSE;
}

#pragma once
#include <gtk/gtk.h>

// Gives a menu button a menu that is made when it is first opened, and that gives the keyboard focus back.
void fenestra_menu_button_set_model(GtkWidget *_Nonnull button, GMenuModel *_Nonnull model);

// Notes which widget in the content has the focus, for menus that give it back.
void fenestra_window_note_focus(GtkWidget *_Nonnull window, GtkWidget *_Nullable focus);
// The widget that was noted last; NULL where it has gone. Not retained.
GtkWidget *_Nullable fenestra_window_noted_focus(GtkWidget *_Nonnull window);
// Gives the focus to the widget that was noted last.
void fenestra_window_give_focus_back(GtkWidget *_Nonnull window);
// Whether the widget edits text that is not searched for.
gboolean fenestra_is_plain_text(GtkWidget *_Nonnull widget);

// Has a popover give the keyboard focus back, when it closes, to where it was in the content.
void fenestra_popover_gives_focus_back(GtkWidget *_Nonnull popover);

// The same for the menu that the focus has come into, whoever made it.
void fenestra_menu_gives_focus_back(GtkWidget *_Nonnull focus);

static inline void fenestra_menu_item_set_string(GMenuItem *_Nonnull item, const char *_Nonnull name,
                                                 const char *_Nonnull value)
{
    g_menu_item_set_attribute(item, name, "s", value);
}

// A click's "pressed": the number of clicks and where; the receiver says whether nobody else should have the click.
typedef gboolean (*FenestraPressed)(void *_Nonnull gesture, int count, double x, double y, void *_Nonnull receiver);
void fenestra_connect_pressed(void *_Nonnull gesture, FenestraPressed _Nonnull handler, void *_Nonnull receiver);
// Gives the focus back to the content, if it is then still on a widget that is not shown.
void fenestra_window_leave_hidden_focus(GtkWidget *_Nonnull window);

// Activates an action of the widget in the window's content that has the focus, or had it before a menu opened.
void fenestra_window_activate_in_focus(GtkWidget *_Nonnull window, const char *_Nonnull action);

// Whether the desktop shows menus of apps in a bar of its own.
gboolean fenestra_desktop_shows_menu_bar(void);

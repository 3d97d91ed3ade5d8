#include "fenestra-menu.h"

// The widget in a window's content that had the focus last, as a weak reference; data of the window.
static const char focus_key[] = "fenestra-content-focus";

static void free_focus(gpointer data)
{
    g_weak_ref_clear(data);
    g_free(data);
}

void fenestra_window_note_focus(GtkWidget *window, GtkWidget *focus)
{
    GWeakRef *noted = g_object_get_data(G_OBJECT(window), focus_key);
    if (!noted) {
        noted = g_new0(GWeakRef, 1);
        g_weak_ref_init(noted, NULL);
        g_object_set_data_full(G_OBJECT(window), focus_key, noted, free_focus);
    }
    g_weak_ref_set(noted, focus);
}

GtkWidget *fenestra_window_noted_focus(GtkWidget *window)
{
    GWeakRef *noted = g_object_get_data(G_OBJECT(window), focus_key);
    GtkWidget *focus = noted ? g_weak_ref_get(noted) : NULL;
    // The window has the widget, if it is there.
    if (focus)
        g_object_unref(focus);
    return focus;
}

gboolean fenestra_is_plain_text(GtkWidget *widget)
{
    return GTK_IS_TEXT(widget) && !gtk_widget_get_ancestor(widget, GTK_TYPE_SEARCH_ENTRY);
}

static void give_focus_back(GtkRoot *root)
{
    GWeakRef *noted = g_object_get_data(G_OBJECT(root), focus_key);
    GtkWidget *focus = noted ? g_weak_ref_get(noted) : NULL;
    // GTK leaves the focus on a hidden item when the item's action has brought another window to the front; the window
    // would then be deaf to keys. No focus at all is better than that.
    gtk_root_set_focus(root, focus && gtk_widget_get_root(focus) == root ? focus : NULL);
    g_clear_object(&focus);
}

static gboolean menu_is_gone(gpointer window)
{
    GtkWidget *focus = gtk_root_get_focus(window);
    if (focus && !gtk_widget_get_mapped(focus) && !gtk_widget_in_destruction(window))
        give_focus_back(window);
    return G_SOURCE_REMOVE;
}

void fenestra_window_give_focus_back(GtkWidget *window)
{
    give_focus_back(GTK_ROOT(window));
}

void fenestra_window_leave_hidden_focus(GtkWidget *window)
{
    g_idle_add_full(G_PRIORITY_DEFAULT, menu_is_gone, g_object_ref(window), g_object_unref);
}

static void menu_closed(GtkWidget *popover, gpointer data)
{
    GtkRoot *root = gtk_widget_get_root(popover);
    if (!root || gtk_widget_in_destruction(GTK_WIDGET(root)))
        return;
    give_focus_back(root);
}

void fenestra_popover_gives_focus_back(GtkWidget *popover)
{
    g_signal_connect(popover, "closed", G_CALLBACK(menu_closed), NULL);
}

static gboolean has_open_menu(GtkWidget *bar)
{
    for (GtkWidget *item = gtk_widget_get_first_child(bar); item; item = gtk_widget_get_next_sibling(item))
        for (GtkWidget *part = gtk_widget_get_first_child(item); part; part = gtk_widget_get_next_sibling(part))
            if (GTK_IS_POPOVER(part) && gtk_widget_get_mapped(part))
                return TRUE;
    return FALSE;
}

static gboolean bar_is_hovered(gpointer bar)
{
    GtkRoot *root = gtk_widget_get_root(bar);
    GtkWidget *focus = root ? gtk_root_get_focus(root) : NULL;
    if (focus && gtk_widget_is_ancestor(focus, bar) && !has_open_menu(bar))
        give_focus_back(root);
    return G_SOURCE_REMOVE;
}

void fenestra_menu_gives_focus_back(GtkWidget *focus)
{
    // The outermost popover, which a menu bar makes anew when its menus change.
    GtkWidget *popover = NULL;
    for (GtkWidget *at = focus; at; at = gtk_widget_get_parent(at))
        if (GTK_IS_POPOVER_MENU(at))
            popover = at;
    GtkWidget *bar = gtk_widget_get_ancestor(focus, GTK_TYPE_POPOVER_MENU_BAR);
    // An item takes the focus when the pointer comes over it, which is also where it is after Escape.
    if (!popover && bar)
        g_idle_add_full(G_PRIORITY_DEFAULT, bar_is_hovered, g_object_ref(bar), g_object_unref);
    if (!popover || g_signal_handler_find(popover, G_SIGNAL_MATCH_FUNC, 0, 0, NULL, menu_closed, NULL))
        return;
    fenestra_popover_gives_focus_back(popover);
}

static void menu_opens(GtkMenuButton *button, gpointer model)
{
    if (gtk_menu_button_get_popover(button))
        return;
    GtkWidget *popover = gtk_popover_menu_new_from_model(NULL);
    gtk_menu_button_set_popover(button, popover);
    // Entries take their roles from their actions when they are made, so the menu must be in its place.
    gtk_popover_menu_set_menu_model(GTK_POPOVER_MENU(popover), model);
    // The popover is the button's child, and ends with it.
    fenestra_popover_gives_focus_back(popover);
}

void fenestra_menu_button_set_model(GtkWidget *button, GMenuModel *model)
{
    gtk_menu_button_set_create_popup_func(
        GTK_MENU_BUTTON(button), menu_opens, g_object_ref(model), g_object_unref);
}

static void pressed(GtkGesture *gesture, int count, double x, double y, void *receiver)
{
    FenestraPressed handler = (FenestraPressed)g_object_get_data(G_OBJECT(gesture), "fenestra-pressed");
    if (handler(gesture, count, x, y, receiver))
        gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

void fenestra_connect_pressed(void *gesture, FenestraPressed handler, void *receiver)
{
    g_object_set_data(G_OBJECT(gesture), "fenestra-pressed", (gpointer)handler);
    g_signal_connect(gesture, "pressed", G_CALLBACK(pressed), receiver);
}

void fenestra_window_activate_in_focus(GtkWidget *window, const char *action)
{
    GWeakRef *noted = g_object_get_data(G_OBJECT(window), focus_key);
    GtkWidget *focus = noted ? g_weak_ref_get(noted) : NULL;
    if (focus)
        gtk_widget_activate_action_variant(focus, action, NULL);
    g_clear_object(&focus);
}

gboolean fenestra_desktop_shows_menu_bar(void)
{
    gboolean shows = FALSE;
    g_object_get(gtk_settings_get_default(), "gtk-shell-shows-menubar", &shows, NULL);
    return shows;
}

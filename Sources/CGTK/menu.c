#include "fenestra-menu.h"

// The widget that had the focus before the menu opened; held until the menu is closed.
static const char focus_key[] = "fenestra-focus-before-menu";

static void menu_shown(GtkWidget *popover, gpointer data)
{
    GtkRoot *root = gtk_widget_get_root(popover);
    GtkWidget *focus = root ? gtk_root_get_focus(root) : NULL;
    // GTK moves the focus into a menu either before or after it is shown.
    if (focus && (focus == popover || gtk_widget_is_ancestor(focus, popover)))
        return;
    g_object_set_data_full(
        G_OBJECT(popover), focus_key, focus ? g_object_ref(focus) : NULL, focus ? g_object_unref : NULL);
}

static void menu_closed(GtkWidget *popover, gpointer data)
{
    GtkRoot *root = gtk_widget_get_root(popover);
    GtkWidget *focus = g_object_get_data(G_OBJECT(popover), focus_key);
    // GTK leaves the focus on a hidden item when the item's action has brought another window to the front; the window
    // would then be deaf to keys. No focus at all is better than that.
    if (root && !gtk_widget_in_destruction(GTK_WIDGET(root)))
        gtk_root_set_focus(root, focus && gtk_widget_get_root(focus) == root ? focus : NULL);
    g_object_set_data(G_OBJECT(popover), focus_key, NULL);
}

void fenestra_popover_gives_focus_back(GtkWidget *popover)
{
    g_signal_connect(popover, "show", G_CALLBACK(menu_shown), NULL);
    g_signal_connect(popover, "closed", G_CALLBACK(menu_closed), NULL);
}

static void menu_opens(GtkMenuButton *button, gpointer model)
{
    GtkPopover *popover = gtk_menu_button_get_popover(button);
    if (!popover) {
        gtk_menu_button_set_menu_model(button, model);
        popover = gtk_menu_button_get_popover(button);
        // The popover is the button's child, and ends with it.
        fenestra_popover_gives_focus_back(GTK_WIDGET(popover));
    }
    // A click may give the button the focus before the menu is shown.
    menu_shown(GTK_WIDGET(popover), NULL);
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

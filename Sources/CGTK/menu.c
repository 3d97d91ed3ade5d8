#include "fenestra-menu.h"

// The widget that had the focus before the menu opened; held until the menu is closed.
static const char focus_key[] = "fenestra-focus-before-menu";

static void menu_closed(GtkPopover *popover, GtkWidget *button)
{
    GtkRoot *root = gtk_widget_get_root(button);
    GtkWidget *focus = g_object_get_data(G_OBJECT(button), focus_key);
    // GTK leaves the focus on a hidden item when the item's action has brought another window to the front; the window
    // would then be deaf to keys. No focus at all is better than that.
    if (root && !gtk_widget_in_destruction(GTK_WIDGET(root)))
        gtk_root_set_focus(root, focus && gtk_widget_get_root(focus) == root ? focus : NULL);
    g_object_set_data(G_OBJECT(button), focus_key, NULL);
}

static void menu_opens(GtkMenuButton *button, gpointer model)
{
    GtkRoot *root = gtk_widget_get_root(GTK_WIDGET(button));
    GtkWidget *focus = root ? gtk_root_get_focus(root) : NULL;
    g_object_set_data_full(
        G_OBJECT(button), focus_key, focus ? g_object_ref(focus) : NULL, focus ? g_object_unref : NULL);
    if (gtk_menu_button_get_popover(button))
        return;
    gtk_menu_button_set_menu_model(button, model);
    // The popover is the button's child, and ends with it.
    g_signal_connect(gtk_menu_button_get_popover(button), "closed", G_CALLBACK(menu_closed), button);
}

void fenestra_menu_button_set_model(GtkWidget *button, GMenuModel *model)
{
    gtk_menu_button_set_create_popup_func(
        GTK_MENU_BUTTON(button), menu_opens, g_object_ref(model), g_object_unref);
}

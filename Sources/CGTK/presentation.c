#include "fenestra-presentation.h"

typedef struct {
    void (*handler)(void *receiver);
    void *receiver;
} Call;

static gboolean shortcut_pressed(GtkWidget *widget, GVariant *arguments, gpointer data)
{
    Call *call = data;
    call->handler(call->receiver);
    return GDK_EVENT_STOP;
}

void fenestra_add_shortcut(GtkWidget *widget, const char *trigger, void (*handler)(void *receiver), void *receiver)
{
    Call *call = g_new(Call, 1);
    *call = (Call){ handler, receiver };
    GtkEventController *controller = gtk_shortcut_controller_new();
    gtk_shortcut_controller_add_shortcut(
        GTK_SHORTCUT_CONTROLLER(controller),
        gtk_shortcut_new(gtk_shortcut_trigger_parse_string(trigger),
                         gtk_callback_action_new(shortcut_pressed, call, g_free)));
    gtk_widget_add_controller(widget, controller);
}

void fenestra_popover_attach(GtkWidget *popover, GtkWidget *parent) { gtk_widget_set_parent(popover, parent); }

void fenestra_popover_detach(GtkWidget *popover)
{
    if (gtk_widget_get_parent(popover))
        gtk_widget_unparent(popover);
}

GtkWindow *fenestra_window_of(GtkWidget *widget)
{
    GtkRoot *root = gtk_widget_get_root(widget);
    return GTK_IS_WINDOW(root) ? GTK_WINDOW(root) : NULL;
}

static GtkWidget *first_label(GtkWidget *widget)
{
    if (GTK_IS_LABEL(widget))
        return widget;
    for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child)) {
        GtkWidget *found = first_label(child);
        if (found)
            return found;
    }
    return NULL;
}

const char *fenestra_button_label(GtkWidget *widget)
{
    GtkWidget *label = GTK_IS_BUTTON(widget) ? first_label(widget) : NULL;
    return label ? gtk_label_get_text(GTK_LABEL(label)) : NULL;
}

#include "fenestra-clicks.h"

// When a window is laid out, GDK makes a move of the pointer up, so that what is below it by then knows. It asks the
// server for the buttons, which may have seen one come up that the window is not told of before the frame is done: for
// GTK a click whose button is no longer down has ended, and the release that then comes is nobody's. Clicks were lost so
// in any window that was laid out while a button came up. Such a move is kept from the window's widgets.

static const GdkModifierType button_masks[] = { GDK_BUTTON1_MASK, GDK_BUTTON2_MASK, GDK_BUTTON3_MASK, GDK_BUTTON4_MASK,
                                                GDK_BUTTON5_MASK };

static GdkModifierType mask_of(GdkEvent *event)
{
    guint button = gdk_button_event_get_button(event);
    return button >= 1 && button <= G_N_ELEMENTS(button_masks) ? button_masks[button - 1] : 0;
}

static gboolean event_came(GtkEventController *controller, GdkEvent *event, guint *down)
{
    switch (gdk_event_get_event_type(event)) {
    case GDK_BUTTON_PRESS:
        *down |= mask_of(event);
        break;
    case GDK_BUTTON_RELEASE:
        *down &= ~mask_of(event);
        break;
    case GDK_MOTION_NOTIFY:
        if (gdk_event_get_time(event) == GDK_CURRENT_TIME)
            return (gdk_event_get_modifier_state(event) & *down) != *down ? GDK_EVENT_STOP : GDK_EVENT_PROPAGATE;
        // The server's own: what it does not have down came up elsewhere.
        *down &= gdk_event_get_modifier_state(event);
        break;
    default:
        break;
    }
    return GDK_EVENT_PROPAGATE;
}

static void free_down(gpointer down, GClosure *closure) { g_free(down); }

void fenestra_window_keep_clicks(GtkWidget *window)
{
    GtkEventController *controller = gtk_event_controller_legacy_new();
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE);
    g_signal_connect_data(controller, "event", G_CALLBACK(event_came), g_new0(guint, 1), free_down, 0);
    gtk_widget_add_controller(window, controller);
}

static void claim_press(GtkGesture *press, int count, double x, double y, gpointer data)
{
    gtk_gesture_set_state(press, GTK_EVENT_SEQUENCE_CLAIMED);
}

void fenestra_button_claim_presses(GtkWidget *button)
{
    GListModel *controllers = gtk_widget_observe_controllers(button);
    for (guint index = 0; index < g_list_model_get_n_items(controllers); index++) {
        GtkEventController *controller = g_list_model_get_item(controllers, index);
        if (GTK_IS_GESTURE_CLICK(controller))
            g_signal_connect(controller, "pressed", G_CALLBACK(claim_press), NULL);
        g_object_unref(controller);
    }
    g_object_unref(controllers);
}

#include "fenestra-menu-bar.h"

// GTK opens the menu of the title that the pointer enters while a menu is open. It takes it for entering, too, when a
// menu closes that had the pointer to itself. So with the pointer at rest on a title, a key that goes to the next menu
// makes GTK open both by turns, without end. Here, after a key, entering counts again once the pointer has moved.

typedef struct {
    GtkWidget *bar;
    gboolean ignores_entering;
    // Where the pointer was last: a window or an open menu, only compared, and the place in it.
    GdkSurface *surface;
    double x, y;
} PointerState;

// Calls for the controllers by which a title follows the pointer.
static void with_motion_of(GtkWidget *item, void (*body)(GtkEventController *motion, gpointer data), gpointer data)
{
    GListModel *controllers = gtk_widget_observe_controllers(item);
    for (guint index = 0; index < g_list_model_get_n_items(controllers); index++) {
        GtkEventController *controller = g_list_model_get_item(controllers, index);
        if (GTK_IS_EVENT_CONTROLLER_MOTION(controller))
            body(controller, data);
        g_object_unref(controller);
    }
    g_object_unref(controllers);
}

static void set_deaf(GtkEventController *motion, gpointer deaf)
{
    guint enter = g_signal_lookup("enter", GTK_TYPE_EVENT_CONTROLLER_MOTION);
    // GTK's own; each of these controllers has one.
    gulong handler = g_signal_handler_find(motion, G_SIGNAL_MATCH_ID, enter, 0, NULL, NULL, NULL);
    if (handler && deaf)
        g_signal_handler_block(motion, handler);
    else if (handler)
        g_signal_handler_unblock(motion, handler);
}

static void tell_entered(GtkEventController *motion, gpointer data)
{
    g_signal_emit_by_name(motion, "enter", 0.0, 0.0);
}

static void ignore_entering(PointerState *state, gboolean ignores)
{
    if (state->ignores_entering == ignores)
        return;
    state->ignores_entering = ignores;
    for (GtkWidget *item = gtk_widget_get_first_child(state->bar); item; item = gtk_widget_get_next_sibling(item))
        with_motion_of(item, set_deaf, GINT_TO_POINTER(ignores));
}

static gboolean key_pressed(GtkEventControllerKey *keys, guint key, guint code, GdkModifierType modifiers, gpointer state)
{
    if (key == GDK_KEY_Left || key == GDK_KEY_Right || key == GDK_KEY_KP_Left || key == GDK_KEY_KP_Right)
        ignore_entering(state, TRUE);
    return FALSE;
}

static void pointer_moved(GtkEventControllerMotion *motion, double x, double y, gpointer data)
{
    PointerState *state = data;
    GdkEvent *event = gtk_event_controller_get_current_event(GTK_EVENT_CONTROLLER(motion));
    if (!event || !gdk_event_get_position(event, &x, &y))
        return;
    GdkSurface *surface = gdk_event_get_surface(event);
    // GTK says so too when what lies below the pointer changes.
    gboolean moved = surface == state->surface && (x != state->x || y != state->y);
    state->surface = surface;
    state->x = x;
    state->y = y;
    if (!moved || !state->ignores_entering)
        return;
    ignore_entering(state, FALSE);
    GtkNative *native = gtk_widget_get_native(state->bar);
    if (!native || surface != gtk_native_get_surface(native))
        return;
    double left, top;
    gtk_native_get_surface_transform(native, &left, &top);
    GtkWidget *item = gtk_widget_pick(GTK_WIDGET(native), x - left, y - top, GTK_PICK_DEFAULT);
    while (item && gtk_widget_get_parent(item) != state->bar)
        item = gtk_widget_get_parent(item);
    // What it did not hear of before.
    if (item)
        with_motion_of(item, tell_entered, NULL);
}

// What happens over a bar whose menu is open goes to the menu.
static void watch_input(GtkWidget *widget, PointerState *state)
{
    GtkEventController *keys = gtk_event_controller_key_new();
    // Before what is in the menu.
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE);
    g_signal_connect(keys, "key-pressed", G_CALLBACK(key_pressed), state);
    gtk_widget_add_controller(widget, keys);
    GtkEventController *motion = gtk_event_controller_motion_new();
    gtk_event_controller_set_propagation_phase(motion, GTK_PHASE_CAPTURE);
    g_signal_connect(motion, "motion", G_CALLBACK(pointer_moved), state);
    gtk_widget_add_controller(widget, motion);
}

static const char state_key[] = "fenestra-pointer";

void fenestra_menu_bar_keep_to_keys(GtkWidget *bar)
{
    PointerState *state = g_new0(PointerState, 1);
    state->bar = bar;
    g_object_set_data_full(G_OBJECT(bar), state_key, state, g_free);
    watch_input(bar, state);
}

void fenestra_menu_bar_item_keeps_to_keys(GtkWidget *item, GtkWidget *menu)
{
    PointerState *state = g_object_get_data(G_OBJECT(gtk_widget_get_parent(item)), state_key);
    watch_input(menu, state);
    if (state->ignores_entering)
        with_motion_of(item, set_deaf, GINT_TO_POINTER(TRUE));
}

#include "fenestra-window-kinds.h"

#ifdef GDK_WINDOWING_X11
#include <X11/Xatom.h>
#include <gdk/x11/gdkx.h>

static GdkSurface *x11_surface(GtkWidget *window)
{
    GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(window));
    return surface && GDK_IS_X11_SURFACE(surface) ? surface : NULL;
}

// Before it is mapped: the window manager reads both then.
static void be_tool(GdkSurface *surface)
{
    GdkDisplay *display = gdk_surface_get_display(surface);
    Display *xdisplay = gdk_x11_display_get_xdisplay(display);
    Window xid = gdk_x11_surface_get_xid(surface);
    Atom type = gdk_x11_get_xatom_by_name_for_display(display, "_NET_WM_WINDOW_TYPE_UTILITY");
    gdk_x11_display_error_trap_push(display);
    XChangeProperty(xdisplay, xid, gdk_x11_get_xatom_by_name_for_display(display, "_NET_WM_WINDOW_TYPE"), XA_ATOM, 32,
                    PropModeReplace, (unsigned char *)&type, 1);
    gdk_x11_surface_set_skip_taskbar_hint(surface, TRUE);
    gdk_x11_surface_set_skip_pager_hint(surface, TRUE);
    gdk_x11_display_error_trap_pop_ignored(display);
}
#endif

void fenestra_window_be_tool(GtkWidget *window)
{
#ifdef GDK_WINDOWING_X11
    GdkSurface *surface = x11_surface(window);
    if (surface)
        be_tool(surface);
#endif
}

void fenestra_window_show_in_background(GtkWidget *window)
{
#ifdef GDK_WINDOWING_X11
    gtk_widget_realize(window);
    GdkSurface *surface = x11_surface(window);
    if (surface) {
        be_tool(surface);
        // No event of a person's has led to it, so it does not get the keyboard.
        gdk_x11_surface_set_user_time(surface, 0);
    }
#endif
    gtk_widget_set_visible(window, TRUE);
}

void fenestra_window_raise(GtkWidget *window)
{
#ifdef GDK_WINDOWING_X11
    GdkSurface *surface = x11_surface(window);
    if (!surface || !gtk_widget_get_mapped(window))
        return;
    GdkDisplay *display = gdk_surface_get_display(surface);
    gdk_x11_display_error_trap_push(display);
    XRaiseWindow(gdk_x11_display_get_xdisplay(display), gdk_x11_surface_get_xid(surface));
    gdk_x11_display_error_trap_pop_ignored(display);
#endif
}

gboolean fenestra_any_window_is_active(void)
{
    GListModel *windows = gtk_window_get_toplevels();
    for (guint index = 0; index < g_list_model_get_n_items(windows); index++) {
        GtkWindow *window = g_list_model_get_item(windows, index);
        gboolean is_active = gtk_window_is_active(window);
        g_object_unref(window);
        if (is_active)
            return TRUE;
    }
    return FALSE;
}

void fenestra_window_begin_move(GtkWidget *widget, GtkEventController *drag)
{
    GtkNative *native = gtk_widget_get_native(widget);
    GdkSurface *surface = native ? gtk_native_get_surface(native) : NULL;
    if (!surface || !GDK_IS_TOPLEVEL(surface))
        return;
    GdkSeat *seat = gdk_display_get_default_seat(gdk_surface_get_display(surface));
    GdkDevice *pointer = seat ? gdk_seat_get_pointer(seat) : NULL;
    double x = 0, y = 0, left = 0, top = 0;
    // From where it was pressed, so that the window keeps its place under the pointer.
    gtk_native_get_surface_transform(native, &left, &top);
    gboolean is_known = drag && gtk_gesture_drag_get_start_point(GTK_GESTURE_DRAG(drag), &x, &y) &&
                        gtk_widget_translate_coordinates(widget, GTK_WIDGET(native), x, y, &x, &y);
    x += left;
    y += top;
    if (pointer && (is_known || gdk_surface_get_device_position(surface, pointer, &x, &y, NULL)))
        gdk_toplevel_begin_move(GDK_TOPLEVEL(surface), pointer, GDK_BUTTON_PRIMARY, x, y, GDK_CURRENT_TIME);
}

static void background_dragged(GtkGestureDrag *drag, double dx, double dy, gpointer data)
{
    GtkWidget *widget = gtk_event_controller_get_widget(GTK_EVENT_CONTROLLER(drag));
    double x, y;
    if (!gtk_gesture_drag_get_start_point(drag, &x, &y) ||
        !gtk_drag_check_threshold(widget, (int)x, (int)y, (int)(x + dx), (int)(y + dy)))
        return;
    gtk_gesture_set_state(GTK_GESTURE(drag), GTK_EVENT_SEQUENCE_CLAIMED);
    fenestra_window_begin_move(widget, GTK_EVENT_CONTROLLER(drag));
    // The window manager has the pointer now, its release included.
    gtk_event_controller_reset(GTK_EVENT_CONTROLLER(drag));
}

GtkEventController *fenestra_background_drag_new(void)
{
    GtkGesture *drag = gtk_gesture_drag_new();
    gtk_gesture_single_set_button(GTK_GESTURE_SINGLE(drag), GDK_BUTTON_PRIMARY);
    gtk_event_controller_set_propagation_phase(GTK_EVENT_CONTROLLER(drag), GTK_PHASE_BUBBLE);
    g_signal_connect(drag, "drag-update", G_CALLBACK(background_dragged), NULL);
    return GTK_EVENT_CONTROLLER(drag);
}

typedef struct {
    void (*zoom)(void *receiver);
    void *receiver;
} Zoom;

static void zoomed(GSimpleAction *action, GVariant *parameter, gpointer data)
{
    Zoom *zoom = data;
    zoom->zoom(zoom->receiver);
}

void fenestra_header_zooms(GtkWidget *header, void (*zoom)(void *receiver), void *receiver)
{
    // An action nearer than the window's own is found before it, by the button and by a double click alike.
    GSimpleActionGroup *group = g_simple_action_group_new();
    GSimpleAction *action = g_simple_action_new("toggle-maximized", NULL);
    Zoom *data = g_new(Zoom, 1);
    *data = (Zoom){ zoom, receiver };
    g_signal_connect_data(action, "activate", G_CALLBACK(zoomed), data, (GClosureNotify)(void (*)(void))g_free, 0);
    g_action_map_add_action(G_ACTION_MAP(group), G_ACTION(action));
    g_object_unref(action);
    gtk_widget_insert_action_group(header, "window", G_ACTION_GROUP(group));
    g_object_unref(group);
}

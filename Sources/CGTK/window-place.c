#include "fenestra-window-place.h"

#ifdef GDK_WINDOWING_X11
#include <X11/Xatom.h>
#include <X11/Xutil.h>
#include <gdk/x11/gdkx.h>

static GdkSurface *x11_surface(GtkWidget *window)
{
    GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(window));
    return surface && GDK_IS_X11_SURFACE(surface) ? surface : NULL;
}

typedef struct {
    long left, right, top, bottom;
} Extents;

// Four numbers of a window property, in the order of all of EWMH's extents; zeros where there is none.
static Extents extents(Display *display, Window xid, const char *name)
{
    Extents found = { 0, 0, 0, 0 };
    Atom type;
    int format;
    unsigned long count, left;
    unsigned char *data = NULL;
    XGetWindowProperty(display, xid, gdk_x11_get_xatom_by_name_for_display(gdk_x11_lookup_xdisplay(display), name), 0,
                       4, False, XA_CARDINAL, &type, &format, &count, &left, &data);
    if (data && format == 32 && count == 4)
        memcpy(&found, data, sizeof found);
    if (data)
        XFree(data);
    return found;
}

// The corner of what a person sees, in pixels.
static gboolean visible_corner(GdkSurface *surface, int *x, int *y)
{
    GdkDisplay *display = gdk_surface_get_display(surface);
    Display *xdisplay = gdk_x11_display_get_xdisplay(display);
    Window xid = gdk_x11_surface_get_xid(surface), child;
    gdk_x11_display_error_trap_push(display);
    gboolean found = XTranslateCoordinates(xdisplay, xid, DefaultRootWindow(xdisplay), 0, 0, x, y, &child);
    // GTK draws the shadow in the window; a window manager's frame is around it.
    Extents shadow = extents(xdisplay, xid, "_GTK_FRAME_EXTENTS"), frame = extents(xdisplay, xid, "_NET_FRAME_EXTENTS");
    *x += shadow.left - frame.left;
    *y += shadow.top - frame.top;
    return !gdk_x11_display_error_trap_pop(display) && found;
}

typedef struct {
    int x, y;
} FirstCorner;

static void move_corner(GdkSurface *surface, const FirstCorner *corner)
{
    GdkDisplay *display = gdk_surface_get_display(surface);
    Display *xdisplay = gdk_x11_display_get_xdisplay(display);
    Window xid = gdk_x11_surface_get_xid(surface);
    gdk_x11_display_error_trap_push(display);
    Extents shadow = extents(xdisplay, xid, "_GTK_FRAME_EXTENTS");
    int x = corner->x - shadow.left, y = corner->y - shadow.top;
    XMoveWindow(xdisplay, xid, x, y);
    // Without the hint window managers place a window themselves when it is first shown.
    XSizeHints *hints = XAllocSizeHints();
    long supplied;
    if (hints && XGetWMNormalHints(xdisplay, xid, hints, &supplied)) {
        hints->flags |= USPosition | PPosition;
        hints->x = x;
        hints->y = y;
        XSetWMNormalHints(xdisplay, xid, hints);
    }
    if (hints)
        XFree(hints);
    gdk_x11_display_error_trap_pop_ignored(display);
}

// GTK writes the hints anew whenever it computes the size, so they are completed after that until it is shown.
static void size_computed(GdkToplevel *toplevel, GdkToplevelSize *size, gpointer corner)
{
    if (!gdk_surface_get_mapped(GDK_SURFACE(toplevel)))
        move_corner(GDK_SURFACE(toplevel), corner);
}

// Some window managers read the hints when GTK has just written its own: once more, now that the window is theirs.
static void mapped(GtkWidget *window, gpointer corner)
{
    GdkSurface *surface = x11_surface(window);
    if (surface && !gtk_window_is_maximized(GTK_WINDOW(window)) && !gtk_window_is_fullscreen(GTK_WINDOW(window)))
        move_corner(surface, corner);
    if (surface)
        g_signal_handlers_disconnect_by_func(surface, size_computed, corner);
    g_signal_handlers_disconnect_by_func(window, mapped, corner);
}

static void free_corner(gpointer corner, GClosure *closure) { g_free(corner); }

typedef struct {
    void (*moved)(void *receiver);
    void *receiver;
    // The window manager has placed it: what was told before is nothing to go by.
    gboolean was_mapped;
} MoveWatch;

static GQuark move_watch_quark(void) { return g_quark_from_static_string("fenestra-move-watch"); }

static gboolean event_came(GdkDisplay *display, gpointer event, gpointer data)
{
    const XEvent *x = event;
    if (x->type != ConfigureNotify && x->type != MapNotify)
        return FALSE;
    // Both have the window at the same place; the sender may be its parent.
    GdkSurface *surface = gdk_x11_surface_lookup_for_display(display, x->xconfigure.window);
    // A destroyed one is found until the server has confirmed its end, by when the receiver has gone.
    if (!surface || gdk_surface_is_destroyed(surface))
        return FALSE;
    MoveWatch *watch = g_object_get_qdata(G_OBJECT(surface), move_watch_quark());
    if (!watch)
        return FALSE;
    if (x->type == MapNotify)
        watch->was_mapped = TRUE;
    if (watch->was_mapped)
        watch->moved(watch->receiver);
    return FALSE;
}
#endif

gboolean fenestra_windows_can_be_placed(void)
{
#ifdef GDK_WINDOWING_X11
    return GDK_IS_X11_DISPLAY(gdk_display_get_default());
#else
    return FALSE;
#endif
}

void fenestra_window_get_place(GtkWidget *window, FenestraWindowPlace *place)
{
    place->has_position = FALSE;
    place->x = place->y = 0;
    gtk_window_get_default_size(GTK_WINDOW(window), &place->width, &place->height);
    if (place->width <= 0)
        place->width = gtk_widget_get_width(window);
    if (place->height <= 0)
        place->height = gtk_widget_get_height(window);
    place->is_maximized = gtk_window_is_maximized(GTK_WINDOW(window));
    place->is_fullscreen = gtk_window_is_fullscreen(GTK_WINDOW(window));
#ifdef GDK_WINDOWING_X11
    GdkSurface *surface = x11_surface(window);
    MoveWatch *watch = surface ? g_object_get_qdata(G_OBJECT(surface), move_watch_quark()) : NULL;
    int x, y;
    if (watch && watch->was_mapped && visible_corner(surface, &x, &y)) {
        double scale = gdk_surface_get_scale_factor(surface);
        place->has_position = TRUE;
        place->x = x / scale;
        place->y = y / scale;
    }
#endif
}

void fenestra_window_come_at(GtkWidget *window, double x, double y)
{
#ifdef GDK_WINDOWING_X11
    gtk_widget_realize(window);
    GdkSurface *surface = x11_surface(window);
    if (!surface)
        return;
    double scale = gdk_surface_get_scale_factor(surface);
    FirstCorner *corner = g_new(FirstCorner, 1);
    *corner = (FirstCorner){ (int)floor(x * scale + 0.5), (int)floor(y * scale + 0.5) };
    // The closure that outlives the other owns the corner: `mapped` takes off both.
    g_signal_connect_after(surface, "compute-size", G_CALLBACK(size_computed), corner);
    g_signal_connect_data(window, "map", G_CALLBACK(mapped), corner, free_corner, G_CONNECT_AFTER);
#endif
}

void fenestra_window_go_to(GtkWidget *window, double x, double y)
{
#ifdef GDK_WINDOWING_X11
    GdkSurface *surface = x11_surface(window);
    if (!surface)
        return;
    double scale = gdk_surface_get_scale_factor(surface);
    move_corner(surface, &(FirstCorner){ (int)floor(x * scale + 0.5), (int)floor(y * scale + 0.5) });
#endif
}

#ifdef GDK_WINDOWING_X11
typedef struct {
    int width, height;
} Limit;

static GQuark limit_quark(void) { return g_quark_from_static_string("fenestra-size-limit"); }

// GTK 4 has least sizes only, and writes all hints anew when that changes: looked at after each computation.
static void write_limit(GdkSurface *surface, int width, int height, gpointer data)
{
    Limit *limit = g_object_get_qdata(G_OBJECT(surface), limit_quark());
    GdkDisplay *display = gdk_surface_get_display(surface);
    Display *xdisplay = gdk_x11_display_get_xdisplay(display);
    Window xid = gdk_x11_surface_get_xid(surface);
    int scale = gdk_surface_get_scale_factor(surface);
    gdk_x11_display_error_trap_push(display);
    Extents shadow = extents(xdisplay, xid, "_GTK_FRAME_EXTENTS");
    int most_width = limit->width ? limit->width * scale + shadow.left + shadow.right : G_MAXSHORT;
    int most_height = limit->height ? limit->height * scale + shadow.top + shadow.bottom : G_MAXSHORT;
    XSizeHints *hints = XAllocSizeHints();
    long supplied;
    if (hints && XGetWMNormalHints(xdisplay, xid, hints, &supplied)) {
        if (!(hints->flags & PMaxSize) || hints->max_width != most_width || hints->max_height != most_height) {
            hints->flags |= PMaxSize;
            hints->max_width = most_width;
            hints->max_height = most_height;
            XSetWMNormalHints(xdisplay, xid, hints);
        }
    }
    if (hints)
        XFree(hints);
    gdk_x11_display_error_trap_pop_ignored(display);
}
#endif

void fenestra_window_limit(GtkWidget *window, int width, int height)
{
#ifdef GDK_WINDOWING_X11
    GdkSurface *surface = x11_surface(window);
    Limit *limit = surface ? g_object_get_qdata(G_OBJECT(surface), limit_quark()) : NULL;
    if (!surface || (!limit && !width && !height))
        return;
    if (!limit) {
        limit = g_new0(Limit, 1);
        g_object_set_qdata_full(G_OBJECT(surface), limit_quark(), limit, g_free);
        g_signal_connect_after(surface, "layout", G_CALLBACK(write_limit), NULL);
    }
    *limit = (Limit){ width, height };
    // GTK's own hints for a window of one size say it already.
    if (gtk_window_get_resizable(GTK_WINDOW(window)))
        write_limit(surface, 0, 0, NULL);
#endif
}

void fenestra_window_get_border(GtkWidget *window, int *width, int *height)
{
    GtkBorder padding, border;
    GtkStyleContext *style = gtk_widget_get_style_context(window);
    gtk_style_context_get_padding(style, &padding);
    gtk_style_context_get_border(style, &border);
    *width = padding.left + padding.right + border.left + border.right;
    *height = padding.top + padding.bottom + border.top + border.bottom;
}

gboolean fenestra_place_is_reachable(double x, double y, int width)
{
    GdkDisplay *display = gdk_display_get_default();
    GListModel *monitors = display ? gdk_display_get_monitors(display) : NULL;
    // A hand's width of the title bar.
    GdkRectangle bar = { (int)x, (int)y, MAX(width, 1), 32 };
    for (guint index = 0; monitors && index < g_list_model_get_n_items(monitors); index++) {
        GdkMonitor *monitor = g_list_model_get_item(monitors, index);
        GdkRectangle area, common;
        gdk_monitor_get_geometry(monitor, &area);
        g_object_unref(monitor);
        if (gdk_rectangle_intersect(&bar, &area, &common) && common.width >= MIN(width, 64) && common.height >= 16)
            return TRUE;
    }
    return FALSE;
}

void fenestra_window_watch_moves(GtkWidget *window, void (*moved)(void *receiver), void *receiver)
{
#ifdef GDK_WINDOWING_X11
    GdkSurface *surface = x11_surface(window);
    if (!surface)
        return;
    static gboolean is_connected = FALSE;
    if (!is_connected) {
        is_connected = TRUE;
        g_signal_connect(gdk_surface_get_display(surface), "xevent", G_CALLBACK(event_came), NULL);
    }
    if (!moved) {
        g_object_set_qdata(G_OBJECT(surface), move_watch_quark(), NULL);
        return;
    }
    MoveWatch *watch = g_new(MoveWatch, 1);
    *watch = (MoveWatch){ moved, receiver, FALSE };
    g_object_set_qdata_full(G_OBJECT(surface), move_watch_quark(), watch, g_free);
#endif
}

gboolean fenestra_screen_around(const GdkRectangle *area, GdkRectangle *screen)
{
    GdkDisplay *display = gdk_display_get_default();
    GListModel *monitors = display ? gdk_display_get_monitors(display) : NULL;
    GdkRectangle middle = { area->x + area->width / 2, area->y + area->height / 2, 1, 1 };
    for (guint index = 0; monitors && index < g_list_model_get_n_items(monitors); index++) {
        GdkMonitor *monitor = g_list_model_get_item(monitors, index);
        gdk_monitor_get_geometry(monitor, screen);
        g_object_unref(monitor);
        if (gdk_rectangle_intersect(&middle, screen, NULL))
            return TRUE;
    }
    return FALSE;
}

#ifdef GDK_WINDOWING_X11
static void ask_for_state(GdkSurface *surface, const char *state, gboolean on)
{
    GdkDisplay *display = gdk_surface_get_display(surface);
    Display *xdisplay = gdk_x11_display_get_xdisplay(display);
    XEvent event = { 0 };
    event.xclient.type = ClientMessage;
    event.xclient.window = gdk_x11_surface_get_xid(surface);
    event.xclient.message_type = gdk_x11_get_xatom_by_name_for_display(display, "_NET_WM_STATE");
    event.xclient.format = 32;
    event.xclient.data.l[0] = on;
    event.xclient.data.l[1] = gdk_x11_get_xatom_by_name_for_display(display, state);
    // Asked for by an app.
    event.xclient.data.l[3] = 1;
    XSendEvent(xdisplay, DefaultRootWindow(xdisplay), False, SubstructureRedirectMask | SubstructureNotifyMask, &event);
}
#endif

void fenestra_window_set_level(GtkWidget *window, int level)
{
#ifdef GDK_WINDOWING_X11
    GdkSurface *surface = x11_surface(window);
    if (!surface)
        return;
    gdk_x11_display_error_trap_push(gdk_surface_get_display(surface));
    ask_for_state(surface, "_NET_WM_STATE_ABOVE", level > 0);
    ask_for_state(surface, "_NET_WM_STATE_BELOW", level < 0);
    gdk_x11_display_error_trap_pop_ignored(gdk_surface_get_display(surface));
#endif
}

#include "fenestra-desktop.h"

#ifdef GDK_WINDOWING_X11
#include <gdk/x11/gdkx.h>
#endif
#ifdef GDK_WINDOWING_WAYLAND
#include <gdk/wayland/gdkwayland.h>
#endif

// Without a window, the one that the desktop calls its first; a reference is passed on.
static GdkMonitor *monitor_of(GtkWidget *window)
{
    GdkDisplay *display = gdk_display_get_default();
    if (!display)
        return NULL;
    GdkSurface *surface = window ? gtk_native_get_surface(GTK_NATIVE(window)) : NULL;
    GdkMonitor *monitor = surface ? gdk_display_get_monitor_at_surface(display, surface) : NULL;
#ifdef GDK_WINDOWING_X11
    if (!monitor && GDK_IS_X11_DISPLAY(display))
        monitor = gdk_x11_display_get_primary_monitor(display);
#endif
    return monitor ? g_object_ref(monitor) : g_list_model_get_item(gdk_display_get_monitors(display), 0);
}

#ifdef GDK_WINDOWING_X11
// GDK asks the server each time, and looks at every window of the process on the way: a window asks once when it is first
// shown, and windows that come back together share an answer.
static void x11_work_area(GdkMonitor *monitor, GdkRectangle *area)
{
    static GdkMonitor *asked_of = NULL;
    static GdkRectangle last;
    static gint64 asked_at = 0;
    gint64 now = g_get_monotonic_time();
    if (monitor != asked_of || now - asked_at > G_USEC_PER_SEC / 50) {
        gdk_x11_monitor_get_workarea(monitor, &last);
        // Never read through: only compared.
        asked_of = monitor;
        asked_at = now;
    }
    *area = last;
}
#endif

gboolean fenestra_work_area(GtkWidget *window, GdkRectangle *area)
{
    GdkMonitor *monitor = monitor_of(window);
    if (!monitor)
        return FALSE;
    gdk_monitor_get_geometry(monitor, area);
#ifdef GDK_WINDOWING_X11
    if (GDK_IS_X11_DISPLAY(gdk_monitor_get_display(monitor)))
        x11_work_area(monitor, area);
#endif
    g_object_unref(monitor);
    return area->width > 0 && area->height > 0;
}

gboolean fenestra_window_is_drawn(GtkWidget *window)
{
    if (!gtk_widget_get_mapped(window))
        return FALSE;
    GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(window));
    if (!surface || !GDK_IS_TOPLEVEL(surface))
        return FALSE;
    return !(gdk_toplevel_get_state(GDK_TOPLEVEL(surface)) & GDK_TOPLEVEL_STATE_MINIMIZED);
}

gboolean fenestra_windows_come_when_painted(void)
{
#ifdef GDK_WINDOWING_WAYLAND
    return GDK_IS_WAYLAND_DISPLAY(gdk_display_get_default());
#else
    return FALSE;
#endif
}

void fenestra_window_present(GtkWidget *window)
{
#ifdef GDK_WINDOWING_WAYLAND
    // GTK 4.8 asks in the name of the window that shall come to the front, which has no input to show for it, and is
    // refused. Leave to start a program is asked for in the name of the window with the keyboard, and serves as well.
    GdkDisplay *display = gtk_widget_get_display(window);
    if (GDK_IS_WAYLAND_DISPLAY(display) && gtk_widget_get_mapped(window) && !gtk_window_is_active(GTK_WINDOW(window))) {
        GdkAppLaunchContext *context = gdk_display_get_app_launch_context(display);
        // GIO wants some program; the compositor is not told which.
        GAppInfo *program = g_app_info_create_from_commandline("true", NULL, G_APP_INFO_CREATE_NONE, NULL);
        char *leave =
            program ? g_app_launch_context_get_startup_notify_id(G_APP_LAUNCH_CONTEXT(context), program, NULL) : NULL;
        if (leave)
            gdk_wayland_display_set_startup_notification_id(display, leave);
        g_free(leave);
        g_clear_object(&program);
        g_object_unref(context);
    }
#endif
    gtk_window_present(GTK_WINDOW(window));
}

void fenestra_header_without(GtkWidget *header, gboolean minimize, gboolean maximize)
{
    char *layout = NULL;
    g_object_get(gtk_settings_get_default(), "gtk-decoration-layout", &layout, NULL);
    // Sides are set apart by a colon, the buttons of a side by commas.
    char **sides = g_strsplit(layout ? layout : "", ":", 2);
    GString *left_over = g_string_new(NULL);
    for (int side = 0; sides[side]; side++) {
        char **names = g_strsplit(sides[side], ",", -1);
        if (side)
            g_string_append_c(left_over, ':');
        gboolean first = TRUE;
        for (int index = 0; names[index]; index++) {
            if ((minimize && !strcmp(names[index], "minimize")) || (maximize && !strcmp(names[index], "maximize")))
                continue;
            g_string_append_printf(left_over, "%s%s", first ? "" : ",", names[index]);
            first = FALSE;
        }
        g_strfreev(names);
    }
    adw_header_bar_set_decoration_layout(ADW_HEADER_BAR(header), left_over->str);
    g_string_free(left_over, TRUE);
    g_strfreev(sides);
    g_free(layout);
}

void fenestra_window_close_popovers(GtkWidget *widget)
{
    for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child)) {
        fenestra_window_close_popovers(child);
        if (!GTK_IS_NATIVE(child))
            continue;
        // Tooltips too.
        if (gtk_widget_get_mapped(child))
            gtk_widget_set_visible(child, FALSE);
        // A compositor that refuses a popup while GTK shows it leaves it with a surface that GTK shows again but takes
        // for hidden. A window that goes before it is a warning.
        GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(child));
        if (surface && gdk_surface_get_mapped(surface))
            gdk_surface_hide(surface);
    }
}

void fenestra_window_destroy(GtkWidget *window)
{
    fenestra_window_close_popovers(window);
    gtk_window_destroy(GTK_WINDOW(window));
}

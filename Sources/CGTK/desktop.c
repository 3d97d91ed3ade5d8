#include "fenestra-desktop.h"

#ifdef GDK_WINDOWING_X11
#include <gdk/x11/gdkx.h>
#endif

gboolean fenestra_work_area(GdkRectangle *area)
{
    GdkDisplay *display = gdk_display_get_default();
    GdkMonitor *monitor = display ? g_list_model_get_item(gdk_display_get_monitors(display), 0) : NULL;
    if (!monitor)
        return FALSE;
    gdk_monitor_get_geometry(monitor, area);
#ifdef GDK_WINDOWING_X11
    if (GDK_IS_X11_DISPLAY(display))
        gdk_x11_monitor_get_workarea(monitor, area);
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

#include "fenestra-application.h"

#ifdef GDK_WINDOWING_X11
#include <gdk/x11/gdkx.h>
#endif

typedef struct {
    FenestraCall call;
    void *box;
} Watch;

static void activity_changed(GObject *window, GParamSpec *property, gpointer data)
{
    Watch *watch = data;
    watch->call(watch->box);
}

static void windows_changed(GListModel *windows, guint position, guint removed, guint added, gpointer data)
{
    for (guint index = position; index < position + added; index++) {
        GObject *window = g_list_model_get_item(windows, index);
        g_signal_connect(window, "notify::is-active", G_CALLBACK(activity_changed), data);
        g_object_unref(window);
    }
    // A window that goes may have had the keyboard.
    if (removed)
        activity_changed(NULL, NULL, data);
}

void fenestra_watch_activity(FenestraCall call, void *box)
{
    // For the life of the process.
    Watch *watch = g_new(Watch, 1);
    *watch = (Watch) { call, box };
    GListModel *windows = gtk_window_get_toplevels();
    g_signal_connect(windows, "items-changed", G_CALLBACK(windows_changed), watch);
    windows_changed(windows, 0, 0, g_list_model_get_n_items(windows), watch);
}

typedef struct {
    FenestraAnswer answer;
    void *box;
} Shown;

static void files_shown(GObject *bus, GAsyncResult *result, gpointer data)
{
    Shown *shown = data;
    GVariant *reply = g_dbus_connection_call_finish(G_DBUS_CONNECTION(bus), result, NULL);
    shown->answer(reply != NULL, shown->box);
    g_clear_pointer(&reply, g_variant_unref);
    g_free(shown);
}

static gboolean no_bus(gpointer data)
{
    Shown *shown = data;
    shown->answer(FALSE, shown->box);
    g_free(shown);
    return G_SOURCE_REMOVE;
}

void fenestra_show_in_folder(const char *const *addresses, FenestraAnswer answer, void *box)
{
    Shown *shown = g_new(Shown, 1);
    *shown = (Shown) { answer, box };
    GApplication *application = g_application_get_default();
    GDBusConnection *bus = application ? g_application_get_dbus_connection(application) : NULL;
    if (!bus) {
        g_idle_add(no_bus, shown);
        return;
    }
    g_dbus_connection_call(
        bus, "org.freedesktop.FileManager1", "/org/freedesktop/FileManager1", "org.freedesktop.FileManager1",
        "ShowItems", g_variant_new("(^ass)", addresses, ""), NULL, G_DBUS_CALL_FLAGS_NONE, -1, NULL, files_shown,
        shown);
}

char *fenestra_program_opening(const char *address)
{
    GAppInfo *program = NULL;
    char *scheme = g_uri_parse_scheme(address);
    if (scheme && strcmp(scheme, "file") != 0)
        program = g_app_info_get_default_for_uri_scheme(scheme);
    g_free(scheme);
    if (!program) {
        GFile *file = g_file_new_for_uri(address);
        if (g_file_is_native(file))
            program = g_file_query_default_handler(file, NULL, NULL);
        g_object_unref(file);
    }
    char *path = NULL;
    // A property of desktop entries, whose own header is not GTK's to bring.
    if (program && g_object_class_find_property(G_OBJECT_GET_CLASS(program), "filename"))
        g_object_get(program, "filename", &path, NULL);
    g_clear_object(&program);
    return path;
}

void fenestra_monitor_free_area(GdkMonitor *monitor, GdkRectangle *area)
{
#ifdef GDK_WINDOWING_X11
    if (GDK_IS_X11_MONITOR(monitor)) {
        gdk_x11_monitor_get_workarea(monitor, area);
        return;
    }
#endif
    gdk_monitor_get_geometry(monitor, area);
}

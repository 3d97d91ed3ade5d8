#include "fenestra-file-watch.h"

struct FenestraFileWatch {
    GFileMonitor *monitor;
    FenestraCall call;
    void *box;
    guint waiting;
};

static gboolean is_due(gpointer data)
{
    FenestraFileWatch *watch = data;
    watch->waiting = 0;
    watch->call(watch->box);
    return G_SOURCE_REMOVE;
}

static void file_changed(GFileMonitor *monitor, GFile *file, GFile *other, GFileMonitorEvent event, gpointer data)
{
    FenestraFileWatch *watch = data;
    if (watch->waiting)
        g_source_remove(watch->waiting);
    watch->waiting = g_timeout_add(100, is_due, watch);
}

static void folder_changed(GFileMonitor *monitor, GFile *file, GFile *other, GFileMonitorEvent event, gpointer data)
{
    FenestraFileWatch *watch = data;
    // A file that is being written is of no use yet: what counts is the end of the writing.
    if (event == G_FILE_MONITOR_EVENT_CHANGED || event == G_FILE_MONITOR_EVENT_ATTRIBUTE_CHANGED)
        return;
    if (!watch->waiting)
        watch->waiting = g_timeout_add(30, is_due, watch);
}

static FenestraFileWatch *watch_new(GFileMonitor *monitor, GCallback changed, FenestraCall call, void *box)
{
    if (!monitor)
        return NULL;
    FenestraFileWatch *watch = g_new0(FenestraFileWatch, 1);
    *watch = (FenestraFileWatch) { monitor, call, box, 0 };
    g_signal_connect(monitor, "changed", changed, watch);
    return watch;
}

FenestraFileWatch *fenestra_file_watch_new(const char *path, FenestraCall call, void *box)
{
    GFile *file = g_file_new_for_path(path);
    GFileMonitor *monitor = g_file_monitor_file(file, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL);
    g_object_unref(file);
    return watch_new(monitor, G_CALLBACK(file_changed), call, box);
}

FenestraFileWatch *fenestra_folder_watch_new(const char *path, FenestraCall call, void *box)
{
    GFile *folder = g_file_new_for_path(path);
    GFileMonitor *monitor = g_file_monitor_directory(folder, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL);
    g_object_unref(folder);
    return watch_new(monitor, G_CALLBACK(folder_changed), call, box);
}

void fenestra_file_watch_end(FenestraFileWatch *watch)
{
    if (watch->waiting)
        g_source_remove(watch->waiting);
    g_signal_handlers_disconnect_by_data(watch->monitor, watch);
    g_file_monitor_cancel(watch->monitor);
    g_object_unref(watch->monitor);
    g_free(watch);
}

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

static void changed(GFileMonitor *monitor, GFile *file, GFile *other, GFileMonitorEvent event, gpointer data)
{
    FenestraFileWatch *watch = data;
    if (watch->waiting)
        g_source_remove(watch->waiting);
    watch->waiting = g_timeout_add(100, is_due, watch);
}

FenestraFileWatch *fenestra_file_watch_new(const char *path, FenestraCall call, void *box)
{
    GFile *file = g_file_new_for_path(path);
    GFileMonitor *monitor = g_file_monitor_file(file, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL);
    g_object_unref(file);
    if (!monitor)
        return NULL;
    FenestraFileWatch *watch = g_new0(FenestraFileWatch, 1);
    *watch = (FenestraFileWatch) { monitor, call, box, 0 };
    g_signal_connect(monitor, "changed", G_CALLBACK(changed), watch);
    return watch;
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

#include "fenestra-tray.h"
#include <unistd.h>

static const char watcher_name[] = "org.kde.StatusNotifierWatcher";
static const char watcher_path[] = "/StatusNotifierWatcher";
static const char item_interface[] = "org.kde.StatusNotifierItem";

static const char interface_xml[] =
    "<node><interface name='org.kde.StatusNotifierItem'>"
    "<property name='Category' type='s' access='read'/>"
    "<property name='Id' type='s' access='read'/>"
    "<property name='Title' type='s' access='read'/>"
    "<property name='Status' type='s' access='read'/>"
    "<property name='WindowId' type='i' access='read'/>"
    "<property name='IconName' type='s' access='read'/>"
    "<property name='IconThemePath' type='s' access='read'/>"
    "<property name='IconPixmap' type='a(iiay)' access='read'/>"
    "<property name='OverlayIconName' type='s' access='read'/>"
    "<property name='AttentionIconName' type='s' access='read'/>"
    "<property name='ToolTip' type='(sa(iiay)ss)' access='read'/>"
    "<property name='ItemIsMenu' type='b' access='read'/>"
    "<property name='Menu' type='o' access='read'/>"
    "<method name='ContextMenu'><arg name='x' type='i' direction='in'/><arg name='y' type='i' direction='in'/></method>"
    "<method name='Activate'><arg name='x' type='i' direction='in'/><arg name='y' type='i' direction='in'/></method>"
    "<method name='SecondaryActivate'>"
    "<arg name='x' type='i' direction='in'/><arg name='y' type='i' direction='in'/></method>"
    "<method name='Scroll'>"
    "<arg name='delta' type='i' direction='in'/><arg name='orientation' type='s' direction='in'/></method>"
    "<signal name='NewTitle'/><signal name='NewIcon'/><signal name='NewMenu'/><signal name='NewToolTip'/>"
    "<signal name='NewStatus'><arg name='status' type='s'/></signal>"
    "</interface></node>";

struct FenestraTray {
    int number;
    char *id, *title, *icon, *name;
    gboolean is_menu;
    const FenestraTrayCalls *calls;
    void *receiver;

    GDBusConnection *bus;
    GCancellable *cancellable;
    guint registration, watch, owner, signals;
    // What was told last: -1 before anything was.
    int was_shown;
    gboolean is_registered;
};

static void tell(FenestraTray *tray, gboolean is_shown)
{
    if (tray->was_shown == is_shown)
        return;
    tray->was_shown = is_shown;
    tray->calls->shown(is_shown, tray->receiver);
}

// The object's path tells several items of one process apart; the panel is told the bus name, at which it looks for
// /StatusNotifierItem, so each has a name of its own and the first path is the usual one.
static char *object_path(FenestraTray *tray)
{
    return tray->number == 1 ? g_strdup("/StatusNotifierItem")
                             : g_strdup_printf("/StatusNotifierItem/%d", tray->number);
}

static char *menu_path(FenestraTray *tray) { return g_strdup_printf("/MenuBar/%d", tray->number); }

static void called(
    GDBusConnection *bus, const char *sender, const char *path, const char *interface, const char *method,
    GVariant *arguments, GDBusMethodInvocation *invocation, gpointer data)
{
    FenestraTray *tray = data;
    int x = -1, y = -1;
    if (g_variant_is_of_type(arguments, G_VARIANT_TYPE("(ii)")))
        g_variant_get(arguments, "(ii)", &x, &y);
    g_dbus_method_invocation_return_value(invocation, NULL);
    if (g_str_equal(method, "Activate"))
        tray->calls->activated(x, y, tray->receiver);
}

static GVariant *no_pixmaps(void) { return g_variant_new_array(G_VARIANT_TYPE("(iiay)"), NULL, 0); }

static GVariant *property(
    GDBusConnection *bus, const char *sender, const char *path, const char *interface, const char *name, GError **error,
    gpointer data)
{
    FenestraTray *tray = data;
    if (g_str_equal(name, "Category"))
        return g_variant_new_string("ApplicationStatus");
    if (g_str_equal(name, "Id"))
        return g_variant_new_string(tray->id);
    if (g_str_equal(name, "Title"))
        return g_variant_new_string(tray->title);
    if (g_str_equal(name, "Status"))
        return g_variant_new_string("Active");
    if (g_str_equal(name, "WindowId"))
        return g_variant_new_int32(0);
    if (g_str_equal(name, "IconName"))
        return g_variant_new_string(tray->icon);
    if (g_str_equal(name, "IconPixmap"))
        return no_pixmaps();
    if (g_str_equal(name, "ToolTip"))
        return g_variant_new("(s@a(iiay)ss)", "", no_pixmaps(), tray->title, "");
    if (g_str_equal(name, "ItemIsMenu"))
        return g_variant_new_boolean(tray->is_menu);
    if (g_str_equal(name, "Menu")) {
        char *path = tray->is_menu ? menu_path(tray) : g_strdup("/NO_DBUSMENU");
        GVariant *value = g_variant_new_object_path(path);
        g_free(path);
        return value;
    }
    // What the item does not have: an overlay, a theme of its own.
    return g_variant_new_string("");
}

static const GDBusInterfaceVTable table = { called, property, NULL, { 0 } };

static void emit(FenestraTray *tray, const char *signal)
{
    if (!tray->registration)
        return;
    char *path = object_path(tray);
    g_dbus_connection_emit_signal(tray->bus, NULL, path, item_interface, signal, NULL, NULL);
    g_free(path);
}

// Whether a panel is there that shows items.
static void host_known(GObject *bus, GAsyncResult *result, gpointer data)
{
    GError *error = NULL;
    GVariant *reply = g_dbus_connection_call_finish(G_DBUS_CONNECTION(bus), result, &error);
    if (g_error_matches(error, G_IO_ERROR, G_IO_ERROR_CANCELLED)) {
        g_error_free(error);
        return;
    }
    FenestraTray *tray = data;
    // A watcher without the property shows what it takes.
    gboolean has_host = TRUE;
    if (reply) {
        GVariant *value;
        g_variant_get(reply, "(v)", &value);
        if (g_variant_is_of_type(value, G_VARIANT_TYPE_BOOLEAN))
            has_host = g_variant_get_boolean(value);
        g_variant_unref(value);
        g_variant_unref(reply);
    }
    g_clear_error(&error);
    tell(tray, tray->is_registered && has_host);
}

static void ask_for_host(FenestraTray *tray)
{
    g_dbus_connection_call(
        tray->bus, watcher_name, watcher_path, "org.freedesktop.DBus.Properties", "Get",
        g_variant_new("(ss)", watcher_name, "IsStatusNotifierHostRegistered"), G_VARIANT_TYPE("(v)"),
        G_DBUS_CALL_FLAGS_NONE, -1, tray->cancellable, host_known, tray);
}

static void registered(GObject *bus, GAsyncResult *result, gpointer data)
{
    GError *error = NULL;
    GVariant *reply = g_dbus_connection_call_finish(G_DBUS_CONNECTION(bus), result, &error);
    if (g_error_matches(error, G_IO_ERROR, G_IO_ERROR_CANCELLED)) {
        g_error_free(error);
        return;
    }
    FenestraTray *tray = data;
    tray->is_registered = reply != NULL;
    if (reply) {
        g_variant_unref(reply);
        ask_for_host(tray);
    } else {
        g_warning("the panel did not take the menu bar extra \"%s\": %s", tray->title, error->message);
        g_clear_error(&error);
        tell(tray, FALSE);
    }
}

static void watcher_appeared(GDBusConnection *bus, const char *name, const char *owner, gpointer data)
{
    FenestraTray *tray = data;
    // A path says more than a name: it tells several items of one process apart.
    char *item = tray->number == 1 ? g_strdup(tray->name) : object_path(tray);
    g_dbus_connection_call(
        bus, watcher_name, watcher_path, watcher_name, "RegisterStatusNotifierItem", g_variant_new("(s)", item), NULL,
        G_DBUS_CALL_FLAGS_NONE, -1, tray->cancellable, registered, tray);
    g_free(item);
}

static void watcher_vanished(GDBusConnection *bus, const char *name, gpointer data)
{
    FenestraTray *tray = data;
    tray->is_registered = FALSE;
    tell(tray, FALSE);
}

static void hosts_changed(
    GDBusConnection *bus, const char *sender, const char *path, const char *interface, const char *signal,
    GVariant *arguments, gpointer data)
{
    FenestraTray *tray = data;
    if (tray->is_registered)
        ask_for_host(tray);
}

static void connected(GObject *source, GAsyncResult *result, gpointer data)
{
    GError *error = NULL;
    GDBusConnection *bus = g_bus_get_finish(result, &error);
    if (g_error_matches(error, G_IO_ERROR, G_IO_ERROR_CANCELLED)) {
        g_error_free(error);
        return;
    }
    FenestraTray *tray = data;
    if (!bus) {
        g_clear_error(&error);
        tell(tray, FALSE);
        return;
    }
    tray->bus = bus;
    static GDBusNodeInfo *node;
    if (!node)
        node = g_dbus_node_info_new_for_xml(interface_xml, NULL);
    char *path = object_path(tray);
    tray->registration = g_dbus_connection_register_object(bus, path, node->interfaces[0], &table, tray, NULL, &error);
    g_free(path);
    if (error) {
        g_warning("the menu bar extra \"%s\" has no place on the session bus: %s", tray->title, error->message);
        g_clear_error(&error);
        tell(tray, FALSE);
        return;
    }
    tray->owner = g_bus_own_name_on_connection(bus, tray->name, G_BUS_NAME_OWNER_FLAGS_NONE, NULL, NULL, NULL, NULL);
    tray->signals = g_dbus_connection_signal_subscribe(
        bus, watcher_name, watcher_name, NULL, watcher_path, NULL, G_DBUS_SIGNAL_FLAGS_NONE, hosts_changed, tray, NULL);
    tray->watch = g_bus_watch_name_on_connection(
        bus, watcher_name, G_BUS_NAME_WATCHER_FLAGS_NONE, watcher_appeared, watcher_vanished, tray, NULL);
}

FenestraTray *fenestra_tray_new(
    int number, const char *id, const char *title, const FenestraTrayCalls *calls, void *receiver)
{
    FenestraTray *tray = g_new0(FenestraTray, 1);
    tray->number = number;
    tray->id = g_strdup(id);
    tray->title = g_strdup(title);
    tray->icon = g_strdup("");
    tray->name = g_strdup_printf("org.kde.StatusNotifierItem-%d-%d", getpid(), number);
    tray->calls = calls;
    tray->receiver = receiver;
    tray->was_shown = -1;
    tray->cancellable = g_cancellable_new();
    g_bus_get(G_BUS_TYPE_SESSION, tray->cancellable, connected, tray);
    return tray;
}

void fenestra_tray_free(FenestraTray *tray)
{
    g_cancellable_cancel(tray->cancellable);
    g_object_unref(tray->cancellable);
    if (tray->watch)
        g_bus_unwatch_name(tray->watch);
    if (tray->signals)
        g_dbus_connection_signal_unsubscribe(tray->bus, tray->signals);
    if (tray->owner)
        g_bus_unown_name(tray->owner);
    if (tray->registration)
        g_dbus_connection_unregister_object(tray->bus, tray->registration);
    g_clear_object(&tray->bus);
    g_free(tray->id);
    g_free(tray->title);
    g_free(tray->icon);
    g_free(tray->name);
    g_free(tray);
}

// Whether that changed the string.
static gboolean set_string(char **string, const char *new)
{
    if (g_str_equal(*string, new))
        return FALSE;
    g_free(*string);
    *string = g_strdup(new);
    return TRUE;
}

void fenestra_tray_set_title(FenestraTray *tray, const char *title)
{
    if (!set_string(&tray->title, title))
        return;
    emit(tray, "NewTitle");
    emit(tray, "NewToolTip");
}

void fenestra_tray_set_icon(FenestraTray *tray, const char *name)
{
    if (set_string(&tray->icon, name))
        emit(tray, "NewIcon");
}

void fenestra_tray_set_is_menu(FenestraTray *tray, gboolean is_menu)
{
    if (tray->is_menu == is_menu)
        return;
    tray->is_menu = is_menu;
    emit(tray, "NewMenu");
}

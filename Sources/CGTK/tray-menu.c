#include "fenestra-tray.h"
#include <dlfcn.h>

// The library is loaded when an app has its first tray item, so that the others do not pay for it; both types are
// objects of GLib's.
typedef struct _DbusmenuMenuitem DbusmenuMenuitem;
typedef struct _DbusmenuServer DbusmenuServer;

static struct {
    DbusmenuServer *(*server_new)(const char *);
    void (*server_set_root)(DbusmenuServer *, DbusmenuMenuitem *);
    DbusmenuMenuitem *(*item_new)(void);
    gboolean (*add)(DbusmenuMenuitem *, DbusmenuMenuitem *, guint);
    gboolean (*remove)(DbusmenuMenuitem *, DbusmenuMenuitem *);
    gboolean (*reorder)(DbusmenuMenuitem *, DbusmenuMenuitem *, guint);
    gboolean (*set)(DbusmenuMenuitem *, const char *, const char *);
    gboolean (*set_bool)(DbusmenuMenuitem *, const char *, gboolean);
    gboolean (*set_int)(DbusmenuMenuitem *, const char *, int);
} library;

static gboolean load(void)
{
    static gboolean was_tried, is_there;
    if (was_tried)
        return is_there;
    was_tried = TRUE;
    // As its users are built against: the name with the version of its interface.
    void *module = dlopen("libdbusmenu-glib.so.4", RTLD_LAZY | RTLD_NODELETE);
    if (!module)
        return FALSE;
    const struct { const char *name; gpointer *function; } wanted[] = {
        { "dbusmenu_server_new", (gpointer *)&library.server_new },
        { "dbusmenu_server_set_root", (gpointer *)&library.server_set_root },
        { "dbusmenu_menuitem_new", (gpointer *)&library.item_new },
        { "dbusmenu_menuitem_child_add_position", (gpointer *)&library.add },
        { "dbusmenu_menuitem_child_delete", (gpointer *)&library.remove },
        { "dbusmenu_menuitem_child_reorder", (gpointer *)&library.reorder },
        { "dbusmenu_menuitem_property_set", (gpointer *)&library.set },
        { "dbusmenu_menuitem_property_set_bool", (gpointer *)&library.set_bool },
        { "dbusmenu_menuitem_property_set_int", (gpointer *)&library.set_int },
    };
    is_there = TRUE;
    for (gsize i = 0; i < G_N_ELEMENTS(wanted); i++)
        is_there = (*wanted[i].function = dlsym(module, wanted[i].name)) && is_there;
    return is_there;
}

struct FenestraTrayMenu {
    DbusmenuServer *server;
    DbusmenuMenuitem *root;
    void (*chosen)(void *);
    void (*opens)(void *);
    void *receiver;
};

static DbusmenuMenuitem *item(FenestraTrayEntry *entry) { return (DbusmenuMenuitem *)entry; }

static gboolean about_to_show(DbusmenuMenuitem *root, gpointer data)
{
    FenestraTrayMenu *menu = data;
    menu->opens(menu->receiver);
    return FALSE;
}

FenestraTrayMenu *fenestra_tray_menu_new(
    int number, void (*chosen)(void *), void (*opens)(void *), void *receiver)
{
    if (!load())
        return NULL;
    FenestraTrayMenu *menu = g_new0(FenestraTrayMenu, 1);
    menu->chosen = chosen;
    menu->opens = opens;
    menu->receiver = receiver;
    char *path = g_strdup_printf("/MenuBar/%d", number);
    menu->server = library.server_new(path);
    g_free(path);
    menu->root = library.item_new();
    g_signal_connect(menu->root, "about-to-show", G_CALLBACK(about_to_show), menu);
    library.server_set_root(menu->server, menu->root);
    return menu;
}

void fenestra_tray_menu_free(FenestraTrayMenu *menu)
{
    g_signal_handlers_disconnect_by_data(menu->root, menu);
    g_object_unref(menu->server);
    g_object_unref(menu->root);
    g_free(menu);
}

FenestraTrayEntry *fenestra_tray_menu_root(FenestraTrayMenu *menu) { return (FenestraTrayEntry *)menu->root; }

static void activated(DbusmenuMenuitem *entry, guint timestamp, gpointer data)
{
    FenestraTrayMenu *menu = g_object_get_data(G_OBJECT(entry), "fenestra-menu");
    menu->chosen(data);
}

FenestraTrayEntry *fenestra_tray_entry_new(FenestraTrayMenu *menu, void *data)
{
    DbusmenuMenuitem *entry = library.item_new();
    g_object_set_data(G_OBJECT(entry), "fenestra-menu", menu);
    g_signal_connect(entry, "item-activated", G_CALLBACK(activated), data);
    return (FenestraTrayEntry *)entry;
}

void fenestra_tray_entry_unref(FenestraTrayEntry *entry)
{
    // The bus may hold it a little longer; it must not tell of anything any more.
    g_signal_handlers_disconnect_matched(entry, G_SIGNAL_MATCH_FUNC, 0, 0, NULL, activated, NULL);
    g_object_unref(entry);
}

void fenestra_tray_entry_insert(FenestraTrayEntry *parent, FenestraTrayEntry *entry, unsigned position)
{
    library.add(item(parent), item(entry), position);
}

void fenestra_tray_entry_move(FenestraTrayEntry *parent, FenestraTrayEntry *entry, unsigned position)
{
    library.reorder(item(parent), item(entry), position);
}

void fenestra_tray_entry_remove(FenestraTrayEntry *parent, FenestraTrayEntry *entry)
{
    library.remove(item(parent), item(entry));
}

void fenestra_tray_entry_set_text(FenestraTrayEntry *entry, const char *property, const char *value)
{
    library.set(item(entry), property, value);
}

void fenestra_tray_entry_set_number(FenestraTrayEntry *entry, const char *property, int value)
{
    library.set_int(item(entry), property, value);
}

void fenestra_tray_entry_set_flag(FenestraTrayEntry *entry, const char *property, gboolean value)
{
    library.set_bool(item(entry), property, value);
}

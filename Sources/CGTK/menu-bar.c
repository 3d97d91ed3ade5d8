#include "fenestra-menu-bar.h"

// Data of models: that its entries come late, and the lean model of one, not retained.
static const char late_key[] = "fenestra-fills-late";
static const char lean_key[] = "fenestra-lean";

void fenestra_menu_fills_late(GMenuModel *section)
{
    g_object_set_data(G_OBJECT(section), late_key, GINT_TO_POINTER(TRUE));
}

// A menu as another is, and changing with it, but for the entries of sections that fill late. All bars share it.
typedef struct {
    GMenuModel parent;
    GMenuModel *full;
    gulong changed;
} FenestraLeanMenu;
typedef GMenuModelClass FenestraLeanMenuClass;

static GType fenestra_lean_menu_get_type(void);
G_DEFINE_TYPE(FenestraLeanMenu, fenestra_lean_menu, G_TYPE_MENU_MODEL)

static gboolean is_lean(gpointer model)
{
    return G_TYPE_CHECK_INSTANCE_TYPE(model, fenestra_lean_menu_get_type());
}

static gboolean is_empty(FenestraLeanMenu *lean)
{
    return g_object_get_data(G_OBJECT(lean->full), late_key) != NULL;
}

static void full_changed(GMenuModel *full, int position, int removed, int added, gpointer lean)
{
    g_menu_model_items_changed(lean, position, removed, added);
}

// Retained for the caller.
static GMenuModel *lean_of(GMenuModel *full)
{
    GMenuModel *known = g_object_get_data(G_OBJECT(full), lean_key);
    if (known)
        return g_object_ref(known);
    FenestraLeanMenu *lean = g_object_new(fenestra_lean_menu_get_type(), NULL);
    lean->full = g_object_ref(full);
    if (!is_empty(lean))
        lean->changed = g_signal_connect(full, "items-changed", G_CALLBACK(full_changed), lean);
    g_object_set_data(G_OBJECT(full), lean_key, lean);
    return G_MENU_MODEL(lean);
}

static gboolean lean_is_mutable(GMenuModel *model)
{
    return TRUE;
}

static int lean_get_n_items(GMenuModel *model)
{
    FenestraLeanMenu *lean = (FenestraLeanMenu *)model;
    return is_empty(lean) ? 0 : g_menu_model_get_n_items(lean->full);
}

static void lean_get_attributes(GMenuModel *model, int index, GHashTable **attributes)
{
    *attributes = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, (GDestroyNotify)g_variant_unref);
    GMenuAttributeIter *each = g_menu_model_iterate_item_attributes(((FenestraLeanMenu *)model)->full, index);
    const char *name;
    GVariant *value;
    while (g_menu_attribute_iter_get_next(each, &name, &value))
        g_hash_table_insert(*attributes, g_strdup(name), value);
    g_object_unref(each);
}

static void lean_get_links(GMenuModel *model, int index, GHashTable **links)
{
    *links = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, g_object_unref);
    GMenuLinkIter *each = g_menu_model_iterate_item_links(((FenestraLeanMenu *)model)->full, index);
    const char *name;
    GMenuModel *linked;
    while (g_menu_link_iter_get_next(each, &name, &linked)) {
        g_hash_table_insert(*links, g_strdup(name), lean_of(linked));
        g_object_unref(linked);
    }
    g_object_unref(each);
}

static void lean_finalize(GObject *object)
{
    FenestraLeanMenu *lean = (FenestraLeanMenu *)object;
    g_clear_signal_handler(&lean->changed, lean->full);
    g_object_set_data(G_OBJECT(lean->full), lean_key, NULL);
    g_object_unref(lean->full);
    G_OBJECT_CLASS(fenestra_lean_menu_parent_class)->finalize(object);
}

static void fenestra_lean_menu_class_init(FenestraLeanMenuClass *class)
{
    class->is_mutable = lean_is_mutable;
    class->get_n_items = lean_get_n_items;
    class->get_item_attributes = lean_get_attributes;
    class->get_item_links = lean_get_links;
    G_OBJECT_CLASS(class)->finalize = lean_finalize;
}

static void fenestra_lean_menu_init(FenestraLeanMenu *lean) {}

// Whether a section of the menu fills late.
static gboolean has_late_section(GMenuModel *full)
{
    gboolean has = FALSE;
    for (int index = 0; index < g_menu_model_get_n_items(full) && !has; index++) {
        GMenuModel *section = g_menu_model_get_item_link(full, index, G_MENU_LINK_SECTION);
        if (section) {
            has = g_object_get_data(G_OBJECT(section), late_key) != NULL;
            g_object_unref(section);
        }
    }
    return has;
}

static GtkPopoverMenu *menu_of(GtkWidget *item)
{
    for (GtkWidget *part = gtk_widget_get_first_child(item); part; part = gtk_widget_get_next_sibling(part))
        if (GTK_IS_POPOVER_MENU(part))
            return GTK_POPOVER_MENU(part);
    return NULL;
}

static gboolean is_chosen(GtkWidget *item)
{
    return (gtk_widget_get_state_flags(item) & GTK_STATE_FLAG_SELECTED) != 0;
}

static gboolean became_idle(gpointer item)
{
    GtkPopoverMenu *menu = menu_of(item);
    if (menu && !is_chosen(item) && !gtk_widget_get_mapped(GTK_WIDGET(menu))) {
        GMenuModel *shown = gtk_popover_menu_get_menu_model(menu);
        if (shown && !is_lean(shown)) {
            GMenuModel *lean = lean_of(shown);
            gtk_popover_menu_set_menu_model(menu, lean);
            g_object_unref(lean);
        }
    }
    return G_SOURCE_REMOVE;
}

// GTK marks the item of a menu before it opens the menu, and takes the mark away when the menu has closed.
static void state_changed(GtkWidget *item, GtkStateFlags old, gpointer data)
{
    gboolean chosen = is_chosen(item);
    if (chosen == ((old & GTK_STATE_FLAG_SELECTED) != 0))
        return;
    GtkPopoverMenu *menu = menu_of(item);
    GMenuModel *shown = menu ? gtk_popover_menu_get_menu_model(menu) : NULL;
    if (!shown)
        return;
    if (chosen && is_lean(shown)) {
        GMenuModel *full = ((FenestraLeanMenu *)shown)->full;
        if (has_late_section(full))
            gtk_popover_menu_set_menu_model(menu, full);
    } else if (!chosen && !is_lean(shown)) {
        // Later: what was clicked in the menu is still to be done.
        g_idle_add_full(G_PRIORITY_DEFAULT_IDLE, became_idle, g_object_ref(item), g_object_unref);
    }
}

// Items come and go with the menus of the bar.
static void items_changed(GListModel *items, guint position, guint removed, guint added, gpointer data)
{
    for (guint index = position; index < position + added; index++) {
        GtkWidget *item = g_list_model_get_item(items, index);
        if (!item)
            continue;
        GtkPopoverMenu *menu = menu_of(item);
        if (menu && !g_signal_handler_find(item, G_SIGNAL_MATCH_FUNC, 0, 0, NULL, state_changed, NULL)) {
            g_signal_connect(item, "state-flags-changed", G_CALLBACK(state_changed), NULL);
            fenestra_menu_bar_item_keeps_to_keys(item, GTK_WIDGET(menu));
        }
        g_object_unref(item);
    }
}

GtkWidget *fenestra_menu_bar_new(GMenuModel *model)
{
    GMenuModel *lean = lean_of(model);
    GtkWidget *bar = gtk_popover_menu_bar_new_from_model(lean);
    g_object_unref(lean);
    fenestra_menu_bar_keep_to_keys(bar);
    GListModel *items = gtk_widget_observe_children(bar);
    items_changed(items, 0, 0, g_list_model_get_n_items(items), NULL);
    g_signal_connect(items, "items-changed", G_CALLBACK(items_changed), NULL);
    // The list of children lives as long as somebody has it.
    g_object_set_data_full(G_OBJECT(bar), "fenestra-items", items, g_object_unref);
    return bar;
}

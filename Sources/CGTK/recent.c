#include "fenestra-recent.h"

// Apps are told apart by their identifiers: names need not be distinct.
static gboolean is_own(GtkRecentInfo *info) { return gtk_recent_info_has_application(info, g_get_prgname()); }

static int later_first(gconstpointer a, gconstpointer b)
{
    GDateTime *of_a = gtk_recent_info_get_modified((GtkRecentInfo *)a);
    GDateTime *of_b = gtk_recent_info_get_modified((GtkRecentInfo *)b);
    return of_a && of_b ? g_date_time_compare(of_b, of_a) : 0;
}

char **fenestra_recent_list(void)
{
    GPtrArray *addresses = g_ptr_array_new();
    GList *items = g_list_sort(gtk_recent_manager_get_items(gtk_recent_manager_get_default()), later_first);
    for (GList *item = items; item; item = item->next)
        if (is_own(item->data) && gtk_recent_info_exists(item->data))
            g_ptr_array_add(addresses, g_strdup(gtk_recent_info_get_uri(item->data)));
    g_list_free_full(items, (GDestroyNotify)gtk_recent_info_unref);
    g_ptr_array_add(addresses, NULL);
    return (char **)g_ptr_array_free(addresses, FALSE);
}

void fenestra_recent_add(const char *address, const char *mime_type)
{
    GtkRecentData data = {
        .mime_type = (char *)(mime_type ? mime_type : "application/octet-stream"),
        .app_name = (char *)g_get_prgname(),
        .app_exec = g_strconcat(g_get_prgname(), " %u", NULL),
    };
    gtk_recent_manager_add_full(gtk_recent_manager_get_default(), address, &data);
    g_free(data.app_exec);
}

void fenestra_recent_clear(void)
{
    GtkRecentManager *manager = gtk_recent_manager_get_default();
    GList *items = gtk_recent_manager_get_items(manager);
    for (GList *item = items; item; item = item->next)
        if (is_own(item->data))
            gtk_recent_manager_remove_item(manager, gtk_recent_info_get_uri(item->data), NULL);
    g_list_free_full(items, (GDestroyNotify)gtk_recent_info_unref);
}

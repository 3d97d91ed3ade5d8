#include "rows.h"

/* --- The model ------------------------------------------------------------------------------------------ */

struct _FloorItem
{
  GObject parent;
  char *text;
};

G_DEFINE_TYPE (FloorItem, floor_item, G_TYPE_OBJECT)

static GParamSpec *text_property;

static void
floor_item_get_property (GObject *object, guint id, GValue *value, GParamSpec *property)
{
  g_value_set_string (value, FLOOR_ITEM (object)->text);
}

static void
floor_item_finalize (GObject *object)
{
  g_free (FLOOR_ITEM (object)->text);
  G_OBJECT_CLASS (floor_item_parent_class)->finalize (object);
}

static void
floor_item_class_init (FloorItemClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  object_class->get_property = floor_item_get_property;
  object_class->finalize = floor_item_finalize;
  text_property = g_param_spec_string ("text", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_property (object_class, 1, text_property);
}

static void
floor_item_init (FloorItem *item)
{
}

FloorItem *
floor_item_new (const char *text)
{
  FloorItem *item = g_object_new (FLOOR_TYPE_ITEM, NULL);
  item->text = g_strdup (text);
  return item;
}

void
floor_item_set_text (FloorItem *item, const char *text)
{
  g_free (item->text);
  item->text = g_strdup (text);
  g_object_notify_by_pspec (G_OBJECT (item), text_property);
}

/* --- The widgets ---------------------------------------------------------------------------------------- */

GtkWidget *
row_new (gboolean rich, GtkLabel **label)
{
  GtkWidget *text = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (text), 0);
  *label = GTK_LABEL (text);
  if (!rich)
    return text;
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_widget_set_hexpand (text, TRUE);
  gtk_box_append (GTK_BOX (row), text);
  gtk_box_append (GTK_BOX (row), gtk_label_new ("detail"));
  gtk_box_append (GTK_BOX (row), gtk_button_new_with_label ("Go"));
  return row;
}

int row_setups, row_binds;

static GtkLabel *
label_of (GtkListItem *list_item)
{
  return g_object_get_data (G_OBJECT (list_item), "label");
}

static void
show_text (FloorItem *item, GParamSpec *property, GtkLabel *label)
{
  gtk_label_set_text (label, item->text);
}

static void
set_up (GtkSignalListItemFactory *factory, GtkListItem *list_item, gpointer rich)
{
  GtkLabel *label;
  row_setups++;
  gtk_list_item_set_child (list_item, row_new (GPOINTER_TO_INT (rich), &label));
  g_object_set_data (G_OBJECT (list_item), "label", label);
}

/* GTK 4.8 binds every row again after a splice. What shows the item already is left as it is, so that the floor
   is as low as GTK allows. */
static void
bind (GtkSignalListItemFactory *factory, GtkListItem *list_item, gpointer rich)
{
  FloorItem *item = gtk_list_item_get_item (list_item);
  GtkLabel *label = label_of (list_item);
  FloorItem *last = g_object_get_data (G_OBJECT (label), "item");
  row_binds++;
  if (last == item)
    return;
  if (last)
    g_signal_handlers_disconnect_by_func (last, show_text, label);
  g_object_set_data_full (G_OBJECT (label), "item", g_object_ref (item), g_object_unref);
  g_signal_connect (item, "notify::text", G_CALLBACK (show_text), label);
  show_text (item, NULL, label);
}

GtkWidget *
list_view_new (GListStore *store, gboolean rich)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  g_signal_connect (factory, "setup", G_CALLBACK (set_up), GINT_TO_POINTER (rich));
  g_signal_connect (factory, "bind", G_CALLBACK (bind), GINT_TO_POINTER (rich));
  GtkNoSelection *model = gtk_no_selection_new (g_object_ref (G_LIST_MODEL (store)));
  return gtk_list_view_new (GTK_SELECTION_MODEL (model), factory);
}

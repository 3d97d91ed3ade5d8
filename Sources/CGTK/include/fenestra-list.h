#pragma once
#include <gtk/gtk.h>

// A list model that has its owner make an item when GTK asks for it, and items that stand for something of the owner's.
// The owner is not retained; it takes itself away (NULL) before it goes.
typedef struct {
    // The item at a position, with a reference for the caller.
    GObject *_Nonnull (*_Nonnull item)(void *_Nonnull owner, guint position);
} FenestraRowsCalls;

GListModel *_Nonnull fenestra_rows_new(const FenestraRowsCalls *_Nonnull calls, guint count);
void fenestra_rows_set_owner(GListModel *_Nonnull rows, void *_Nullable owner);
void fenestra_rows_splice(GListModel *_Nonnull rows, guint position, guint removed, guint added);
// A row that is there already.
typedef struct {
    guint position;
    void *_Nonnull object;
} FenestraKnownRow;
// The same for so many rows that GTK must not ask for all of them when it only looks for those it has: `known` lists the
// rows among the added ones that are there, by ascending position.
void fenestra_rows_splice_many(GListModel *_Nonnull rows, guint position, guint removed, guint added,
                               const FenestraKnownRow *_Nullable known, guint known_count);
// A row has been put into one of GTK's places.
void fenestra_rows_was_shown(GListModel *_Nonnull rows);

// An item with a key; `gone` gets the key when the item is finalised.
GObject *_Nonnull fenestra_row_new(void *_Nonnull key, void (*_Nonnull gone)(void *_Nonnull key));
// One that gets its key later, if GTK keeps it.
GObject *_Nonnull fenestra_row_new_without_key(void);
void fenestra_row_set_key(void *_Nonnull row, void *_Nonnull key, void (*_Nonnull gone)(void *_Nonnull key));
void *_Nullable fenestra_row_key(void *_Nonnull row);

// The list in a column view, which has its rows.
GtkWidget *_Nonnull fenestra_column_view_list(GtkWidget *_Nonnull view);

// Which column a column view is sorted by first, and whether upwards: the data that the column's sorter was made with;
// NULL for none. GTK before 4.10 does not tell otherwise.
void *_Nullable fenestra_column_view_sorted_by(GtkWidget *_Nonnull view, gboolean *_Nonnull ascending);
// A sorter for a column that is sorted by its owner.
GtkSorter *_Nonnull fenestra_column_sorter_new(void *_Nonnull column);

// Dragging of rows within a list. What is dragged is an item without a key, which only this process understands.
typedef struct {
    // Whether a drag may begin at a point.
    gboolean (*_Nonnull begins)(void *_Nonnull owner, double x, double y);
    // Whether what is dragged may go to a point.
    gboolean (*_Nonnull moves)(void *_Nonnull owner, double x, double y);
    gboolean (*_Nonnull drops)(void *_Nonnull owner, double x, double y);
    // The drag has left, or has ended.
    void (*_Nonnull leaves)(void *_Nonnull owner);
    void (*_Nonnull ends)(void *_Nonnull owner);
} FenestraDragCalls;
// The source and the target are the widget's. The owner takes itself away (`fenestra_disconnect`) before it goes.
void fenestra_list_drag(GtkWidget *_Nonnull list, const FenestraDragCalls *_Nonnull calls, void *_Nonnull owner,
                        GtkEventController *_Nonnull *_Nonnull source, GtkEventController *_Nonnull *_Nonnull target);
void fenestra_list_set_drag_icon(GtkEventController *_Nonnull source, GtkWidget *_Nonnull row, int x, int y);

// Signals whose arguments the receiver does not want.
static inline void fenestra_connect_bare(void *_Nonnull instance, const char *_Nonnull signal,
                                         void (*_Nonnull handler)(void *_Nonnull receiver), void *_Nonnull receiver)
{
    g_signal_connect_data(instance, signal, G_CALLBACK(handler), receiver, NULL, G_CONNECT_SWAPPED);
}

// Goes on from what scrolls to what is beside it.
static inline void fenestra_list_leave(GtkWidget *_Nonnull scrolled, GtkDirectionType direction)
{
    g_signal_emit_by_name(scrolled, "move-focus-out", direction);
}

// A key was pressed; TRUE ends its way.
typedef gboolean (*FenestraKeyHandler)(void *_Nonnull controller, guint key, guint code, GdkModifierType modifiers,
                                       void *_Nonnull receiver);

static inline void fenestra_connect_keys(void *_Nonnull controller, FenestraKeyHandler _Nonnull handler,
                                         void *_Nonnull receiver)
{
    g_signal_connect_data(controller, "key-pressed", G_CALLBACK(handler), receiver, NULL, (GConnectFlags)0);
}

typedef void (*FenestraPositionHandler)(void *_Nonnull instance, guint position, void *_Nonnull receiver);

static inline void fenestra_connect_position(void *_Nonnull instance, const char *_Nonnull signal,
                                             FenestraPositionHandler _Nonnull handler, void *_Nonnull receiver)
{
    g_signal_connect_data(instance, signal, G_CALLBACK(handler), receiver, NULL, (GConnectFlags)0);
}

// What GtkListView does at a click on a row.
static inline void fenestra_list_select(GtkWidget *_Nonnull list, guint position, gboolean modify, gboolean extend)
{
    gtk_widget_activate_action(list, "list.select-item", "(ubb)", position, modify, extend);
}

// Where in the list the row of a GtkListItem is, whose widget is `levels` above the item's child. FALSE where it is out of
// view.
gboolean fenestra_list_item_in_view(void *_Nonnull item, guint levels, int list_height, int *_Nonnull y,
                                    int *_Nonnull height);

// Has the row of a GtkListItem be found by the others, which give the item of a row and call with those in view. FALSE
// where it has no row yet.
gboolean fenestra_list_item_mark(void *_Nonnull item, guint levels);
void *_Nullable fenestra_list_item_of(GtkWidget *_Nonnull row);
typedef void (*FenestraItemInView)(void *_Nonnull receiver, void *_Nonnull item, int y, int height);
void fenestra_list_each_in_view(GtkWidget *_Nonnull list, FenestraItemInView _Nonnull call, void *_Nonnull receiver);

// Whether the widget's window is being laid out right now.
gboolean fenestra_is_in_layout(GtkWidget *_Nonnull widget);

// Whether the list hears nothing of being scrolled. Where all of its rows have been spliced, it knows no heights until
// it lays out, and can only complain.
void fenestra_list_set_deaf(GtkWidget *_Nonnull list, gboolean is_deaf);

static inline void fenestra_list_scroll_to(GtkWidget *_Nonnull list, guint position)
{
    gtk_widget_activate_action(list, "list.scroll-to-item", "u", position);
}

static inline void fenestra_accessible_set_expanded(GtkWidget *_Nonnull widget, int expanded)
{
    if (expanded < 0)
        gtk_accessible_reset_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_EXPANDED);
    else
        gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_EXPANDED, expanded, -1);
}

// Which row of how many it is, for a GTK that tells.
static inline void fenestra_accessible_set_place(GtkWidget *_Nonnull widget, int number, int count)
{
    if (number > 0) {
        gtk_accessible_update_relation(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_RELATION_POS_IN_SET, number,
                                       GTK_ACCESSIBLE_RELATION_SET_SIZE, count, -1);
    } else {
        gtk_accessible_reset_relation(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_RELATION_POS_IN_SET);
        gtk_accessible_reset_relation(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_RELATION_SET_SIZE);
    }
}

// A list's owner, for whom the focus may be in one of its rows. Not retained; NULL before it goes.
static inline void fenestra_list_set_owner(GtkWidget *_Nonnull list, void *_Nullable owner)
{
    g_object_set_data(G_OBJECT(list), "fenestra-list", owner);
}

static inline void *_Nullable fenestra_list_get_owner(GtkWidget *_Nonnull list)
{
    return g_object_get_data(G_OBJECT(list), "fenestra-list");
}

static inline void fenestra_accessible_set_level(GtkWidget *_Nonnull widget, int level)
{
    if (level <= 0)
        gtk_accessible_reset_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LEVEL);
    else
        gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LEVEL, level, -1);
}

// Turns of the wheel go no farther than a controller.
void fenestra_stop_scrolling(GtkEventController *_Nonnull scroll);

#include "fenestra-list.h"

typedef struct {
    GObject parent;
    void *key;
    void (*gone)(void *key);
} FenestraRow;
typedef struct {
    GObjectClass parent;
} FenestraRowClass;

G_DEFINE_TYPE(FenestraRow, fenestra_row, G_TYPE_OBJECT)

static void fenestra_row_finalize(GObject *object)
{
    FenestraRow *self = (FenestraRow *)object;
    if (self->gone)
        self->gone(self->key);
    G_OBJECT_CLASS(fenestra_row_parent_class)->finalize(object);
}

static void fenestra_row_class_init(FenestraRowClass *class) { G_OBJECT_CLASS(class)->finalize = fenestra_row_finalize; }

static void fenestra_row_init(FenestraRow *self) {}

GObject *fenestra_row_new(void *key, void (*gone)(void *key))
{
    FenestraRow *self = g_object_new(fenestra_row_get_type(), NULL);
    self->key = key;
    self->gone = gone;
    return (GObject *)self;
}

GObject *fenestra_row_new_without_key(void) { return g_object_new(fenestra_row_get_type(), NULL); }

void fenestra_row_set_key(void *row, void *key, void (*gone)(void *key))
{
    FenestraRow *self = (FenestraRow *)row;
    self->key = key;
    self->gone = gone;
}

void *fenestra_row_key(void *row) { return ((FenestraRow *)row)->key; }

// What GTK is told while it looks for rows that it has among all that a splice added: it takes those in order, from
// the first on, one by one. What it asks for otherwise, it is about to show.
typedef struct {
    gboolean is_on;
    guint first, end, next;
    const FenestraKnownRow *known;
    guint known_count, known_index;
    // The last answer was no row of those known; GTK has shown a row since; it is certain that GTK only looks.
    gboolean was_unknown, was_shown, is_sure;
} FenestraSearch;

typedef struct {
    GObject parent;
    const FenestraRowsCalls *calls;
    void *owner;
    guint count;
    FenestraSearch search;
    // The answer for all rows that are not known, once it is certain that it is not kept.
    GObject *nobody;
} FenestraRows;
typedef struct {
    GObjectClass parent;
} FenestraRowsClass;

static GType fenestra_rows_item_type(GListModel *model) { return fenestra_row_get_type(); }

static guint fenestra_rows_count(GListModel *model) { return ((FenestraRows *)model)->count; }

// NULL where GTK is not looking, or no longer.
static gpointer fenestra_rows_search(FenestraRows *self, guint position)
{
    FenestraSearch *search = &self->search;
    if (position == search->first) {
        search->next = position;
        search->known_index = 0;
        search->was_unknown = search->is_sure = FALSE;
    } else if (position != search->next || position >= search->end || (search->was_unknown && search->was_shown)) {
        search->is_on = FALSE;
        return NULL;
    }
    search->next++;
    search->was_shown = FALSE;
    while (search->known_index < search->known_count && search->known[search->known_index].position < position)
        search->known_index++;
    if (search->known_index < search->known_count && search->known[search->known_index].position == position) {
        search->was_unknown = FALSE;
        return g_object_ref(search->known[search->known_index].object);
    }
    search->is_sure = search->is_sure || search->was_unknown;
    search->was_unknown = TRUE;
    if (!search->is_sure)
        return fenestra_row_new_without_key();
    if (!self->nobody)
        self->nobody = fenestra_row_new_without_key();
    return g_object_ref(self->nobody);
}

static gpointer fenestra_rows_item(GListModel *model, guint position)
{
    FenestraRows *self = (FenestraRows *)model;
    if (self->search.is_on) {
        gpointer found = fenestra_rows_search(self, position);
        if (found)
            return found;
    }
    return self->owner && position < self->count ? self->calls->item(self->owner, position) : NULL;
}

static void fenestra_rows_model_init(GListModelInterface *interface)
{
    interface->get_item_type = fenestra_rows_item_type;
    interface->get_n_items = fenestra_rows_count;
    interface->get_item = fenestra_rows_item;
}

G_DEFINE_TYPE_WITH_CODE(FenestraRows, fenestra_rows, G_TYPE_OBJECT,
                        G_IMPLEMENT_INTERFACE(G_TYPE_LIST_MODEL, fenestra_rows_model_init))

static void fenestra_rows_finalize(GObject *object)
{
    g_clear_object(&((FenestraRows *)object)->nobody);
    G_OBJECT_CLASS(fenestra_rows_parent_class)->finalize(object);
}

static void fenestra_rows_class_init(FenestraRowsClass *class)
{
    G_OBJECT_CLASS(class)->finalize = fenestra_rows_finalize;
}

static void fenestra_rows_init(FenestraRows *self) {}

GListModel *fenestra_rows_new(const FenestraRowsCalls *calls, guint count)
{
    FenestraRows *self = g_object_new(fenestra_rows_get_type(), NULL);
    self->calls = calls;
    self->count = count;
    return (GListModel *)self;
}

void fenestra_rows_set_owner(GListModel *rows, void *owner) { ((FenestraRows *)rows)->owner = owner; }

void fenestra_rows_splice(GListModel *rows, guint position, guint removed, guint added)
{
    ((FenestraRows *)rows)->count += added - removed;
    g_list_model_items_changed(rows, position, removed, added);
}

void fenestra_rows_splice_many(GListModel *rows, guint position, guint removed, guint added,
                               const FenestraKnownRow *known, guint known_count)
{
    FenestraSearch *search = &((FenestraRows *)rows)->search;
    *search = (FenestraSearch){ .is_on = TRUE, .first = position, .end = position + added, .known = known,
                                .known_count = known_count };
    for (guint i = 0; i < known_count; i++)
        g_object_ref(known[i].object);
    fenestra_rows_splice(rows, position, removed, added);
    search->is_on = FALSE;
    // GTK has kept it after all.
    if (((FenestraRows *)rows)->nobody && fenestra_row_key(((FenestraRows *)rows)->nobody))
        g_clear_object(&((FenestraRows *)rows)->nobody);
    for (guint i = 0; i < known_count; i++)
        g_object_unref(known[i].object);
}

void fenestra_rows_was_shown(GListModel *rows) { ((FenestraRows *)rows)->search.was_shown = TRUE; }

static gboolean fenestra_stop(GtkEventController *scroll, double x, double y, void *unused) { return TRUE; }

void fenestra_stop_scrolling(GtkEventController *scroll)
{
    g_signal_connect(scroll, "scroll", G_CALLBACK(fenestra_stop), NULL);
}

GtkWidget *fenestra_column_view_list(GtkWidget *view)
{
    for (GtkWidget *child = gtk_widget_get_first_child(view); child; child = gtk_widget_get_next_sibling(child))
        if (GTK_IS_LIST_VIEW(child))
            return child;
    g_return_val_if_reached(view);
}

// The column whose sorter was asked first.
static void *asked_column;

static int fenestra_note_column(gconstpointer a, gconstpointer b, gpointer column)
{
    if (!asked_column)
        asked_column = column;
    return GTK_ORDERING_LARGER;
}

GtkSorter *fenestra_column_sorter_new(void *column)
{
    return GTK_SORTER(gtk_custom_sorter_new(fenestra_note_column, column, NULL));
}

void *fenestra_column_view_sorted_by(GtkWidget *view, gboolean *ascending)
{
    GtkSorter *sorter = gtk_column_view_get_sorter(GTK_COLUMN_VIEW(view));
    GObject *a = fenestra_row_new_without_key(), *b = fenestra_row_new_without_key();
    asked_column = NULL;
    // Each column finds its first argument the larger one, unless it is turned round.
    *ascending = gtk_sorter_compare(sorter, a, b) == GTK_ORDERING_LARGER;
    g_object_unref(a);
    g_object_unref(b);
    return asked_column;
}

#define DRAG_CALLS(controller) ((const FenestraDragCalls *)g_object_get_data(G_OBJECT(controller), "fenestra-drag"))

static GdkContentProvider *fenestra_drag_prepare(GtkDragSource *source, double x, double y, void *owner)
{
    if (!DRAG_CALLS(source)->begins(owner, x, y))
        return NULL;
    GObject *token = fenestra_row_new_without_key();
    GdkContentProvider *provider = gdk_content_provider_new_typed(fenestra_row_get_type(), token);
    g_object_unref(token);
    return provider;
}

static void fenestra_drag_end(GtkDragSource *source, GdkDrag *drag, gboolean deletes, void *owner)
{
    DRAG_CALLS(source)->ends(owner);
}

static GdkDragAction fenestra_drag_motion(GtkDropTarget *target, double x, double y, void *owner)
{
    return DRAG_CALLS(target)->moves(owner, x, y) ? GDK_ACTION_MOVE : 0;
}

static void fenestra_drag_leave(GtkDropTarget *target, void *owner) { DRAG_CALLS(target)->leaves(owner); }

static gboolean fenestra_drag_drop(GtkDropTarget *target, const GValue *value, double x, double y, void *owner)
{
    return DRAG_CALLS(target)->drops(owner, x, y);
}

void fenestra_list_drag(GtkWidget *list, const FenestraDragCalls *calls, void *owner, GtkEventController **source,
                        GtkEventController **target)
{
    GtkDragSource *from = gtk_drag_source_new();
    gtk_drag_source_set_actions(from, GDK_ACTION_MOVE);
    g_object_set_data(G_OBJECT(from), "fenestra-drag", (void *)calls);
    g_signal_connect(from, "prepare", G_CALLBACK(fenestra_drag_prepare), owner);
    g_signal_connect(from, "drag-end", G_CALLBACK(fenestra_drag_end), owner);
    gtk_widget_add_controller(list, GTK_EVENT_CONTROLLER(from));
    GtkDropTarget *to = gtk_drop_target_new(fenestra_row_get_type(), GDK_ACTION_MOVE);
    g_object_set_data(G_OBJECT(to), "fenestra-drag", (void *)calls);
    g_signal_connect(to, "enter", G_CALLBACK(fenestra_drag_motion), owner);
    g_signal_connect(to, "motion", G_CALLBACK(fenestra_drag_motion), owner);
    g_signal_connect(to, "leave", G_CALLBACK(fenestra_drag_leave), owner);
    g_signal_connect(to, "drop", G_CALLBACK(fenestra_drag_drop), owner);
    gtk_widget_add_controller(list, GTK_EVENT_CONTROLLER(to));
    *source = GTK_EVENT_CONTROLLER(from);
    *target = GTK_EVENT_CONTROLLER(to);
}

void fenestra_list_set_drag_icon(GtkEventController *source, GtkWidget *row, int x, int y)
{
    GdkPaintable *live = gtk_widget_paintable_new(row);
    GdkPaintable *picture = gdk_paintable_get_current_image(live);
    gtk_drag_source_set_icon(GTK_DRAG_SOURCE(source), picture, x, y);
    g_object_unref(picture);
    g_object_unref(live);
}

static gboolean row_in_view(GtkWidget *row, int list_height, int *y, int *height)
{
    // GTK lays out what is in view only.
    if (!row || !gtk_widget_get_child_visible(row))
        return FALSE;
    GtkAllocation frame;
    gtk_widget_get_allocation(row, &frame);
    *y = frame.y;
    *height = frame.height;
    return frame.y + frame.height >= 0 && frame.y <= list_height;
}

static GtkWidget *row_of_item(void *item, guint levels)
{
    GtkWidget *row = gtk_list_item_get_child(GTK_LIST_ITEM(item));
    while (row && levels--)
        row = gtk_widget_get_parent(row);
    return row;
}

gboolean fenestra_list_item_in_view(void *item, guint levels, int list_height, int *y, int *height)
{
    return row_in_view(row_of_item(item, levels), list_height, y, height);
}

static GQuark item_quark(void)
{
    static GQuark quark;
    if (!quark)
        quark = g_quark_from_static_string("fenestra-list-item");
    return quark;
}

gboolean fenestra_list_item_mark(void *item, guint levels)
{
    GtkWidget *row = row_of_item(item, levels);
    if (row)
        g_object_set_qdata(G_OBJECT(row), item_quark(), item);
    return row != NULL;
}

void *fenestra_list_item_of(GtkWidget *row) { return g_object_get_qdata(G_OBJECT(row), item_quark()); }

void fenestra_list_each_in_view(GtkWidget *list, FenestraItemInView call, void *receiver)
{
    int list_height = gtk_widget_get_height(list), y, height;
    for (GtkWidget *row = gtk_widget_get_first_child(list); row; row = gtk_widget_get_next_sibling(row)) {
        if (!row_in_view(row, list_height, &y, &height))
            continue;
        void *item = fenestra_list_item_of(row);
        if (item)
            call(receiver, item, y, height);
    }
}

gboolean fenestra_is_in_layout(GtkWidget *widget)
{
    GdkFrameClock *clock = gtk_widget_get_frame_clock(widget);
    GSignalInvocationHint *hint = clock ? g_signal_get_invocation_hint(clock) : NULL;
    return hint && hint->signal_id == g_signal_lookup("layout", GDK_TYPE_FRAME_CLOCK);
}

void fenestra_list_set_deaf(GtkWidget *list, gboolean is_deaf)
{
    GtkAdjustment *adjustment = gtk_scrollable_get_vadjustment(GTK_SCROLLABLE(list));
    guint signal = g_signal_lookup("value-changed", GTK_TYPE_ADJUSTMENT);
    GSignalMatchType match = G_SIGNAL_MATCH_ID | G_SIGNAL_MATCH_DATA;
    if (is_deaf)
        g_signal_handlers_block_matched(adjustment, match, signal, 0, NULL, NULL, list);
    else
        g_signal_handlers_unblock_matched(adjustment, match, signal, 0, NULL, NULL, list);
}

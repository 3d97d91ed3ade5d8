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

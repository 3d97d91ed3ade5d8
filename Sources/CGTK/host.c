#include "fenestra-host.h"

typedef struct {
    GtkWidget parent;
    const FenestraHostCalls *calls;
    void *owner;
    gboolean width_for_height, clips;
    double radius;
    GdkRectangle band;
} FenestraHost;
typedef struct {
    GtkWidgetClass parent;
} FenestraHostClass;

G_DEFINE_TYPE(FenestraHost, fenestra_host, GTK_TYPE_WIDGET)

static void fenestra_host_measure(GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                                  int *natural, int *minimum_baseline, int *natural_baseline)
{
    FenestraHost *self = (FenestraHost *)widget;
    *minimum = *natural = 0;
    *minimum_baseline = *natural_baseline = -1;
    if (self->owner)
        self->calls->measure(self->owner, orientation, for_size, minimum, natural, minimum_baseline, natural_baseline);
}

static void fenestra_host_allocate(GtkWidget *widget, int width, int height, int baseline)
{
    FenestraHost *self = (FenestraHost *)widget;
    if (self->owner)
        self->calls->allocate(self->owner, width, height);
    for (GtkWidget *child = gtk_widget_get_last_child(widget); child && GTK_IS_POPOVER(child);
         child = gtk_widget_get_prev_sibling(child))
        gtk_popover_present(GTK_POPOVER(child));
}

static GtkSizeRequestMode fenestra_host_request_mode(GtkWidget *widget)
{
    return ((FenestraHost *)widget)->width_for_height ? GTK_SIZE_REQUEST_WIDTH_FOR_HEIGHT
                                                      : GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void fenestra_host_snapshot(GtkWidget *widget, GtkSnapshot *snapshot)
{
    FenestraHost *self = (FenestraHost *)widget;
    gboolean rounded = self->clips && self->radius > 0;
    if (rounded) {
        GskRoundedRect outline;
        graphene_rect_t bounds = GRAPHENE_RECT_INIT(0, 0, gtk_widget_get_width(widget), gtk_widget_get_height(widget));
        float limit = MIN(bounds.size.width, bounds.size.height) / 2;
        gsk_rounded_rect_init_from_rect(&outline, &bounds, MIN(self->radius, limit));
        gtk_snapshot_push_rounded_clip(snapshot, &outline);
    }
    const GdkRectangle *band = &self->band;
    for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child)) {
        // A popover is drawn in a surface of its own.
        if (GTK_IS_NATIVE(child))
            continue;
        if (band->height) {
            GtkAllocation frame;
            gtk_widget_get_allocation(child, &frame);
            if (frame.y > band->y + band->height || frame.y + frame.height < band->y ||
                frame.x > band->x + band->width || frame.x + frame.width < band->x)
                continue;
        }
        gtk_widget_snapshot_child(widget, child, snapshot);
    }
    if (rounded)
        gtk_snapshot_pop(snapshot);
}

// GTK sorts children by position for Tab; here the order of children is the order of focus.
static gboolean fenestra_host_focus(GtkWidget *widget, GtkDirectionType direction)
{
    if (direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD)
        return GTK_WIDGET_CLASS(fenestra_host_parent_class)->focus(widget, direction);
    gboolean forward = direction == GTK_DIR_TAB_FORWARD;
    GtkWidget *child = gtk_widget_get_focus_child(widget);
    if (!child)
        child = forward ? gtk_widget_get_first_child(widget) : gtk_widget_get_last_child(widget);
    for (; child; child = forward ? gtk_widget_get_next_sibling(child) : gtk_widget_get_prev_sibling(child))
        if (!GTK_IS_NATIVE(child) && gtk_widget_get_mapped(child) && gtk_widget_child_focus(child, direction))
            return TRUE;
    return FALSE;
}

static void fenestra_host_dispose(GObject *object)
{
    GtkWidget *child;
    while ((child = gtk_widget_get_first_child((GtkWidget *)object)))
        gtk_widget_unparent(child);
    G_OBJECT_CLASS(fenestra_host_parent_class)->dispose(object);
}

static void fenestra_host_class_init(FenestraHostClass *class)
{
    GtkWidgetClass *widget_class = (GtkWidgetClass *)class;
    widget_class->measure = fenestra_host_measure;
    widget_class->size_allocate = fenestra_host_allocate;
    widget_class->get_request_mode = fenestra_host_request_mode;
    widget_class->snapshot = fenestra_host_snapshot;
    widget_class->focus = fenestra_host_focus;
    gtk_widget_class_set_accessible_role(widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
    G_OBJECT_CLASS(class)->dispose = fenestra_host_dispose;
}

static void fenestra_host_init(FenestraHost *self) {}

GtkWidget *fenestra_host_new(const FenestraHostCalls *calls)
{
    FenestraHost *self = g_object_new(fenestra_host_get_type(), NULL);
    self->calls = calls;
    return (GtkWidget *)self;
}

void fenestra_host_set_owner(GtkWidget *host, void *owner) { ((FenestraHost *)host)->owner = owner; }

void fenestra_host_set_width_for_height(GtkWidget *host, gboolean width_for_height)
{
    FenestraHost *self = (FenestraHost *)host;
    if (self->width_for_height == width_for_height)
        return;
    self->width_for_height = width_for_height;
    gtk_widget_queue_resize(host);
}

void fenestra_host_set_clip(GtkWidget *host, gboolean clips, double radius)
{
    FenestraHost *self = (FenestraHost *)host;
    if (self->clips == clips && self->radius == radius)
        return;
    self->clips = clips;
    self->radius = radius;
    // Keeps clicks out too.
    gtk_widget_set_overflow(host, clips ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE);
    gtk_widget_queue_draw(host);
}

void fenestra_host_set_visible_band(GtkWidget *host, int x, int y, int width, int height)
{
    FenestraHost *self = (FenestraHost *)host;
    GdkRectangle band = { x, y, width, height };
    if (gdk_rectangle_equal(&self->band, &band))
        return;
    self->band = band;
    gtk_widget_queue_draw(host);
}

void fenestra_allocate_transformed(GtkWidget *widget, int x, int y, int width, int height, double anchor_x,
                                   double anchor_y, double scale_x, double scale_y, double rotation)
{
    graphene_point_t to_anchor = { x + width * anchor_x, y + height * anchor_y };
    graphene_point_t from_anchor = { -width * anchor_x, -height * anchor_y };
    GskTransform *transform = gsk_transform_translate(NULL, &to_anchor);
    if (rotation != 0)
        transform = gsk_transform_rotate(transform, rotation);
    if (scale_x != 1 || scale_y != 1)
        transform = gsk_transform_scale(transform, scale_x, scale_y);
    transform = gsk_transform_translate(transform, &from_anchor);
    gtk_widget_allocate(widget, width, height, -1, transform);
}

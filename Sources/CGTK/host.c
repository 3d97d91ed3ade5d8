#include "fenestra-host.h"
#include "fenestra-effects.h"
#include <math.h>

typedef struct {
    GtkWidget parent;
    const FenestraHostCalls *calls;
    void *owner;
    gboolean width_for_height, clips;
    double radius;
    GdkRectangle band;
    // Children near the band; NULL where they are to be looked for among all.
    GtkWidget **near;
    int near_count;
    FenestraEffects *effects;
    FenestraHit hit;
    cairo_path_t *hit_path;
    gboolean hit_even_odd;
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

// Whether any host in the process blends with its siblings: they are looked for only then.
static gboolean some_blend = FALSE;

static const FenestraEffects *effects_of(GtkWidget *widget)
{
    return G_TYPE_CHECK_INSTANCE_TYPE(widget, fenestra_host_get_type()) ? ((FenestraHost *)widget)->effects : NULL;
}

static gboolean is_outside(const GdkRectangle *band, GtkWidget *child)
{
    if (!band->height)
        return FALSE;
    GtkAllocation frame;
    gtk_widget_get_allocation(child, &frame);
    return frame.y > band->y + band->height || frame.y + frame.height < band->y || frame.x > band->x + band->width ||
        frame.x + frame.width < band->x;
}

// Draws the children, those that are masks or the others. One that blends with its siblings needs their picture.
static void snapshot_children(GtkWidget *widget, GtkSnapshot *snapshot, gboolean masks)
{
    FenestraHost *self = (FenestraHost *)widget;
    gboolean sorts = some_blend || (self->effects && self->effects->is_masked);
    GtkSnapshot *below = NULL;
    int index = 0;
    GtkWidget *child = self->near ? (self->near_count ? self->near[0] : NULL) : gtk_widget_get_first_child(widget);
    for (; child; child = !self->near               ? gtk_widget_get_next_sibling(child)
                      : ++index < self->near_count ? self->near[index]
                                                   : NULL) {
        // A popover is drawn in a surface of its own.
        if (GTK_IS_NATIVE(child) || is_outside(&self->band, child))
            continue;
        const FenestraEffects *effects = sorts ? effects_of(child) : NULL;
        if (sorts && (effects && effects->is_mask) != masks)
            continue;
        if (some_blend && !below)
            below = gtk_snapshot_new();
        if (effects && effects->blend != CAIRO_OPERATOR_OVER) {
            GtkSnapshot *top = gtk_snapshot_new();
            gtk_widget_snapshot_child(widget, child, top);
            GskRenderNode *node = fenestra_blend(gtk_snapshot_free_to_node(below), gtk_snapshot_free_to_node(top),
                                                 effects->blend);
            below = gtk_snapshot_new();
            if (node) {
                gtk_snapshot_append_node(below, node);
                gsk_render_node_unref(node);
            }
        } else {
            gtk_widget_snapshot_child(widget, child, below ? below : snapshot);
        }
    }
    if (below) {
        GskRenderNode *node = gtk_snapshot_free_to_node(below);
        if (node) {
            gtk_snapshot_append_node(snapshot, node);
            gsk_render_node_unref(node);
        }
    }
}

static void fenestra_host_snapshot(GtkWidget *widget, GtkSnapshot *snapshot)
{
    FenestraHost *self = (FenestraHost *)widget;
    if (self->owner && self->band.height && !self->near)
        self->calls->find_near(self->owner);
    gboolean rounded = self->clips && self->radius > 0;
    if (rounded) {
        GskRoundedRect outline;
        graphene_rect_t bounds = GRAPHENE_RECT_INIT(0, 0, gtk_widget_get_width(widget), gtk_widget_get_height(widget));
        float limit = MIN(bounds.size.width, bounds.size.height) / 2;
        gsk_rounded_rect_init_from_rect(&outline, &bounds, MIN(self->radius, limit));
        gtk_snapshot_push_rounded_clip(snapshot, &outline);
    }
    if (self->effects)
        fenestra_effects_snapshot(self->effects, widget, snapshot, snapshot_children);
    else
        snapshot_children(widget, snapshot, FALSE);
    if (rounded)
        gtk_snapshot_pop(snapshot);
}

void fenestra_host_set_effects(GtkWidget *host, const FenestraEffects *effects)
{
    FenestraHost *self = (FenestraHost *)host;
    fenestra_effects_free(self->effects);
    self->effects = effects ? g_memdup2(effects, sizeof *effects) : NULL;
    if (effects && effects->blend != CAIRO_OPERATOR_OVER)
        some_blend = TRUE;
    gtk_widget_queue_draw(host);
    // What is a mask, or blends, is drawn by the host around it.
    GtkWidget *parent = gtk_widget_get_parent(host);
    if (parent)
        gtk_widget_queue_draw(parent);
}

// Whether the pointer meets the host itself; GTK has asked the children before.
static gboolean fenestra_host_contains(GtkWidget *widget, double x, double y)
{
    FenestraHost *self = (FenestraHost *)widget;
    switch (self->hit) {
    case FENESTRA_HIT_FRAME: return GTK_WIDGET_CLASS(fenestra_host_parent_class)->contains(widget, x, y);
    case FENESTRA_HIT_NOTHING: return FALSE;
    case FENESTRA_HIT_PATH: return self->hit_path && fenestra_path_contains(self->hit_path, self->hit_even_odd, x, y);
    }
    return FALSE;
}

void fenestra_host_set_hit(GtkWidget *host, FenestraHit hit, cairo_path_t *path, gboolean even_odd)
{
    FenestraHost *self = (FenestraHost *)host;
    if (self->hit_path)
        cairo_path_destroy(self->hit_path);
    self->hit = hit;
    self->hit_path = path;
    self->hit_even_odd = even_odd;
}

// GTK sorts children by position for Tab; here the order of children is the order of focus.
static gboolean fenestra_host_focus(GtkWidget *widget, GtkDirectionType direction)
{
    if (direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD)
        return GTK_WIDGET_CLASS(fenestra_host_parent_class)->focus(widget, direction);
    gboolean forward = direction == GTK_DIR_TAB_FORWARD;
    GtkWidget *child = gtk_widget_get_focus_child(widget);
    // A host that takes the focus itself has it before what is in it.
    if (gtk_widget_get_focusable(widget)) {
        if (forward && !child && !gtk_widget_is_focus(widget))
            return gtk_widget_grab_focus(widget);
        if (!forward && gtk_widget_is_focus(widget))
            return FALSE;
    }
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
    fenestra_host_set_near((GtkWidget *)object, NULL, 0);
    while ((child = gtk_widget_get_first_child((GtkWidget *)object)))
        gtk_widget_unparent(child);
    g_clear_pointer(&((FenestraHost *)object)->effects, fenestra_effects_free);
    g_clear_pointer(&((FenestraHost *)object)->hit_path, cairo_path_destroy);
    G_OBJECT_CLASS(fenestra_host_parent_class)->dispose(object);
}

static void fenestra_host_restyled(GtkWidget *widget, gboolean setting)
{
    FenestraHost *self = (FenestraHost *)widget;
    if (self->owner)
        self->calls->restyled(self->owner, setting);
}

static void fenestra_host_css_changed(GtkWidget *widget, GtkCssStyleChange *change)
{
    GTK_WIDGET_CLASS(fenestra_host_parent_class)->css_changed(widget, change);
    fenestra_host_restyled(widget, FALSE);
}

static void fenestra_host_setting_changed(GtkWidget *widget, GtkSystemSetting setting)
{
    GTK_WIDGET_CLASS(fenestra_host_parent_class)->system_setting_changed(widget, setting);
    // Icons keep their sizes whatever theme they are of.
    fenestra_host_restyled(
        widget, setting == GTK_SYSTEM_SETTING_DPI || setting == GTK_SYSTEM_SETTING_FONT_NAME ||
                    setting == GTK_SYSTEM_SETTING_FONT_CONFIG);
}

static void fenestra_host_direction_changed(GtkWidget *widget, GtkTextDirection previous)
{
    GTK_WIDGET_CLASS(fenestra_host_parent_class)->direction_changed(widget, previous);
    fenestra_host_restyled(widget, TRUE);
}

static void fenestra_host_class_init(FenestraHostClass *class)
{
    GtkWidgetClass *widget_class = (GtkWidgetClass *)class;
    widget_class->measure = fenestra_host_measure;
    widget_class->size_allocate = fenestra_host_allocate;
    widget_class->get_request_mode = fenestra_host_request_mode;
    widget_class->snapshot = fenestra_host_snapshot;
    widget_class->focus = fenestra_host_focus;
    widget_class->contains = fenestra_host_contains;
    widget_class->css_changed = fenestra_host_css_changed;
    widget_class->system_setting_changed = fenestra_host_setting_changed;
    widget_class->direction_changed = fenestra_host_direction_changed;
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

void *fenestra_host_get_owner(GtkWidget *widget)
{
    return G_TYPE_CHECK_INSTANCE_TYPE(widget, fenestra_host_get_type()) ? ((FenestraHost *)widget)->owner : NULL;
}

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

void fenestra_host_set_near(GtkWidget *host, void *const *children, int count)
{
    FenestraHost *self = (FenestraHost *)host;
    g_clear_pointer(&self->near, g_free);
    self->near_count = count;
    if (!children)
        return;
    // At least one, so that none is told apart from unknown.
    self->near = g_new(GtkWidget *, MAX(count, 1));
    for (int i = 0; i < count; i++)
        self->near[i] = children[i];
}

GtkWidget *fenestra_host_outermost(GtkWidget *host)
{
    GtkWidget *outermost = host;
    for (GtkWidget *around = host; around && !GTK_IS_NATIVE(around); around = gtk_widget_get_parent(around))
        if (G_TYPE_CHECK_INSTANCE_TYPE(around, fenestra_host_get_type()))
            outermost = around;
    return outermost;
}

gboolean fenestra_convert(GtkWidget *from, GtkWidget *to, double *x, double *y, double *width, double *height)
{
    graphene_matrix_t matrix;
    if (!gtk_widget_compute_transform(from, to, &matrix))
        return FALSE;
    double xx, yx, xy, yy, x0, y0;
    if (graphene_matrix_to_2d(&matrix, &xx, &yx, &xy, &yy, &x0, &y0) && xx == 1 && yy == 1 && yx == 0 && xy == 0) {
        // Only moved: without going through single precision.
        *x += x0;
        *y += y0;
        return TRUE;
    }
    graphene_rect_t bounds = GRAPHENE_RECT_INIT(*x, *y, *width, *height);
    graphene_matrix_transform_bounds(&matrix, &bounds, &bounds);
    *x = bounds.origin.x;
    *y = bounds.origin.y;
    *width = bounds.size.width;
    *height = bounds.size.height;
    return TRUE;
}

// By moving, turning, skewing and scaling: GSK takes a matrix for one in space, which its cairo renderer cannot draw.
GskTransform *fenestra_transform_append(GskTransform *transform, const cairo_matrix_t *matrix)
{
    double a = matrix->xx, b = matrix->yx, c = matrix->xy, d = matrix->yy;
    double width = hypot(a, b), determinant = a * d - b * c;
    graphene_point_t offset = { matrix->x0, matrix->y0 };
    transform = gsk_transform_translate(transform, &offset);
    if (width == 0)
        return gsk_transform_scale(transform, 0, hypot(c, d));
    double height = determinant / width, shear = (a * c + b * d) / width;
    transform = gsk_transform_rotate(transform, atan2(b, a) * 180 / G_PI);
    if (shear != 0 && height != 0)
        transform = gsk_transform_skew(transform, atan(shear / height) * 180 / G_PI, 0);
    return gsk_transform_scale(transform, width, height);
}

void fenestra_allocate_transformed(GtkWidget *widget, int x, int y, int width, int height, double anchor_x,
                                   double anchor_y, double scale_x, double scale_y, double rotation,
                                   const cairo_matrix_t *matrix)
{
    graphene_point_t to_anchor = { x + width * anchor_x, y + height * anchor_y };
    graphene_point_t from_anchor = { -width * anchor_x, -height * anchor_y };
    GskTransform *transform = gsk_transform_translate(NULL, &to_anchor);
    if (matrix)
        transform = fenestra_transform_append(transform, matrix);
    if (rotation != 0)
        transform = gsk_transform_rotate(transform, rotation);
    if (scale_x != 1 || scale_y != 1)
        transform = gsk_transform_scale(transform, scale_x, scale_y);
    transform = gsk_transform_translate(transform, &from_anchor);
    gtk_widget_allocate(widget, width, height, -1, transform);
}

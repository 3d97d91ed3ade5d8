#include "fenestra-drawing.h"

typedef struct {
    GtkWidget parent;
    FenestraDraw draw;
    FenestraMeets meets;
    void *owner;
} FenestraDrawing;
typedef struct {
    GtkWidgetClass parent;
} FenestraDrawingClass;

G_DEFINE_TYPE(FenestraDrawing, fenestra_drawing, GTK_TYPE_WIDGET)

static void fenestra_drawing_snapshot(GtkWidget *widget, GtkSnapshot *snapshot)
{
    FenestraDrawing *self = (FenestraDrawing *)widget;
    if (self->owner)
        self->draw(self->owner, snapshot, gtk_widget_get_width(widget), gtk_widget_get_height(widget));
}

static gboolean fenestra_drawing_contains(GtkWidget *widget, double x, double y)
{
    FenestraDrawing *self = (FenestraDrawing *)widget;
    if (!GTK_WIDGET_CLASS(fenestra_drawing_parent_class)->contains(widget, x, y))
        return FALSE;
    return !self->meets || !self->owner || self->meets(self->owner, x, y);
}

static void fenestra_drawing_class_init(FenestraDrawingClass *class)
{
    ((GtkWidgetClass *)class)->snapshot = fenestra_drawing_snapshot;
    ((GtkWidgetClass *)class)->contains = fenestra_drawing_contains;
}

static void fenestra_drawing_init(FenestraDrawing *self) {}

GtkWidget *fenestra_drawing_new(FenestraDraw draw, GtkAccessibleRole role)
{
    FenestraDrawing *self = g_object_new(fenestra_drawing_get_type(), "accessible-role", role, NULL);
    self->draw = draw;
    return (GtkWidget *)self;
}

void fenestra_drawing_set_owner(GtkWidget *drawing, void *owner) { ((FenestraDrawing *)drawing)->owner = owner; }

void fenestra_drawing_set_meets(GtkWidget *drawing, FenestraMeets meets) { ((FenestraDrawing *)drawing)->meets = meets; }

#include "fenestra-drawing.h"

typedef struct {
    GtkWidget parent;
    FenestraDraw draw;
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

static void fenestra_drawing_class_init(FenestraDrawingClass *class)
{
    ((GtkWidgetClass *)class)->snapshot = fenestra_drawing_snapshot;
}

static void fenestra_drawing_init(FenestraDrawing *self) {}

GtkWidget *fenestra_drawing_new(FenestraDraw draw, GtkAccessibleRole role)
{
    FenestraDrawing *self = g_object_new(fenestra_drawing_get_type(), "accessible-role", role, NULL);
    self->draw = draw;
    return (GtkWidget *)self;
}

void fenestra_drawing_set_owner(GtkWidget *drawing, void *owner) { ((FenestraDrawing *)drawing)->owner = owner; }

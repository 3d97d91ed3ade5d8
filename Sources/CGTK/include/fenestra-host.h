#pragma once
#include <gtk/gtk.h>

// A widget that holds others flat and lets its owner measure and place them. The owner is not retained; it takes
// itself away (NULL) before it goes.
typedef struct {
    void (*_Nonnull measure)(void *_Nonnull owner, GtkOrientation orientation, int for_size, int *_Nonnull minimum,
                             int *_Nonnull natural, int *_Nonnull minimum_baseline, int *_Nonnull natural_baseline);
    void (*_Nonnull allocate)(void *_Nonnull owner, int width, int height);
    // The style is another one now, or, with `setting`, a setting of the desktop: any child may want another size.
    void (*_Nonnull restyled)(void *_Nonnull owner, gboolean setting);
    // Draws next, with a band and without the children near it: to be told of those.
    void (*_Nonnull find_near)(void *_Nonnull owner);
} FenestraHostCalls;

GtkWidget *_Nonnull fenestra_host_new(const FenestraHostCalls *_Nonnull calls);
void fenestra_host_set_owner(GtkWidget *_Nonnull host, void *_Nullable owner);
// The owner of a widget that may be a host; NULL for others.
void *_Nullable fenestra_host_get_owner(GtkWidget *_Nonnull widget);
// Whether the width depends on the height instead of the other way round.
void fenestra_host_set_width_for_height(GtkWidget *_Nonnull host, gboolean width_for_height);
// Cuts what is drawn outside; a radius of 0 has square corners.
void fenestra_host_set_clip(GtkWidget *_Nonnull host, gboolean clips, double radius);
// Where the pointer meets the host itself, not only what is in it.
typedef enum { FENESTRA_HIT_FRAME, FENESTRA_HIT_NOTHING, FENESTRA_HIT_PATH } FenestraHit;
// Takes over the path, in points of the host.
void fenestra_host_set_hit(GtkWidget *_Nonnull host, FenestraHit hit, cairo_path_t *_Nullable path,
                           gboolean even_odd);
// The outermost host around, or this one, within the same window or popover.
GtkWidget *_Nonnull fenestra_host_outermost(GtkWidget *_Nonnull host);
// Takes a rectangle of one widget to another, as the smallest that holds it; FALSE where there is no way.
gboolean fenestra_convert(GtkWidget *_Nonnull from, GtkWidget *_Nonnull to, double *_Nonnull x, double *_Nonnull y,
                          double *_Nonnull width, double *_Nonnull height);
// Draws only the children that touch this band; an empty one draws all.
void fenestra_host_set_visible_band(GtkWidget *_Nonnull host, int x, int y, int width, int height);

// The children that may be in the band, in order, so that the others need not be looked at. They must be forgotten, by
// NULL, before one of them leaves.
void fenestra_host_set_near(GtkWidget *_Nonnull host, void *_Nullable const *_Nullable children, int count);

static inline void fenestra_allocate(GtkWidget *_Nonnull widget, int x, int y, int width, int height)
{
    GtkAllocation frame = { x, y, width, height };
    gtk_widget_size_allocate(widget, &frame, -1);
}

// Takes over `transform`.
GskTransform *_Nullable fenestra_transform_append(GskTransform *_Nullable transform,
                                                   const cairo_matrix_t *_Nonnull matrix);

// Allocates with scale and rotation (degrees), then a matrix, about a point given in parts of the size.
void fenestra_allocate_transformed(GtkWidget *_Nonnull widget, int x, int y, int width, int height, double anchor_x,
                                   double anchor_y, double scale_x, double scale_y, double rotation,
                                   const cairo_matrix_t *_Nullable matrix);

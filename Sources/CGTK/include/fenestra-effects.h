#pragma once
#include <gtk/gtk.h>

// How a host draws its children as one. A host without any has no such record.
typedef struct {
    // Radii as GSK has them: twice the standard deviation.
    double blur;
    gboolean has_shadow;
    GskShadow shadow;
    gboolean has_color;
    // Row by row, input by output.
    float color[16];
    float color_offset[4];
    // How it is drawn over the siblings before it.
    cairo_operator_t blend;
    // Whether the last child with `is_mask` decides how much is seen of the others.
    gboolean is_masked, is_mask;
    gboolean clip_even_odd;
    // Owned by the record; NULL for none.
    cairo_path_t *_Nullable clip;
} FenestraEffects;

// Takes over a copy, and the clip in it. NULL for none.
void fenestra_host_set_effects(GtkWidget *_Nonnull host, const FenestraEffects *_Nullable effects);

// Draws everything in `children` as the record says; `children` draws them into a snapshot.
typedef void (*FenestraDrawChildren)(GtkWidget *_Nonnull host, GtkSnapshot *_Nonnull snapshot, gboolean masks);
void fenestra_effects_snapshot(const FenestraEffects *_Nonnull effects, GtkWidget *_Nonnull host,
                               GtkSnapshot *_Nonnull snapshot, FenestraDrawChildren _Nonnull children);
void fenestra_effects_free(FenestraEffects *_Nullable effects);

// Draws `top` over `bottom`; takes over both.
GskRenderNode *_Nullable fenestra_blend(GskRenderNode *_Nullable bottom, GskRenderNode *_Nullable top,
                                        cairo_operator_t blend);

gboolean fenestra_path_contains(cairo_path_t *_Nonnull path, gboolean even_odd, double x, double y);

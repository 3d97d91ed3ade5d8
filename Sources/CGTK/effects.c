#include "fenestra-effects.h"
#include <math.h>

// What GSK has no node for is drawn by cairo. Its node begins at 0, 0 and is moved into place by a transform: Broadway
// draws the picture of a cairo node at twice its origin.
typedef struct {
    GskRenderNode *node;
    cairo_t *cairo;
    graphene_point_t origin;
} Canvas;

static gboolean canvas_begin(Canvas *canvas, const graphene_rect_t *area)
{
    float left = floorf(area->origin.x), top = floorf(area->origin.y);
    graphene_rect_t bounds = GRAPHENE_RECT_INIT(0, 0, ceilf(area->origin.x + area->size.width) - left,
                                                ceilf(area->origin.y + area->size.height) - top);
    if (!(bounds.size.width > 0 && bounds.size.height > 0) || bounds.size.width > 32767 || bounds.size.height > 32767)
        return FALSE;
    canvas->origin = GRAPHENE_POINT_INIT(left, top);
    canvas->node = gsk_cairo_node_new(&bounds);
    canvas->cairo = gsk_cairo_node_get_draw_context(canvas->node);
    cairo_translate(canvas->cairo, -left, -top);
    return TRUE;
}

static GskRenderNode *canvas_end(Canvas *canvas)
{
    cairo_destroy(canvas->cairo);
    GskTransform *transform = gsk_transform_translate(NULL, &canvas->origin);
    if (!transform)
        return canvas->node;
    GskRenderNode *node = gsk_transform_node_new(canvas->node, transform);
    gsk_transform_unref(transform);
    gsk_render_node_unref(canvas->node);
    return node;
}

static void draw_node(GskRenderNode *node, cairo_t *cairo)
{
    cairo_save(cairo);
    gsk_render_node_draw(node, cairo);
    cairo_restore(cairo);
}

GskRenderNode *fenestra_blend(GskRenderNode *bottom, GskRenderNode *top, cairo_operator_t blend)
{
    if (!top)
        return bottom;
    graphene_rect_t area, other;
    gsk_render_node_get_bounds(top, &area);
    if (bottom) {
        gsk_render_node_get_bounds(bottom, &other);
        graphene_rect_union(&area, &other, &area);
    }
    Canvas canvas;
    GskRenderNode *result = NULL;
    if (canvas_begin(&canvas, &area)) {
        if (bottom)
            draw_node(bottom, canvas.cairo);
        cairo_push_group(canvas.cairo);
        draw_node(top, canvas.cairo);
        cairo_pop_group_to_source(canvas.cairo);
        cairo_set_operator(canvas.cairo, blend);
        cairo_paint(canvas.cairo);
        result = canvas_end(&canvas);
    }
    if (bottom)
        gsk_render_node_unref(bottom);
    gsk_render_node_unref(top);
    return result;
}

static GskRenderNode *draw_children(GtkWidget *host, FenestraDrawChildren children, gboolean masks)
{
    GtkSnapshot *inner = gtk_snapshot_new();
    children(host, inner, masks);
    return gtk_snapshot_free_to_node(inner);
}

// The content cut by the clip, and by the mask. Takes over both nodes.
static GskRenderNode *cut(const FenestraEffects *effects, GskRenderNode *content, GskRenderNode *mask)
{
    graphene_rect_t area;
    gsk_render_node_get_bounds(content, &area);
    Canvas canvas;
    GskRenderNode *result = NULL;
    if ((mask || !effects->is_masked) && canvas_begin(&canvas, &area)) {
        cairo_t *cairo = canvas.cairo;
        if (effects->clip) {
            cairo_set_fill_rule(cairo, effects->clip_even_odd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING);
            cairo_append_path(cairo, effects->clip);
            cairo_clip(cairo);
        }
        if (mask) {
            cairo_push_group(cairo);
            draw_node(content, cairo);
            cairo_pattern_t *picture = cairo_pop_group(cairo);
            cairo_push_group(cairo);
            draw_node(mask, cairo);
            cairo_pattern_t *opacity = cairo_pop_group(cairo);
            cairo_set_source(cairo, picture);
            cairo_mask(cairo, opacity);
            cairo_pattern_destroy(picture);
            cairo_pattern_destroy(opacity);
        } else {
            draw_node(content, cairo);
        }
        result = canvas_end(&canvas);
    }
    gsk_render_node_unref(content);
    if (mask)
        gsk_render_node_unref(mask);
    return result;
}

void fenestra_effects_snapshot(const FenestraEffects *effects, GtkWidget *host, GtkSnapshot *snapshot,
                               FenestraDrawChildren children)
{
    int pushed = 0;
    if (effects->has_shadow) {
        gtk_snapshot_push_shadow(snapshot, &effects->shadow, 1);
        pushed++;
    }
    if (effects->blur > 0) {
        gtk_snapshot_push_blur(snapshot, effects->blur);
        pushed++;
    }
    if (effects->has_color) {
        graphene_matrix_t matrix;
        graphene_vec4_t offset;
        graphene_matrix_init_from_float(&matrix, effects->color);
        graphene_vec4_init_from_float(&offset, effects->color_offset);
        gtk_snapshot_push_color_matrix(snapshot, &matrix, &offset);
        pushed++;
    }
    if (effects->clip || effects->is_masked) {
        GskRenderNode *content = draw_children(host, children, FALSE);
        if (content) {
            GskRenderNode *mask = effects->is_masked ? draw_children(host, children, TRUE) : NULL;
            GskRenderNode *result = cut(effects, content, mask);
            if (result) {
                gtk_snapshot_append_node(snapshot, result);
                gsk_render_node_unref(result);
            }
        }
    } else {
        children(host, snapshot, FALSE);
    }
    while (pushed-- > 0)
        gtk_snapshot_pop(snapshot);
}

void fenestra_effects_free(FenestraEffects *effects)
{
    if (effects && effects->clip)
        cairo_path_destroy(effects->clip);
    g_free(effects);
}

gboolean fenestra_path_contains(cairo_path_t *path, gboolean even_odd, double x, double y)
{
    // Any surface will do: nothing is drawn.
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1);
    cairo_t *cairo = cairo_create(surface);
    cairo_set_fill_rule(cairo, even_odd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING);
    cairo_append_path(cairo, path);
    gboolean inside = cairo_in_fill(cairo, x, y);
    cairo_destroy(cairo);
    cairo_surface_destroy(surface);
    return inside;
}

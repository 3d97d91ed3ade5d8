#pragma once
#include <gtk/gtk.h>

typedef enum { FENESTRA_BEGAN, FENESTRA_MOVED, FENESTRA_ENDED, FENESTRA_CANCELLED } FenestraPhase;
typedef enum { FENESTRA_PRESS, FENESTRA_PINCH, FENESTRA_TURN } FenestraStroke;

// Where the pointer is, in points of the widget. `amount` is a pinch's scale or a turn's angle in radians; `time` is
// GDK's, in milliseconds. The receiver is not retained.
typedef struct {
    FenestraStroke stroke;
    FenestraPhase phase;
    double x, y, amount;
    guint32 time;
    GdkModifierType modifiers;
} FenestraPointerEvent;
typedef void (*FenestraPointerCall)(void *_Nonnull receiver, const FenestraPointerEvent *_Nonnull event);
// `inside` is false when the pointer leaves.
typedef void (*FenestraHoverCall)(void *_Nonnull receiver, gboolean inside, double x, double y);

// Controllers for a widget, which owns them. Removed by gtk_widget_remove_controller.
GtkEventController *_Nonnull fenestra_press_new(gboolean before_content, FenestraPointerCall _Nonnull call,
                                                void *_Nonnull receiver);
// Hears of presses whatever others do with them.
GtkEventController *_Nonnull fenestra_listener_new(FenestraPointerCall _Nonnull call, void *_Nonnull receiver);
GtkEventController *_Nonnull fenestra_pinch_new(FenestraPointerCall _Nonnull call, void *_Nonnull receiver);
GtkEventController *_Nonnull fenestra_turn_new(FenestraPointerCall _Nonnull call, void *_Nonnull receiver);
GtkEventController *_Nonnull fenestra_hover_new(FenestraHoverCall _Nonnull call, void *_Nonnull receiver);

// Keeps the press of a `fenestra_press_new` from all others.
void fenestra_press_claim(GtkEventController *_Nonnull press);

// Offers to assistive technology to press the widget; NULL ends it.
void fenestra_widget_set_pressable(GtkWidget *_Nonnull widget, void (*_Nullable call)(void *_Nonnull receiver),
                                   void *_Nullable receiver);
// Offers actions to assistive technology, by names with slashes between; `call` gets their place. NULL ends it.
void fenestra_widget_set_actions(GtkWidget *_Nonnull widget, const char *_Nullable names,
                                 void (*_Nonnull call)(void *_Nonnull receiver, int place), void *_Nonnull receiver);

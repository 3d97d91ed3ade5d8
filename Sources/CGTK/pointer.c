#include "fenestra-pointer.h"

// What a controller calls; freed with it.
typedef struct {
    void *receiver;
    FenestraPointerCall call;
    FenestraHoverCall hover;
    gboolean is_down;
    double last_x, last_y, amount;
} Target;

static Target *target_new(GtkEventController *controller, FenestraPointerCall call, FenestraHoverCall hover,
                          void *receiver)
{
    Target *target = g_new0(Target, 1);
    *target = (Target){ .receiver = receiver, .call = call, .hover = hover, .amount = 0 };
    g_object_set_data_full(G_OBJECT(controller), "fenestra-target", target, g_free);
    return target;
}

static void tell(GtkEventController *controller, Target *target, FenestraStroke stroke, FenestraPhase phase, double x,
                 double y, double amount)
{
    GdkEvent *event = gtk_event_controller_get_current_event(controller);
    FenestraPointerEvent told = { stroke, phase, x, y, amount, event ? gdk_event_get_time(event) : 0,
                                  event ? gdk_event_get_modifier_state(event) : 0 };
    // The receiver may take the controller away in answer.
    g_object_ref(controller);
    target->call(target->receiver, &told);
    g_object_unref(controller);
}

// Presses.

static void drag_begin(GtkGestureDrag *drag, double x, double y, Target *target)
{
    target->is_down = TRUE;
    target->last_x = x;
    target->last_y = y;
    tell(GTK_EVENT_CONTROLLER(drag), target, FENESTRA_PRESS, FENESTRA_BEGAN, x, y, 0);
}

static void drag_step(GtkGestureDrag *drag, double dx, double dy, Target *target, FenestraPhase phase)
{
    double x = 0, y = 0;
    if (!target->is_down)
        return;
    if (gtk_gesture_drag_get_start_point(drag, &x, &y)) {
        target->last_x = x + dx;
        target->last_y = y + dy;
    }
    target->is_down = phase == FENESTRA_MOVED;
    tell(GTK_EVENT_CONTROLLER(drag), target, FENESTRA_PRESS, phase, target->last_x, target->last_y, 0);
}

static void drag_update(GtkGestureDrag *drag, double dx, double dy, Target *target)
{
    drag_step(drag, dx, dy, target, FENESTRA_MOVED);
}

static void drag_end(GtkGestureDrag *drag, double dx, double dy, Target *target)
{
    drag_step(drag, dx, dy, target, FENESTRA_ENDED);
}

static void drag_cancel(GtkGesture *gesture, GdkEventSequence *sequence, Target *target)
{
    if (!target->is_down)
        return;
    target->is_down = FALSE;
    tell(GTK_EVENT_CONTROLLER(gesture), target, FENESTRA_PRESS, FENESTRA_CANCELLED, target->last_x, target->last_y, 0);
}

GtkEventController *fenestra_press_new(gboolean before_content, FenestraPointerCall call, void *receiver)
{
    GtkGesture *drag = gtk_gesture_drag_new();
    Target *target = target_new(GTK_EVENT_CONTROLLER(drag), call, NULL, receiver);
    gtk_gesture_single_set_button(GTK_GESTURE_SINGLE(drag), GDK_BUTTON_PRIMARY);
    gtk_event_controller_set_propagation_phase(GTK_EVENT_CONTROLLER(drag),
                                               before_content ? GTK_PHASE_CAPTURE : GTK_PHASE_BUBBLE);
    g_signal_connect(drag, "drag-begin", G_CALLBACK(drag_begin), target);
    g_signal_connect(drag, "drag-update", G_CALLBACK(drag_update), target);
    g_signal_connect(drag, "drag-end", G_CALLBACK(drag_end), target);
    g_signal_connect(drag, "cancel", G_CALLBACK(drag_cancel), target);
    return GTK_EVENT_CONTROLLER(drag);
}

void fenestra_press_claim(GtkEventController *press)
{
    gtk_gesture_set_state(GTK_GESTURE(press), GTK_EVENT_SEQUENCE_CLAIMED);
}

// Listening.

static gboolean heard(GtkEventController *controller, GdkEvent *event, Target *target)
{
    FenestraPhase phase;
    switch (gdk_event_get_event_type(event)) {
    case GDK_BUTTON_PRESS:
        if (gdk_button_event_get_button(event) != GDK_BUTTON_PRIMARY)
            return FALSE;
        phase = FENESTRA_BEGAN;
        break;
    case GDK_TOUCH_BEGIN: phase = FENESTRA_BEGAN; break;
    case GDK_MOTION_NOTIFY:
    case GDK_TOUCH_UPDATE: phase = FENESTRA_MOVED; break;
    case GDK_BUTTON_RELEASE:
        if (gdk_button_event_get_button(event) != GDK_BUTTON_PRIMARY)
            return FALSE;
        phase = FENESTRA_ENDED;
        break;
    case GDK_TOUCH_END: phase = FENESTRA_ENDED; break;
    case GDK_TOUCH_CANCEL:
    case GDK_GRAB_BROKEN: phase = FENESTRA_CANCELLED; break;
    default: return FALSE;
    }
    if (phase != FENESTRA_BEGAN && !target->is_down)
        return FALSE;
    GtkWidget *widget = gtk_event_controller_get_widget(controller);
    GtkNative *native = gtk_widget_get_native(widget);
    double x = target->last_x, y = target->last_y, left = 0, top = 0;
    if (native && gdk_event_get_position(event, &x, &y)) {
        gtk_native_get_surface_transform(native, &left, &top);
        gtk_widget_translate_coordinates(GTK_WIDGET(native), widget, x - left, y - top, &x, &y);
    }
    target->last_x = x;
    target->last_y = y;
    target->is_down = phase == FENESTRA_BEGAN || phase == FENESTRA_MOVED;
    tell(controller, target, FENESTRA_PRESS, phase, x, y, 0);
    return FALSE;
}

GtkEventController *fenestra_listener_new(FenestraPointerCall call, void *receiver)
{
    GtkEventController *listener = gtk_event_controller_legacy_new();
    gtk_event_controller_set_propagation_phase(listener, GTK_PHASE_CAPTURE);
    g_signal_connect(listener, "event", G_CALLBACK(heard), target_new(listener, call, NULL, receiver));
    return listener;
}

// Two fingers.

static void two_fingers(GtkGesture *gesture, Target *target, FenestraPhase phase)
{
    FenestraStroke stroke = GTK_IS_GESTURE_ZOOM(gesture) ? FENESTRA_PINCH : FENESTRA_TURN;
    gtk_gesture_get_bounding_box_center(gesture, &target->last_x, &target->last_y);
    tell(GTK_EVENT_CONTROLLER(gesture), target, stroke, phase, target->last_x, target->last_y, target->amount);
}

static void fingers_begin(GtkGesture *gesture, GdkEventSequence *sequence, Target *target)
{
    target->is_down = TRUE;
    target->amount = GTK_IS_GESTURE_ZOOM(gesture) ? 1 : 0;
    two_fingers(gesture, target, FENESTRA_BEGAN);
}

static void fingers_end(GtkGesture *gesture, GdkEventSequence *sequence, Target *target)
{
    if (target->is_down)
        two_fingers(gesture, target, FENESTRA_ENDED);
    target->is_down = FALSE;
}

static void fingers_cancel(GtkGesture *gesture, GdkEventSequence *sequence, Target *target)
{
    if (target->is_down)
        two_fingers(gesture, target, FENESTRA_CANCELLED);
    target->is_down = FALSE;
}

static void scale_changed(GtkGesture *gesture, double scale, Target *target)
{
    target->amount = scale;
    two_fingers(gesture, target, FENESTRA_MOVED);
}

static void angle_changed(GtkGesture *gesture, double angle, double delta, Target *target)
{
    target->amount = delta;
    two_fingers(gesture, target, FENESTRA_MOVED);
}

static GtkEventController *two_fingers_new(GtkGesture *gesture, FenestraPointerCall call, void *receiver)
{
    Target *target = target_new(GTK_EVENT_CONTROLLER(gesture), call, NULL, receiver);
    g_signal_connect(gesture, "begin", G_CALLBACK(fingers_begin), target);
    g_signal_connect(gesture, "end", G_CALLBACK(fingers_end), target);
    g_signal_connect(gesture, "cancel", G_CALLBACK(fingers_cancel), target);
    if (GTK_IS_GESTURE_ZOOM(gesture))
        g_signal_connect(gesture, "scale-changed", G_CALLBACK(scale_changed), target);
    else
        g_signal_connect(gesture, "angle-changed", G_CALLBACK(angle_changed), target);
    return GTK_EVENT_CONTROLLER(gesture);
}

GtkEventController *fenestra_pinch_new(FenestraPointerCall call, void *receiver)
{
    return two_fingers_new(gtk_gesture_zoom_new(), call, receiver);
}

GtkEventController *fenestra_turn_new(FenestraPointerCall call, void *receiver)
{
    return two_fingers_new(gtk_gesture_rotate_new(), call, receiver);
}

// Hovering.

static void hover_at(GtkEventController *controller, double x, double y, Target *target)
{
    target->hover(target->receiver, TRUE, x, y);
}

static void hover_left(GtkEventController *controller, Target *target)
{
    target->hover(target->receiver, FALSE, 0, 0);
}

GtkEventController *fenestra_hover_new(FenestraHoverCall call, void *receiver)
{
    GtkEventController *motion = gtk_event_controller_motion_new();
    Target *target = target_new(motion, NULL, call, receiver);
    g_signal_connect(motion, "enter", G_CALLBACK(hover_at), target);
    g_signal_connect(motion, "motion", G_CALLBACK(hover_at), target);
    g_signal_connect(motion, "leave", G_CALLBACK(hover_left), target);
    return motion;
}

// Pressing without a pointer.

typedef struct {
    void (*call)(void *receiver);
    void *receiver;
} Press;

static void pressed(GSimpleAction *action, GVariant *parameter, Press *press) { press->call(press->receiver); }

static void press_free(void *press, GClosure *closure) { g_free(press); }

void fenestra_widget_set_pressable(GtkWidget *widget, void (*call)(void *receiver), void *receiver)
{
    if (!call) {
        gtk_widget_insert_action_group(widget, "view", NULL);
        return;
    }
    GSimpleActionGroup *group = g_simple_action_group_new();
    GSimpleAction *action = g_simple_action_new("press", NULL);
    Press *press = g_new(Press, 1);
    *press = (Press){ call, receiver };
    g_signal_connect_data(action, "activate", G_CALLBACK(pressed), press, press_free, 0);
    g_action_map_add_action(G_ACTION_MAP(group), G_ACTION(action));
    gtk_widget_insert_action_group(widget, "view", G_ACTION_GROUP(group));
    g_object_unref(action);
    g_object_unref(group);
}

typedef struct {
    void (*call)(void *receiver, int place);
    void *receiver;
    int place;
} Doing;

static void done(GSimpleAction *action, GVariant *parameter, Doing *doing) { doing->call(doing->receiver, doing->place); }

void fenestra_widget_set_actions(GtkWidget *widget, const char *names, void (*call)(void *receiver, int place),
                                 void *receiver)
{
    if (!names) {
        gtk_widget_insert_action_group(widget, "does", NULL);
        return;
    }
    GSimpleActionGroup *group = g_simple_action_group_new();
    char **list = g_strsplit(names, "/", -1);
    for (int i = 0; list[i]; i++) {
        GSimpleAction *action = g_simple_action_new(list[i], NULL);
        Doing *doing = g_new(Doing, 1);
        *doing = (Doing){ call, receiver, i };
        g_signal_connect_data(action, "activate", G_CALLBACK(done), doing, press_free, 0);
        g_action_map_add_action(G_ACTION_MAP(group), G_ACTION(action));
        g_object_unref(action);
    }
    g_strfreev(list);
    gtk_widget_insert_action_group(widget, "does", G_ACTION_GROUP(group));
    g_object_unref(group);
}

#include "fenestra-transfer.h"

#include <string.h>

typedef struct {
    GdkContentProvider parent;
    GdkContentFormats *formats;
    const FenestraProviderCalls *calls;
    void *owner;
} FenestraProvider;
typedef struct {
    GdkContentProviderClass parent;
} FenestraProviderClass;

G_DEFINE_TYPE(FenestraProvider, fenestra_provider, GDK_TYPE_CONTENT_PROVIDER)

static GdkContentFormats *fenestra_provider_formats(GdkContentProvider *provider)
{
    return gdk_content_formats_ref(((FenestraProvider *)provider)->formats);
}

static void fenestra_provider_written(GObject *stream, GAsyncResult *result, gpointer task)
{
    GError *error = NULL;
    if (g_output_stream_write_all_finish(G_OUTPUT_STREAM(stream), result, NULL, &error))
        g_task_return_boolean(task, TRUE);
    else
        g_task_return_error(task, error);
    g_object_unref(task);
}

static void fenestra_provider_write(GdkContentProvider *provider, const char *mime_type, GOutputStream *stream,
                                    int priority, GCancellable *cancellable, GAsyncReadyCallback callback,
                                    gpointer data)
{
    FenestraProvider *self = (FenestraProvider *)provider;
    GTask *task = g_task_new(provider, cancellable, callback, data);
    g_task_set_priority(task, priority);
    g_task_set_task_data(task, g_object_ref(stream), g_object_unref);
    self->calls->write(self->owner, mime_type, task);
}

static gboolean fenestra_provider_write_finish(GdkContentProvider *provider, GAsyncResult *result, GError **error)
{
    return g_task_propagate_boolean(G_TASK(result), error);
}

void fenestra_provider_answer(void *answer, const void *bytes, gsize length, const char *problem)
{
    GTask *task = answer;
    if (problem) {
        g_task_return_new_error(task, G_IO_ERROR, G_IO_ERROR_FAILED, "%s", problem);
        g_object_unref(task);
        return;
    }
    void *copy = g_memdup2(bytes, length);
    g_object_set_data_full(G_OBJECT(task), "fenestra-bytes", copy, g_free);
    g_output_stream_write_all_async(g_task_get_task_data(task), copy, length, g_task_get_priority(task),
                                    g_task_get_cancellable(task), fenestra_provider_written, task);
}

static void fenestra_provider_finalize(GObject *object)
{
    FenestraProvider *self = (FenestraProvider *)object;
    gdk_content_formats_unref(self->formats);
    self->calls->release(self->owner);
    G_OBJECT_CLASS(fenestra_provider_parent_class)->finalize(object);
}

static void fenestra_provider_class_init(FenestraProviderClass *class)
{
    G_OBJECT_CLASS(class)->finalize = fenestra_provider_finalize;
    class->parent.ref_formats = fenestra_provider_formats;
    class->parent.write_mime_type_async = fenestra_provider_write;
    class->parent.write_mime_type_finish = fenestra_provider_write_finish;
}

static void fenestra_provider_init(FenestraProvider *self) {}

GdkContentProvider *fenestra_provider_new(const char *const *mime_types, const FenestraProviderCalls *calls,
                                          void *owner)
{
    FenestraProvider *self = g_object_new(fenestra_provider_get_type(), NULL);
    GdkContentFormatsBuilder *builder = gdk_content_formats_builder_new();
    for (; *mime_types; mime_types++)
        gdk_content_formats_builder_add_mime_type(builder, *mime_types);
    self->formats = gdk_content_formats_builder_free_to_formats(builder);
    self->calls = calls;
    self->owner = owner;
    return (GdkContentProvider *)self;
}

void *fenestra_provider_owner(GdkContentProvider *provider)
{
    if (!provider || !G_TYPE_CHECK_INSTANCE_TYPE(provider, fenestra_provider_get_type()))
        return NULL;
    return ((FenestraProvider *)provider)->owner;
}

typedef struct {
    FenestraRead done;
    void *box;
    GCancellable *cancellable;
    guint timeout;
    gboolean is_drop;
} Reading;

static gboolean reading_takes_too_long(gpointer data)
{
    Reading *reading = data;
    reading->timeout = 0;
    g_cancellable_cancel(reading->cancellable);
    return G_SOURCE_REMOVE;
}

static Reading *reading_new(gboolean is_drop, FenestraRead done, void *box)
{
    Reading *reading = g_new0(Reading, 1);
    reading->is_drop = is_drop;
    reading->done = done;
    reading->box = box;
    reading->cancellable = g_cancellable_new();
    reading->timeout = g_timeout_add_seconds(30, reading_takes_too_long, reading);
    return reading;
}

static void reading_end(Reading *reading, GBytes *bytes, GError *error)
{
    if (reading->timeout)
        g_source_remove(reading->timeout);
    gsize length = 0;
    const void *data = bytes ? g_bytes_get_data(bytes, &length) : NULL;
    reading->done(reading->box, data, length, bytes ? NULL : error ? error->message : "nothing was given");
    g_clear_error(&error);
    g_clear_pointer(&bytes, g_bytes_unref);
    g_object_unref(reading->cancellable);
    g_free(reading);
}

static void reading_spliced(GObject *stream, GAsyncResult *result, gpointer reading)
{
    GError *error = NULL;
    if (g_output_stream_splice_finish(G_OUTPUT_STREAM(stream), result, &error) < 0)
        reading_end(reading, NULL, error);
    else
        reading_end(reading, g_memory_output_stream_steal_as_bytes(G_MEMORY_OUTPUT_STREAM(stream)), NULL);
}

static void reading_opened(GObject *source, GAsyncResult *result, gpointer data)
{
    Reading *reading = data;
    GError *error = NULL;
    GInputStream *input = reading->is_drop ? gdk_drop_read_finish(GDK_DROP(source), result, NULL, &error)
                                           : gdk_clipboard_read_finish(GDK_CLIPBOARD(source), result, NULL, &error);
    if (!input) {
        reading_end(reading, NULL, error);
        return;
    }
    GOutputStream *memory = g_memory_output_stream_new_resizable();
    g_output_stream_splice_async(
        memory, input, G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE | G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET, G_PRIORITY_DEFAULT,
        reading->cancellable, reading_spliced, reading);
    g_object_unref(memory);
    g_object_unref(input);
}

void fenestra_drop_read(GdkDrop *drop, const char *mime_type, FenestraRead done, void *box)
{
    const char *mime_types[] = { mime_type, NULL };
    Reading *reading = reading_new(TRUE, done, box);
    gdk_drop_read_async(drop, mime_types, G_PRIORITY_DEFAULT, reading->cancellable, reading_opened, reading);
}

void fenestra_clipboard_read(GdkClipboard *clipboard, const char *mime_type, FenestraRead done, void *box)
{
    const char *mime_types[] = { mime_type, NULL };
    Reading *reading = reading_new(FALSE, done, box);
    gdk_clipboard_read_async(clipboard, mime_types, G_PRIORITY_DEFAULT, reading->cancellable, reading_opened, reading);
}

GdkContentProvider *fenestra_drop_provider(GdkDrop *drop)
{
    GdkDrag *drag = gdk_drop_get_drag(drop);
    return drag ? gdk_drag_get_content(drag) : NULL;
}

#define SOURCE_CALLS(source) ((const FenestraDragSourceCalls *)g_object_get_data(G_OBJECT(source), "fenestra-calls"))

// Whether what lies at a point of a widget has a use of its own for a pull at it.
static gboolean source_is_covered(GtkWidget *widget, double x, double y)
{
    GtkWidget *inside = gtk_widget_pick(widget, x, y, GTK_PICK_DEFAULT);
    for (; inside && inside != widget; inside = gtk_widget_get_parent(inside)) {
        if (GTK_IS_TEXT(inside) || GTK_IS_TEXT_VIEW(inside) || GTK_IS_RANGE(inside))
            return TRUE;
        if (GTK_IS_LABEL(inside) && gtk_label_get_selectable(GTK_LABEL(inside)))
            return TRUE;
        if (g_object_get_data(G_OBJECT(inside), "fenestra-drag-source"))
            return TRUE;
    }
    return FALSE;
}

static GdkContentProvider *source_prepare(GtkDragSource *source, double x, double y, void *receiver)
{
    if (source_is_covered(gtk_event_controller_get_widget(GTK_EVENT_CONTROLLER(source)), x, y))
        return NULL;
    GdkContentProvider *provider = SOURCE_CALLS(source)->begins(receiver, x, y);
    if (!provider)
        return NULL;
    // Buttons inside let go.
    gtk_gesture_set_state(GTK_GESTURE(source), GTK_EVENT_SEQUENCE_CLAIMED);
    graphene_point_t *start = g_new(graphene_point_t, 1);
    graphene_point_init(start, x, y);
    g_object_set_data_full(G_OBJECT(source), "fenestra-start", start, g_free);
    return provider;
}

static gboolean source_stop(GtkEventController *stop, GdkEvent *event, void *unused) { return TRUE; }

// The source forgets its claim when the drag begins. A title bar around must not take the same pull as one at the window.
static void source_stop_event(GtkDragSource *source)
{
    GtkEventController *stop = gtk_event_controller_legacy_new();
    g_signal_connect(stop, "event", G_CALLBACK(source_stop), NULL);
    gtk_widget_add_controller(gtk_event_controller_get_widget(GTK_EVENT_CONTROLLER(source)), stop);
    g_object_set_data(G_OBJECT(source), "fenestra-stop", stop);
}

static void source_let_events(GtkDragSource *source)
{
    GtkWidget *widget = gtk_event_controller_get_widget(GTK_EVENT_CONTROLLER(source));
    GtkEventController *stop = g_object_steal_data(G_OBJECT(source), "fenestra-stop");
    if (widget && stop)
        gtk_widget_remove_controller(widget, stop);
}

static void source_begin(GtkDragSource *source, GdkDrag *drag, void *receiver)
{
    source_stop_event(source);
    // Where windows cannot be seen through, what lies behind a picture would be black.
    if (!gdk_display_is_composited(gdk_drag_get_display(drag)))
        gtk_widget_add_css_class(gtk_drag_icon_get_for_drag(drag), "fenestra-drag-opaque");
    GtkWidget *preview = SOURCE_CALLS(source)->preview(receiver);
    if (preview) {
        gtk_drag_icon_set_child(GTK_DRAG_ICON(gtk_drag_icon_get_for_drag(drag)), preview);
        return;
    }
    const graphene_point_t *start = g_object_get_data(G_OBJECT(source), "fenestra-start");
    GtkWidget *widget = gtk_event_controller_get_widget(GTK_EVENT_CONTROLLER(source));
    GdkPaintable *live = gtk_widget_paintable_new(widget);
    GdkPaintable *picture = gdk_paintable_get_current_image(live);
    gtk_drag_source_set_icon(source, picture, start ? (int)start->x : 0, start ? (int)start->y : 0);
    g_object_unref(picture);
    g_object_unref(live);
}

static void source_end(GtkDragSource *source, GdkDrag *drag, gboolean deletes, void *receiver)
{
    source_let_events(source);
    SOURCE_CALLS(source)->ended(receiver, gdk_drag_get_selected_action(drag) != 0);
}

void fenestra_drag_source_remove(GtkEventController *source, void *receiver)
{
    GtkWidget *widget = gtk_event_controller_get_widget(source);
    source_let_events(GTK_DRAG_SOURCE(source));
    g_signal_handlers_disconnect_by_data(source, receiver);
    if (!widget)
        return;
    fenestra_drag_source_mark(widget, FALSE);
    gtk_widget_remove_controller(widget, source);
}

void fenestra_drag_source_mark(GtkWidget *widget, gboolean is_source)
{
    g_object_set_data(G_OBJECT(widget), "fenestra-drag-source", GINT_TO_POINTER(is_source));
}

GtkEventController *fenestra_drag_source_new(const FenestraDragSourceCalls *calls, void *receiver)
{
    GtkDragSource *source = gtk_drag_source_new();
    gtk_drag_source_set_actions(source, GDK_ACTION_COPY);
    // Before buttons and rows that would keep the press for themselves; a press that does not move is still theirs.
    gtk_event_controller_set_propagation_phase(GTK_EVENT_CONTROLLER(source), GTK_PHASE_CAPTURE);
    g_object_set_data(G_OBJECT(source), "fenestra-calls", (void *)calls);
    g_signal_connect(source, "prepare", G_CALLBACK(source_prepare), receiver);
    g_signal_connect(source, "drag-begin", G_CALLBACK(source_begin), receiver);
    g_signal_connect(source, "drag-end", G_CALLBACK(source_end), receiver);
    return GTK_EVENT_CONTROLLER(source);
}

#define TARGET_CALLS(target) ((const FenestraDropTargetCalls *)g_object_get_data(G_OBJECT(target), "fenestra-calls"))

static gboolean target_accept(GtkDropTargetAsync *target, GdkDrop *drop, void *receiver)
{
    return TARGET_CALLS(target)->accepts(receiver, drop);
}

// GTK 4.8 leaves the mark of what is over a widget when it is dropped.
static void target_clear(GtkDropTargetAsync *target)
{
    GtkWidget *widget = gtk_event_controller_get_widget(GTK_EVENT_CONTROLLER(target));
    if (widget)
        gtk_widget_unset_state_flags(widget, GTK_STATE_FLAG_DROP_ACTIVE);
}

static GdkDragAction target_motion(GtkDropTargetAsync *target, GdkDrop *drop, double x, double y, void *receiver)
{
    return TARGET_CALLS(target)->moves(receiver, drop, x, y);
}

static void target_leave(GtkDropTargetAsync *target, GdkDrop *drop, void *receiver)
{
    TARGET_CALLS(target)->leaves(receiver, drop);
    target_clear(target);
}

static gboolean target_drop(GtkDropTargetAsync *target, GdkDrop *drop, double x, double y, void *receiver)
{
    TARGET_CALLS(target)->drops(receiver, drop, x, y);
    target_clear(target);
    return TRUE;
}

GtkEventController *fenestra_drop_target_new(const FenestraDropTargetCalls *calls, void *receiver)
{
    GtkDropTargetAsync *target = gtk_drop_target_async_new(NULL, GDK_ACTION_COPY | GDK_ACTION_MOVE);
    g_object_set_data(G_OBJECT(target), "fenestra-calls", (void *)calls);
    g_signal_connect(target, "accept", G_CALLBACK(target_accept), receiver);
    g_signal_connect(target, "drag-enter", G_CALLBACK(target_motion), receiver);
    g_signal_connect(target, "drag-motion", G_CALLBACK(target_motion), receiver);
    g_signal_connect(target, "drag-leave", G_CALLBACK(target_leave), receiver);
    g_signal_connect(target, "drop", G_CALLBACK(target_drop), receiver);
    return GTK_EVENT_CONTROLLER(target);
}

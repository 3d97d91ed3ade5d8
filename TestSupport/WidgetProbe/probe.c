// Loaded into an app that is tested (LD_PRELOAD): tells what assistive technologies do not, whether each widget has the
// room that it needs. A SIGUSR1 makes it write a report to the file that WIDGET_PROBE_REPORT names; a SIGUSR2 turns
// the app's reading direction round, as GTK's own inspector does.
#include <glib-unix.h>
#include <gtk/gtk.h>

// What a widget must not exceed: its window, and what cuts on the way there.
typedef struct {
    GtkWidget *window;
    graphene_rect_t room;
    gboolean scrolls;
} Room;

static void tell(GString *report, const char *fault, GtkWidget *widget, const char *format, ...) G_GNUC_PRINTF(4, 5);

static void tell(GString *report, const char *fault, GtkWidget *widget, const char *format, ...) {
    char *text = NULL;
    if (GTK_IS_LABEL(widget)) text = g_strdelimit(g_strdup(gtk_label_get_text(GTK_LABEL(widget))), "\n\t", ' ');
    va_list arguments;
    va_start(arguments, format);
    char *details = g_strdup_vprintf(format, arguments);
    va_end(arguments);
    GtkWidget *parent = gtk_widget_get_parent(widget);
    g_string_append_printf(
        report, "%s\t%s\t%s\t%s in %s\n", fault, G_OBJECT_TYPE_NAME(widget), text ? text : "", details,
        parent ? G_OBJECT_TYPE_NAME(parent) : "nothing");
    g_free(details);
    g_free(text);
}

static void check_size(GString *report, GtkWidget *widget) {
    // Like its measures, what a widget is allocated has its margins in it.
    int least;
    int width = gtk_widget_get_allocated_width(widget);
    int height = gtk_widget_get_allocated_height(widget);
    gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
    if (width < least) tell(report, "narrow", widget, "%d wide, needs %d", width, least);
    gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, MAX(width, least), &least, NULL, NULL, NULL);
    if (height < least) tell(report, "low", widget, "%d high, needs %d at a width of %d", height, least, width);
}

static void check_label(GString *report, GtkLabel *label) {
    GtkWidget *widget = GTK_WIDGET(label);
    if (!gtk_label_get_text(label)[0]) return;
    PangoLayout *layout = gtk_label_get_layout(label);
    if (pango_layout_is_ellipsized(layout)) tell(report, "ellipsised", widget, "%d wide", gtk_widget_get_width(widget));
    PangoRectangle text;
    pango_layout_get_pixel_extents(layout, NULL, &text);
    if (text.width > gtk_widget_get_width(widget) + 1)
        tell(report, "cut", widget, "%d wide, the text is %d", gtk_widget_get_width(widget), text.width);
    if (text.height > gtk_widget_get_height(widget) + 1)
        tell(report, "cut", widget, "%d high, the text is %d", gtk_widget_get_height(widget), text.height);
}

// Text that cannot be read because something around cuts it, other than by scrolling.
static void check_place(GString *report, GtkWidget *widget, const Room *room) {
    graphene_rect_t area, seen;
    if (room->scrolls || !gtk_widget_compute_bounds(widget, room->window, &area)) return;
    if (area.size.width < 1 || area.size.height < 1) return;
    gboolean meets = graphene_rect_intersection(&area, &room->room, &seen);
    if (!meets || seen.size.width < area.size.width - 1 || seen.size.height < area.size.height - 1)
        tell(
            report, "outside", widget, "%.0fx%.0f+%.0f+%.0f, there is %.0fx%.0f+%.0f+%.0f", area.size.width,
            area.size.height, area.origin.x, area.origin.y, room->room.size.width, room->room.size.height,
            room->room.origin.x, room->room.origin.y);
}

static void visit(GString *report, GtkWidget *widget, Room room) {
    if (!gtk_widget_get_mapped(widget) || !gtk_widget_get_child_visible(widget)) return;
    if (GTK_IS_NATIVE(widget)) {
        room.window = widget;
        room.scrolls = FALSE;
        if (!gtk_widget_compute_bounds(widget, widget, &room.room)) return;
    } else if (gtk_widget_get_overflow(widget) == GTK_OVERFLOW_HIDDEN) {
        graphene_rect_t area, both;
        if (gtk_widget_compute_bounds(widget, room.window, &area)
            && graphene_rect_intersection(&area, &room.room, &both))
            room.room = both;
    }
    gboolean is_text = GTK_IS_LABEL(widget);
    gboolean is_control = GTK_IS_BUTTON(widget) || GTK_IS_EDITABLE(widget) || GTK_IS_SWITCH(widget)
        || GTK_IS_CHECK_BUTTON(widget) || GTK_IS_RANGE(widget) || GTK_IS_DROP_DOWN(widget)
        || GTK_IS_PROGRESS_BAR(widget) || GTK_IS_IMAGE(widget);
    if (is_text || is_control) {
        check_size(report, widget);
        check_place(report, widget, &room);
    }
    if (is_text) check_label(report, GTK_LABEL(widget));
    if (GTK_IS_SCROLLED_WINDOW(widget) || GTK_IS_VIEWPORT(widget) || GTK_IS_SCROLLABLE(widget)) room.scrolls = TRUE;
    for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child))
        visit(report, child, room);
}

static gboolean write_report(gpointer unused) {
    GString *report = g_string_new(NULL);
    GListModel *windows = gtk_window_get_toplevels();
    for (guint i = 0; i < g_list_model_get_n_items(windows); i++) {
        GtkWidget *window = g_list_model_get_item(windows, i);
        Room room = {window, GRAPHENE_RECT_INIT(0, 0, 0, 0), FALSE};
        visit(report, window, room);
        g_object_unref(window);
    }
    g_string_append(report, "end\n");
    const char *path = g_getenv("WIDGET_PROBE_REPORT");
    if (path) g_file_set_contents(path, report->str, report->len, NULL);
    g_string_free(report, TRUE);
    return G_SOURCE_CONTINUE;
}

static gboolean turn_round(gpointer unused) {
    gboolean is_left = gtk_widget_get_default_direction() == GTK_TEXT_DIR_LTR;
    gtk_widget_set_default_direction(is_left ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR);
    return G_SOURCE_CONTINUE;
}

__attribute__((constructor)) static void begin(void) {
    if (!g_getenv("WIDGET_PROBE_REPORT")) return;
    g_unix_signal_add(SIGUSR1, write_report, NULL);
    g_unix_signal_add(SIGUSR2, turn_round, NULL);
}

import DesktopTesting
import Foundation

/// A small GTK program in C that says on its output what happened to it, so that the harness is proven against
/// something other than the package itself. Built once a test run.
enum SampleProgram {
    static let path: Result<String, any Error> = Result {
        let folder = FileManager.default.temporaryDirectory.appending(path: "desktop-tests-\(getpid())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appending(path: "sample.c")
        try source.write(to: file, atomically: true, encoding: .utf8)
        let program = folder.appending(path: "sample").path
        let compiler = Process()
        compiler.executableURL = URL(fileURLWithPath: "/bin/sh")
        compiler.arguments = ["-c", "gcc -w '\(file.path)' -o '\(program)' $(pkg-config --cflags --libs gtk4)"]
        try compiler.run()
        compiler.waitUntilExit()
        guard compiler.terminationStatus == 0 else { throw DesktopFailure("the sample program does not compile") }
        atexit { SampleProgram.remove() }
        return program
    }

    private static func remove() {
        guard let program = try? path.get() else { return }
        try? FileManager.default.removeItem(at: URL(fileURLWithPath: program).deletingLastPathComponent())
    }

    /// With the argument `plain` its window has the window manager's frame, else a header bar of its own.
    private static let source = #"""
        #include <gtk/gtk.h>
        #include <stdio.h>
        #include <string.h>
        static GtkWidget *status;
        static gboolean plain;
        static void say(const char *text) { printf("%s\n", text); fflush(stdout); gtk_label_set_text(GTK_LABEL(status), text); }
        static void clicked(GtkButton *b, gpointer d) { char s[99]; snprintf(s, 99, "clicked %s", (char *)d); say(s); }
        static void crash(GtkButton *b, gpointer d) { fprintf(stderr, "about to crash\n"); fflush(stderr); *(volatile int *)0 = 1; }
        static void checked(GtkCheckButton *b, gpointer d) { say(gtk_check_button_get_active(b) ? "check on" : "check off"); }
        static void switched(GObject *o, GParamSpec *p, gpointer d) { say(gtk_switch_get_active(GTK_SWITCH(o)) ? "switch on" : "switch off"); }
        static void pressed(GtkGestureClick *g, int n, double x, double y, gpointer d) {
          char s[99]; snprintf(s, 99, "row pressed button %d count %d", gtk_gesture_single_get_current_button(GTK_GESTURE_SINGLE(g)), n); say(s); }
        static GdkContentProvider *prepare(GtkDragSource *s, double x, double y, gpointer d) { return gdk_content_provider_new_typed(G_TYPE_STRING, (char *)d); }
        static gboolean dropped(GtkDropTarget *t, const GValue *v, double x, double y, gpointer d) {
          char s[99]; snprintf(s, 99, "dropped %s", g_value_get_string(v)); say(s); return TRUE; }
        static gboolean shortcut(GtkWidget *w, GVariant *v, gpointer d) { say("chord"); return TRUE; }
        static gboolean closing(GtkWindow *w, gpointer d) { say("closing"); return FALSE; }
        static GtkWidget *button(const char *label, GCallback f) { GtkWidget *b = gtk_button_new_with_label(label); g_signal_connect(b, "clicked", f, (gpointer)label); return b; }
        static void activate(GtkApplication *app, gpointer d) {
          GtkWidget *w = gtk_application_window_new(app), *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6);
          gtk_window_set_title(GTK_WINDOW(w), "Sample"); gtk_window_set_default_size(GTK_WINDOW(w), 400, 520);
          g_signal_connect(w, "close-request", G_CALLBACK(closing), NULL);
          GtkWidget *menu = gtk_menu_button_new(), *pop = gtk_popover_new(), *inside = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6);
          gtk_menu_button_set_label(GTK_MENU_BUTTON(menu), "More");
          GtkWidget *pc = gtk_check_button_new_with_label("In popover"); g_signal_connect(pc, "toggled", G_CALLBACK(checked), NULL);
          gtk_box_append(GTK_BOX(inside), gtk_label_new("First line")); gtk_box_append(GTK_BOX(inside), pc);
          gtk_popover_set_child(GTK_POPOVER(pop), inside); gtk_menu_button_set_popover(GTK_MENU_BUTTON(menu), pop);
          if (!plain) gtk_window_set_titlebar(GTK_WINDOW(w), gtk_header_bar_new());
          gtk_window_set_child(GTK_WINDOW(w), box);
          status = gtk_label_new("nothing yet"); gtk_box_append(GTK_BOX(box), status);
          gtk_box_append(GTK_BOX(box), menu);
          gtk_box_append(GTK_BOX(box), button("Press me", G_CALLBACK(clicked)));
          GtkWidget *off = button("Disabled", G_CALLBACK(clicked)); gtk_widget_set_sensitive(off, FALSE); gtk_box_append(GTK_BOX(box), off);
          gtk_box_append(GTK_BOX(box), button("Crash", G_CALLBACK(crash)));
          GtkWidget *e = gtk_entry_new(); gtk_accessible_update_property(GTK_ACCESSIBLE(e), GTK_ACCESSIBLE_PROPERTY_LABEL, "Name", -1); gtk_box_append(GTK_BOX(box), e);
          GtkWidget *c = gtk_check_button_new_with_label("Check"); g_signal_connect(c, "toggled", G_CALLBACK(checked), NULL); gtk_box_append(GTK_BOX(box), c);
          GtkWidget *s = gtk_switch_new(); gtk_widget_set_halign(s, GTK_ALIGN_START); gtk_accessible_update_property(GTK_ACCESSIBLE(s), GTK_ACCESSIBLE_PROPERTY_LABEL, "Wireless", -1);
          g_signal_connect(s, "notify::active", G_CALLBACK(switched), NULL); gtk_box_append(GTK_BOX(box), s);
          GtkWidget *sc = gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 100, 1); gtk_box_append(GTK_BOX(box), sc);
          GtkWidget *list = gtk_list_box_new(), *scroll = gtk_scrolled_window_new(); gtk_widget_set_vexpand(scroll, TRUE);
          for (int i = 0; i < 40; i++) {
            char *t = g_strdup_printf("Row %d", i); GtkWidget *r = gtk_list_box_row_new(); gtk_list_box_row_set_child(GTK_LIST_BOX_ROW(r), gtk_label_new(t));
            gtk_accessible_update_property(GTK_ACCESSIBLE(r), GTK_ACCESSIBLE_PROPERTY_LABEL, t, -1);
            GtkGesture *g = gtk_gesture_click_new(); gtk_gesture_single_set_button(GTK_GESTURE_SINGLE(g), 0); g_signal_connect(g, "pressed", G_CALLBACK(pressed), NULL); gtk_widget_add_controller(r, GTK_EVENT_CONTROLLER(g));
            GtkDragSource *ds = gtk_drag_source_new(); g_signal_connect(ds, "prepare", G_CALLBACK(prepare), t); gtk_widget_add_controller(r, GTK_EVENT_CONTROLLER(ds));
            gtk_list_box_append(GTK_LIST_BOX(list), r); }
          gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroll), list); gtk_box_append(GTK_BOX(box), scroll);
          GtkWidget *bin = gtk_label_new("Drop here"); GtkDropTarget *dt = gtk_drop_target_new(G_TYPE_STRING, GDK_ACTION_COPY); g_signal_connect(dt, "drop", G_CALLBACK(dropped), NULL); gtk_widget_add_controller(bin, GTK_EVENT_CONTROLLER(dt)); gtk_box_append(GTK_BOX(box), bin);
          GtkEventController *keys = gtk_shortcut_controller_new(); gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE);
          gtk_shortcut_controller_add_shortcut(GTK_SHORTCUT_CONTROLLER(keys), gtk_shortcut_new(gtk_shortcut_trigger_parse_string("<Control><Shift>c"), gtk_callback_action_new(shortcut, NULL, NULL)));
          gtk_widget_add_controller(w, keys);
          gtk_window_present(GTK_WINDOW(w)); say("ready"); }
        int main(int argc, char **argv) {
          if (argc > 1 && !strcmp(argv[1], "quit")) { fprintf(stderr, "no display wanted\n"); return 3; }
          plain = argc > 1 && !strcmp(argv[1], "plain");
          GtkApplication *app = gtk_application_new("org.example.Sample", G_APPLICATION_NON_UNIQUE);
          g_signal_connect(app, "activate", G_CALLBACK(activate), NULL);
          return g_application_run(G_APPLICATION(app), 1, argv); }
        """#
}

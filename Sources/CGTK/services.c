#include "fenestra-services.h"

#include <glib-unix.h>
#include <signal.h>

static void application_opened(void *application, GFile **files, int count, const char *hint, gpointer receiver)
{
    FenestraOpen open = (FenestraOpen)g_object_get_data(application, "fenestra-open");
    open(application, files, count, receiver);
}

void fenestra_connect_open(void *application, FenestraOpen open, void *receiver)
{
    g_object_set_data(application, "fenestra-open", (void *)open);
    g_signal_connect(application, "open", G_CALLBACK(application_opened), receiver);
}

typedef struct {
    FenestraCall call;
    FenestraCall free_box;
    void *box;
} Call;

static gboolean timer_due(gpointer data)
{
    Call *call = data;
    call->call(call->box);
    return G_SOURCE_REMOVE;
}

static void timer_gone(gpointer data)
{
    Call *call = data;
    call->free_box(call->box);
    g_free(call);
}

void fenestra_call_after(int delay, FenestraCall call, void *box, FenestraCall free_box)
{
    Call *copy = g_new(Call, 1);
    *copy = (Call) { call, free_box, box };
    g_timeout_add_full(G_PRIORITY_DEFAULT, delay > 0 ? (guint)delay : 0, timer_due, copy, timer_gone);
}

typedef struct {
    GSource source;
    FenestraCall call;
    void *box;
} TurnSource;

static gboolean turn_prepare(GSource *source, int *timeout)
{
    TurnSource *turn = (TurnSource *)source;
    *timeout = -1;
    turn->call(turn->box);
    return FALSE;
}

static gboolean turn_never(GSource *source) { return FALSE; }

static gboolean turn_dispatch(GSource *source, GSourceFunc callback, gpointer data) { return G_SOURCE_CONTINUE; }

static GSourceFuncs turn_funcs = { turn_prepare, turn_never, turn_dispatch, NULL, NULL, NULL };

void fenestra_call_after_turns(FenestraCall call, void *box)
{
    GSource *source = g_source_new(&turn_funcs, sizeof(TurnSource));
    ((TurnSource *)source)->call = call;
    ((TurnSource *)source)->box = box;
    g_source_set_static_name(source, "after each turn");
    // Asked first, so that sources which the call arms are asked after it in the same turn.
    g_source_set_priority(source, -999);
    g_source_attach(source, NULL);
    g_source_unref(source);
}

static gboolean terminated(gpointer data)
{
    Call *call = data;
    call->call(call->box);
    // A second signal ends a process that the first did not.
    return G_SOURCE_REMOVE;
}

void fenestra_on_termination(FenestraCall call, void *box)
{
    static const int signals[] = { SIGTERM, SIGINT, SIGHUP };
    for (unsigned i = 0; i < G_N_ELEMENTS(signals); i++) {
        struct sigaction now;
        // What the app handles, or was started to ignore (nohup), stays so.
        if (sigaction(signals[i], NULL, &now) != 0 || now.sa_handler != SIG_DFL)
            continue;
        Call *copy = g_new(Call, 1);
        *copy = (Call) { call, NULL, box };
        g_unix_signal_add(signals[i], terminated, copy);
    }
}

typedef struct {
    FenestraAnswer answer;
    void *box;
} Asked;

static void address_opened(GObject *source, GAsyncResult *result, gpointer data)
{
    Asked *asked = data;
    asked->answer(g_app_info_launch_default_for_uri_finish(result, NULL), asked->box);
    g_free(asked);
}

void fenestra_open_address(const char *address, FenestraAnswer answer, void *box)
{
    Asked *asked = g_new(Asked, 1);
    *asked = (Asked) { answer, box };
    GdkDisplay *display = gdk_display_get_default();
    GdkAppLaunchContext *context = display ? gdk_display_get_app_launch_context(display) : NULL;
    // In a sandbox this asks the portal.
    g_app_info_launch_default_for_uri_async(address, G_APP_LAUNCH_CONTEXT(context), NULL, address_opened, asked);
    g_clear_object(&context);
}

typedef struct {
    FenestraAnswer answer;
    void *box;
    char *address;
} Choice;

static void choice_made(GtkDialog *dialog, int response, gpointer data)
{
    Choice *choice = data;
    gboolean is_opened = TRUE;
    if (response == GTK_RESPONSE_OK) {
        GAppInfo *app = gtk_app_chooser_get_app_info(GTK_APP_CHOOSER(dialog));
        GList addresses = { choice->address, NULL, NULL };
        GdkAppLaunchContext *context = gdk_display_get_app_launch_context(gdk_display_get_default());
        is_opened = app && g_app_info_launch_uris(app, &addresses, G_APP_LAUNCH_CONTEXT(context), NULL);
        g_object_unref(context);
        g_clear_object(&app);
    }
    gtk_window_destroy(GTK_WINDOW(dialog));
    choice->answer(is_opened, choice->box);
    g_free(choice->address);
    g_free(choice);
}

void fenestra_open_address_with(GtkWidget *widget, const char *address, FenestraAnswer answer, void *box)
{
    GtkRoot *root = gtk_widget_get_root(widget);
    GtkWindow *window = GTK_IS_WINDOW(root) ? GTK_WINDOW(root) : NULL;
    Choice *choice = g_new(Choice, 1);
    *choice = (Choice) { answer, box, g_strdup(address) };
    char *scheme = g_uri_parse_scheme(address);
    GtkWidget *dialog;
    if (g_strcmp0(scheme, "file") == 0) {
        GFile *file = g_file_new_for_uri(address);
        dialog = gtk_app_chooser_dialog_new(window, GTK_DIALOG_MODAL, file);
        g_object_unref(file);
    } else {
        char *type = g_strconcat("x-scheme-handler/", scheme ? scheme : "unknown", NULL);
        dialog = gtk_app_chooser_dialog_new_for_content_type(window, GTK_DIALOG_MODAL, type);
        g_free(type);
    }
    g_free(scheme);
    g_signal_connect(dialog, "response", G_CALLBACK(choice_made), choice);
    gtk_window_present(GTK_WINDOW(dialog));
}

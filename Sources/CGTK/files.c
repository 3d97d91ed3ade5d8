#include "fenestra-files.h"
#include "fenestra-presentation.h"

// What stands by itself for GTK belongs to some window all the same.
static GtkWindow *window_for_none(void)
{
    static GtkWidget *window = NULL;
    if (!window)
        window = gtk_window_new();
    return GTK_WINDOW(window);
}

void *fenestra_files_new(GtkWidget *over, GtkFileChooserAction action, gboolean multiple, const char *title,
                         const char *accept, const char *name, const char *folder)
{
    GtkWindow *parent = over ? fenestra_window_of(over) : window_for_none();
    GtkFileChooserNative *chooser = gtk_file_chooser_native_new(title, parent, action, accept, NULL);
    gtk_native_dialog_set_modal(GTK_NATIVE_DIALOG(chooser), TRUE);
    gtk_file_chooser_set_select_multiple(GTK_FILE_CHOOSER(chooser), multiple);
    if (name)
        gtk_file_chooser_set_current_name(GTK_FILE_CHOOSER(chooser), name);
    if (folder) {
        GFile *file = g_file_new_for_path(folder);
        gtk_file_chooser_set_current_folder(GTK_FILE_CHOOSER(chooser), file, NULL);
        g_object_unref(file);
    }
    return chooser;
}

void fenestra_files_add_filter(void *chooser, const char *name, const char *const *types, const char *const *endings)
{
    GtkFileFilter *filter = gtk_file_filter_new();
    gtk_file_filter_set_name(filter, name);
    for (; *types; types++)
        gtk_file_filter_add_mime_type(filter, *types);
    for (; *endings; endings++)
        gtk_file_filter_add_suffix(filter, *endings);
    gtk_file_chooser_add_filter(GTK_FILE_CHOOSER(chooser), filter);
    g_object_unref(filter);
}

typedef struct {
    FenestraFilesChosen chosen;
    void *receiver;
} Answer;

static void responded(GtkNativeDialog *dialog, int response, gpointer data)
{
    Answer *answer = data;
    GPtrArray *addresses = g_ptr_array_new_with_free_func(g_free);
    if (response == GTK_RESPONSE_ACCEPT) {
        GListModel *files = gtk_file_chooser_get_files(GTK_FILE_CHOOSER(dialog));
        for (guint i = 0; i < g_list_model_get_n_items(files); i++) {
            GFile *file = g_list_model_get_item(files, i);
            g_ptr_array_add(addresses, g_file_get_uri(file));
            g_object_unref(file);
        }
        g_object_unref(files);
    }
    gboolean has_any = addresses->len > 0;
    g_ptr_array_add(addresses, NULL);
    answer->chosen(answer->receiver, has_any ? (const char *const *)addresses->pdata : NULL);
    g_ptr_array_unref(addresses);
}

static void free_answer(gpointer answer, GClosure *closure) { g_free(answer); }

void fenestra_files_show(void *chooser, FenestraFilesChosen chosen, void *receiver)
{
    Answer *answer = g_new(Answer, 1);
    *answer = (Answer) { chosen, receiver };
    g_signal_connect_data(chooser, "response", G_CALLBACK(responded), answer, free_answer, (GConnectFlags)0);
    gtk_native_dialog_show(GTK_NATIVE_DIALOG(chooser));
}

void fenestra_files_close(void *chooser)
{
    g_signal_handlers_disconnect_matched(chooser, G_SIGNAL_MATCH_FUNC, 0, 0, NULL, responded, NULL);
    gtk_native_dialog_destroy(GTK_NATIVE_DIALOG(chooser));
    g_object_unref(chooser);
}

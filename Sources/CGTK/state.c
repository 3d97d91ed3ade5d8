#include "fenestra-state.h"

static char *state_path(const char *app)
{
    return g_build_filename(g_get_user_state_dir(), app, "interface.ini", NULL);
}

int fenestra_state_get(const char *app, const char *key)
{
    char *path = state_path(app);
    int value = -1;
    if (g_file_test(path, G_FILE_TEST_EXISTS)) {
        GKeyFile *file = g_key_file_new();
        GError *error = NULL;
        if (g_key_file_load_from_file(file, path, G_KEY_FILE_NONE, NULL)) {
            int found = g_key_file_get_integer(file, "Interface", key, &error);
            value = error ? -1 : found;
            g_clear_error(&error);
        }
        g_key_file_free(file);
    }
    g_free(path);
    return value;
}

void fenestra_state_set(const char *app, const char *key, int value)
{
    char *path = state_path(app);
    char *folder = g_path_get_dirname(path);
    g_mkdir_with_parents(folder, 0700);
    GKeyFile *file = g_key_file_new();
    g_key_file_load_from_file(file, path, G_KEY_FILE_NONE, NULL);
    if (value < 0)
        g_key_file_remove_key(file, "Interface", key, NULL);
    else
        g_key_file_set_integer(file, "Interface", key, value);
    g_key_file_save_to_file(file, path, NULL);
    g_key_file_free(file);
    g_free(folder);
    g_free(path);
}

#pragma once
#include <gtk/gtk.h>

// The desktop's dialog for files, over a window or by itself. `chosen` is told their addresses, NULL at the end, or NULL when there are none.
typedef void (*FenestraFilesChosen)(void *_Nonnull receiver, const char *_Nullable const *_Nullable addresses);

void *_Nonnull fenestra_files_new(GtkWidget *_Nullable over, GtkFileChooserAction action, gboolean multiple,
                                  const char *_Nonnull title, const char *_Nonnull accept,
                                  const char *_Nullable name, const char *_Nullable folder);
// Types and endings end with NULL.
void fenestra_files_add_filter(void *_Nonnull chooser, const char *_Nonnull name,
                               const char *_Nullable const *_Nonnull types,
                               const char *_Nullable const *_Nonnull endings);
void fenestra_files_show(void *_Nonnull chooser, FenestraFilesChosen _Nonnull chosen, void *_Nonnull receiver);
// Takes it away; nothing is told any more.
void fenestra_files_close(void *_Nonnull chooser);

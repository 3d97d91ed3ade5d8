#pragma once
#include <gtk/gtk.h>

// The desktop's list of files that were used lately.

// Addresses of the files of the running program that are there, the last one first, NULL at the end; freed by
// `g_strfreev`.
char *_Nullable *_Nonnull fenestra_recent_list(void);
void fenestra_recent_add(const char *_Nonnull address, const char *_Nullable mime_type);
// Takes the running program's files off the list.
void fenestra_recent_clear(void);

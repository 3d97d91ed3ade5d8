#pragma once
#include <gtk/gtk.h>

// Edits of a text, each before it is made.
typedef void (*FenestraInsertHandler)(void *_Nonnull buffer, const GtkTextIter *_Nonnull where,
                                      const char *_Nonnull text, int length, void *_Nonnull receiver);
typedef void (*FenestraDeleteHandler)(void *_Nonnull buffer, const GtkTextIter *_Nonnull start,
                                      const GtkTextIter *_Nonnull end, void *_Nonnull receiver);

static inline void fenestra_connect_edits(void *_Nonnull buffer, FenestraInsertHandler _Nonnull insert,
                                          FenestraDeleteHandler _Nonnull remove, void *_Nonnull receiver)
{
    g_signal_connect_data(buffer, "insert-text", G_CALLBACK(insert), receiver, NULL, (GConnectFlags)0);
    g_signal_connect_data(buffer, "delete-range", G_CALLBACK(remove), receiver, NULL, (GConnectFlags)0);
}

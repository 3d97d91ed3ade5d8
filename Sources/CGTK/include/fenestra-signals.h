#pragma once
#include <gtk/gtk.h>

// Signals by the shape of their handler: what the instance sends, then the receiver, which is not retained.
typedef void (*FenestraHandler)(void *_Nonnull instance, void *_Nonnull receiver);
typedef void (*FenestraHandler1)(void *_Nonnull instance, void *_Nullable argument, void *_Nonnull receiver);
typedef gboolean (*FenestraQuestion)(void *_Nonnull instance, void *_Nonnull receiver);
typedef gboolean (*FenestraQuestion1)(void *_Nonnull instance, void *_Nullable argument, void *_Nonnull receiver);

static inline void fenestra_connect(void *_Nonnull instance, const char *_Nonnull signal,
                                    FenestraHandler _Nonnull handler, void *_Nonnull receiver)
{
    g_signal_connect_data(instance, signal, G_CALLBACK(handler), receiver, NULL, (GConnectFlags)0);
}

static inline void fenestra_connect_1(void *_Nonnull instance, const char *_Nonnull signal,
                                      FenestraHandler1 _Nonnull handler, void *_Nonnull receiver)
{
    g_signal_connect_data(instance, signal, G_CALLBACK(handler), receiver, NULL, (GConnectFlags)0);
}

static inline void fenestra_connect_question(void *_Nonnull instance, const char *_Nonnull signal,
                                             FenestraQuestion _Nonnull handler, void *_Nonnull receiver)
{
    g_signal_connect_data(instance, signal, G_CALLBACK(handler), receiver, NULL, (GConnectFlags)0);
}

static inline void fenestra_connect_question_1(void *_Nonnull instance, const char *_Nonnull signal,
                                               FenestraQuestion1 _Nonnull handler, void *_Nonnull receiver)
{
    g_signal_connect_data(instance, signal, G_CALLBACK(handler), receiver, NULL, (GConnectFlags)0);
}

// The handler comes after all that are connected without this.
static inline void fenestra_connect_after(void *_Nonnull instance, const char *_Nonnull signal,
                                          FenestraHandler _Nonnull handler, void *_Nonnull receiver)
{
    g_signal_connect_data(instance, signal, G_CALLBACK(handler), receiver, NULL, G_CONNECT_AFTER);
}

static inline void fenestra_disconnect(void *_Nonnull instance, void *_Nonnull receiver)
{
    g_signal_handlers_disconnect_by_data(instance, receiver);
}

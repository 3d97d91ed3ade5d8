#pragma once
#include <gtk/gtk.h>

// Gets what is at an address, on a thread of its own, and hands it over on the main thread: the bytes, or NULL with a
// reason. Web addresses need libcurl, which is loaded when the first one is asked for.
typedef void (*FenestraFetched)(void *_Nonnull receiver, const void *_Nullable bytes, gsize length,
                                const char *_Nullable reason);
void fenestra_fetch(const char *_Nonnull address, FenestraFetched _Nonnull done, void *_Nonnull receiver);

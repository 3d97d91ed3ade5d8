#pragma once
#include <gtk/gtk.h>

// A list model that has its owner make an item when GTK asks for it, and items that stand for something of the owner's.
// The owner is not retained; it takes itself away (NULL) before it goes.
typedef struct {
    // The item at a position, with a reference for the caller.
    GObject *_Nonnull (*_Nonnull item)(void *_Nonnull owner, guint position);
} FenestraRowsCalls;

GListModel *_Nonnull fenestra_rows_new(const FenestraRowsCalls *_Nonnull calls, guint count);
void fenestra_rows_set_owner(GListModel *_Nonnull rows, void *_Nullable owner);
void fenestra_rows_splice(GListModel *_Nonnull rows, guint position, guint removed, guint added);

// An item with a key; `gone` gets the key when the item is finalised.
GObject *_Nonnull fenestra_row_new(void *_Nonnull key, void (*_Nonnull gone)(void *_Nonnull key));
void *_Nonnull fenestra_row_key(void *_Nonnull row);

// Signals whose arguments the receiver does not want.
static inline void fenestra_connect_bare(void *_Nonnull instance, const char *_Nonnull signal,
                                         void (*_Nonnull handler)(void *_Nonnull receiver), void *_Nonnull receiver)
{
    g_signal_connect_data(instance, signal, G_CALLBACK(handler), receiver, NULL, G_CONNECT_SWAPPED);
}

#pragma once
#include <adwaita.h>

// Calls back when keys are pressed that nothing inside the widget has taken, e.g. "Escape" or "<Alt>Left". The receiver
// is not retained; the widget must not outlive it.
void fenestra_add_shortcut(GtkWidget *_Nonnull widget, const char *_Nonnull trigger,
                           void (*_Nonnull handler)(void *_Nonnull receiver), void *_Nonnull receiver);

// Attaches a popover to a widget that is no popover's natural parent.
void fenestra_popover_attach(GtkWidget *_Nonnull popover, GtkWidget *_Nonnull parent);
// Takes it away from its parent, if it still has one.
void fenestra_popover_detach(GtkWidget *_Nonnull popover);

// The window that a widget is in; NULL where it is in none.
GtkWindow *_Nullable fenestra_window_of(GtkWidget *_Nonnull widget);

// The text on a button, without the marks of mnemonics; NULL for what is no button or has no text.
const char *_Nullable fenestra_button_label(GtkWidget *_Nonnull widget);

#pragma once
#include <adwaita.h>

// The part of a monitor that panels leave free, in points: of the one that `window` is on, else of the first. False
// without a monitor.
gboolean fenestra_work_area(GtkWidget *_Nullable window, GdkRectangle *_Nonnull area);
// Whether the window is on the screen in some way: shown and not minimised.
gboolean fenestra_window_is_drawn(GtkWidget *_Nonnull window);
// Whether a window is on the screen not when it is shown, but with its first picture.
gboolean fenestra_windows_come_when_painted(void);
// Shows a window, or brings it to the front, as far as the desktop allows.
void fenestra_window_present(GtkWidget *_Nonnull window);
// Leaves the button to minimise out of those that the desktop's settings put into title bars.
void fenestra_header_without(GtkWidget *_Nonnull header, gboolean minimize, gboolean maximize);
// Takes away the popovers in a window that is about to go; Wayland wants them gone first.
void fenestra_window_close_popovers(GtkWidget *_Nonnull window);
// Destroys a window, its popovers first.
void fenestra_window_destroy(GtkWidget *_Nonnull window);

#pragma once
#include <gtk/gtk.h>

typedef struct {
    // Corner of what a person takes for the window, in points; only where the window system tells it, and only once
    // the window has been shown.
    gboolean has_position;
    double x, y;
    // Without shadow; what the window goes back to from the whole screen.
    int width, height;
    gboolean is_maximized, is_fullscreen;
} FenestraWindowPlace;

// Fills `place` for a realised window.
void fenestra_window_get_place(GtkWidget *_Nonnull window, FenestraWindowPlace *_Nonnull place);
// Whether apps may place windows on this display.
gboolean fenestra_windows_can_be_placed(void);
// Has a window that was not shown yet come with its corner at `x`, `y`, in points; nothing elsewhere than on X11.
void fenestra_window_come_at(GtkWidget *_Nonnull window, double x, double y);
// Has a window that is shown go with its corner to `x`, `y`, in points; nothing elsewhere than on X11.
void fenestra_window_go_to(GtkWidget *_Nonnull window, double x, double y);
// Keeps a person from making a realised window larger, in points and without shadow; 0 is no limit. On X11 only.
void fenestra_window_limit(GtkWidget *_Nonnull window, int width, int height);
// What the window's border takes of its size, where it has one in place of a shadow.
void fenestra_window_get_border(GtkWidget *_Nonnull window, int *_Nonnull width, int *_Nonnull height);
// Whether a window with its corner at `x`, `y` could be taken by its title bar.
gboolean fenestra_place_is_reachable(double x, double y, int width);
// The monitor with the middle of an area; whether there is one.
gboolean fenestra_screen_around(const GdkRectangle *_Nonnull area, GdkRectangle *_Nonnull screen);
// Has the window manager keep a window that was shown over all others (1), below them (-1) or among them; on X11 only.
void fenestra_window_set_level(GtkWidget *_Nonnull window, int level);
// Tells of each move of a realised window, on X11; null stops it. The receiver is not retained.
void fenestra_window_watch_moves(GtkWidget *_Nonnull window, void (*_Nullable moved)(void *_Nonnull receiver),
                                 void *_Nonnull receiver);

#pragma once
#include <gtk/gtk.h>

// Tells the window manager that a realised window is a tool beside others, before it is shown; on X11 only.
void fenestra_window_be_tool(GtkWidget *_Nonnull window);
// Shows a window without giving it the keyboard, where the window system has that.
void fenestra_window_show_in_background(GtkWidget *_Nonnull window);
// Brings a window that is shown over others without giving it the keyboard; on X11 only.
void fenestra_window_raise(GtkWidget *_Nonnull window);
// Whether a window of this process has the keyboard, dialogs included.
gboolean fenestra_any_window_is_active(void);
// Has the window that `widget` is in follow the pointer, its main button having been pressed where `drag`, one of the
// widget's, began; null is where the pointer is.
void fenestra_window_begin_move(GtkWidget *_Nonnull widget, GtkEventController *_Nullable drag);
// What has a window follow drags that nothing inside has used.
GtkEventController *_Nonnull fenestra_background_drag_new(void);
// Has the title bar's maximise button, and a double click, call back in place of maximising. The receiver is not
// retained, and outlives the title bar.
void fenestra_header_zooms(GtkWidget *_Nonnull header, void (*_Nonnull zoom)(void *_Nonnull receiver),
                           void *_Nonnull receiver);

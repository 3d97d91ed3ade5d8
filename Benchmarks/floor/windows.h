#pragma once
#include <gtk/gtk.h>

/* Opens COUNT windows one after the other, raises some of them when 100 are open, and prints medians of the process's
 * CPU time in ms, each over the 60 ms from the call on, so that all work that it causes counts:
 *
 *   cpu_open_first  the first 20 windows; cpu_open_last: the last 20
 *   cpu_raise       raising a window that is open already, with 100 open
 */
void windows_begin (int count, GtkWindow *(*open) (void));

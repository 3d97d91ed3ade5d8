#include "windows.h"
#include "stamps.h"
#include <unistd.h>

enum { STEP_MS = 60, EDGE = 20, RAISES = 21, RAISED_WITH = 100 };

static int count, opened, raised;
static GtkWindow *(*open_window) (void);
static GPtrArray *windows;
static double *open_ms, raise_ms[RAISES], cpu_before;

static gboolean step (gpointer data);

static gboolean
raise_step (gpointer data)
{
  if (raised > 0)
    raise_ms[raised - 1] = cpu_ms () - cpu_before;
  if (raised == RAISES)
    {
      cpu_before = -1;
      g_timeout_add (STEP_MS, step, NULL);
      return G_SOURCE_REMOVE;
    }
  cpu_before = cpu_ms ();
  gtk_window_present (g_ptr_array_index (windows, 10 + 3 * raised++));
  return G_SOURCE_CONTINUE;
}

static gboolean
step (gpointer data)
{
  if (opened > 0 && cpu_before >= 0)
    open_ms[opened - 1] = cpu_ms () - cpu_before;
  if (opened == count)
    {
      stamp_value ("cpu_open_first", median (open_ms, MIN (EDGE, count)));
      stamp_value ("cpu_open_last", median (open_ms + count - MIN (EDGE, count), MIN (EDGE, count)));
      stamp_value ("cpu_raise", median (raise_ms, RAISES));
      stamp_memory ("end");
      fflush (stderr);
      _exit (0);
    }
  if (opened == RAISED_WITH && raised == 0)
    {
      g_timeout_add (STEP_MS, raise_step, NULL);
      return G_SOURCE_REMOVE;
    }
  cpu_before = cpu_ms ();
  g_ptr_array_add (windows, open_window ());
  opened++;
  return G_SOURCE_CONTINUE;
}

void
windows_begin (int n, GtkWindow *(*open) (void))
{
  count = n;
  open_window = open;
  open_ms = g_new0 (double, n);
  windows = g_ptr_array_new ();
  g_timeout_add (STEP_MS, step, NULL);
}

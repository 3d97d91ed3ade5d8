/* What GTK itself costs, in C: the floor that apps are measured against.
 *
 *   floor MODE [N] [CHANGES]
 *
 *   hello     one window with a label and a button
 *   idle      N such windows, which then do nothing until they are told to end
 *   windows   N such windows, one after the other (windows.h)
 *   restore   N such windows at once, and the end when all are painted: cpu_window is the CPU time of each since activation
 *   commands  a window with a menu bar, an item of which is changed 1,000 times (commands.h)
 *   box       a scrolled box of N labels; boxrow: of N rows of two labels and a button
 *   listbox   a scrolled list box of N labels
 *   edit      a text view with N KiB of text, typed into at its start
 *   listview  a list view over N items; listrow: with rows as in boxrow
 *
 * All but idle, restore, commands and windows then change things, CHANGES times each (21), and print medians in ms:
 *
 *   sync_X    the calls that change something, until they return
 *   frame_X   the first frame after that, from before-paint to after-paint: layout, snapshot, rendering
 *   latency_X from the change to the end of that frame
 *   cpu_X     the CPU time of the process from the change to the end of that frame
 *
 * where X is row (a row near the top), mid (one in the middle), splice (replace an item), append, and in a list view
 * insert and remove (in the middle), move (an item from the first quarter to the third), sort (all items, reversed) and
 * scroll (200 jumps). late_scroll is the number of jumps that took over 33 ms of CPU time.
 */
#include "commands.h"
#include "edit.h"
#include "rows.h"
#include "stamps.h"
#include "windows.h"
#include <adwaita.h>
#include <string.h>
#include <unistd.h>

static const char *mode;
static int count, changes = 21;

static gboolean
is_mode (const char *name)
{
  return !strcmp (mode, name);
}

/* --- The window ----------------------------------------------------------------------------------------- */

static GtkWidget *first_window, *scrolled, *rows_box;
static GtkLabel *hello_label;
static GPtrArray *labels;  /* box, boxrow, listbox */
static GListStore *store;  /* listview, listrow */

static void
append_row (const char *text)
{
  GtkLabel *label;
  GtkWidget *row = row_new (is_mode ("boxrow"), &label);
  gtk_label_set_text (label, text);
  g_ptr_array_add (labels, label);
  if (is_mode ("listbox"))
    gtk_list_box_append (GTK_LIST_BOX (rows_box), row);
  else
    gtk_box_append (GTK_BOX (rows_box), row);
}

static void
append_item (const char *text)
{
  FloorItem *item = floor_item_new (text);
  g_list_store_append (store, item);
  g_object_unref (item);
}

static GtkWidget *
make_hello (void)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  hello_label = GTK_LABEL (gtk_label_new ("Hello, world"));
  gtk_box_append (GTK_BOX (content), GTK_WIDGET (hello_label));
  gtk_box_append (GTK_BOX (content), gtk_button_new_with_label ("Click"));
  return content;
}

static GtkWidget *
make_list (void)
{
  GtkWidget *list;
  char text[32];
  if (is_mode ("edit"))
    return edit_new (count);
  scrolled = gtk_scrolled_window_new ();
  gtk_widget_set_vexpand (scrolled, TRUE);
  if (is_mode ("listview") || is_mode ("listrow"))
    {
      gpointer *items = g_new (gpointer, count);
      for (int i = 0; i < count; i++)
        {
          g_snprintf (text, sizeof text, "Row %d", i);
          items[i] = floor_item_new (text);
        }
      store = g_list_store_new (FLOOR_TYPE_ITEM);
      g_list_store_splice (store, 0, 0, items, count);
      for (int i = 0; i < count; i++)
        g_object_unref (items[i]);
      g_free (items);
      list = list_view_new (store, is_mode ("listrow"));
    }
  else
    {
      labels = g_ptr_array_new ();
      list = rows_box = is_mode ("listbox") ? gtk_list_box_new () : gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
      if (is_mode ("listbox"))
        gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
      for (int i = 0; i < count; i++)
        {
          g_snprintf (text, sizeof text, "Row %d", i);
          append_row (text);
        }
    }
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), list);
  return scrolled;
}

/* --- Changes and their frames --------------------------------------------------------------------------- */

typedef enum { ROW, MID, SPLICE, APPEND, INSERT, REMOVE, MOVE, SORT, SCROLL, END } Phase;
static const char *const phase_names[]
    = { "row", "mid", "splice", "append", "insert", "remove", "move", "sort", "scroll" };
static Phase phase;
static int change_number;
static double *sync_ms, *frame_ms, *latency_ms, *change_cpu_ms;
static double cpu_before;
static gint64 changed_at, returned_at, painting_since;
static gboolean is_waiting;

static gboolean
has_phase (Phase p)
{
  if (is_mode ("hello") || is_mode ("edit"))
    return p == ROW;
  return store != NULL || p == ROW || p == MID || p == APPEND || p == SCROLL;
}

#define JUMPS 200

static int
change_count (void)
{
  return phase == SCROLL ? JUMPS : changes;
}

static void
insert_item (int index, const char *text)
{
  FloorItem *item = floor_item_new (text);
  g_list_store_insert (store, index, item);
  g_object_unref (item);
}

/* One splice, as a program does that has all items in their new order. */
static void
reverse_items (void)
{
  int length = g_list_model_get_n_items (G_LIST_MODEL (store));
  gpointer *items = g_new (gpointer, length);
  for (int i = 0; i < length; i++)
    items[length - 1 - i] = g_list_model_get_item (G_LIST_MODEL (store), i);
  g_list_store_splice (store, 0, length, items, length);
  for (int i = 0; i < length; i++)
    g_object_unref (items[i]);
  g_free (items);
}

static void
set_row_text (int index, const char *text)
{
  if (is_mode ("hello"))
    gtk_label_set_text (hello_label, text);
  else if (is_mode ("edit"))
    edit_type (change_number);
  else if (store)
    {
      FloorItem *item = g_list_model_get_item (G_LIST_MODEL (store), index);
      floor_item_set_text (item, text);
      g_object_unref (item);
    }
  else
    gtk_label_set_text (g_ptr_array_index (labels, index), text);
}

static void
make_change (void)
{
  char text[32];
  g_snprintf (text, sizeof text, "Row changed %d", change_number);
  switch (phase)
    {
    case ROW:
      set_row_text (MAX (0, MIN (3, count - 1)), text);
      break;
    case MID:
      set_row_text (count / 2, text);
      break;
    case SPLICE:
      {
        gpointer item[] = { floor_item_new (text) };
        g_list_store_splice (store, MIN (3, count - 1), 1, item, 1);
        g_object_unref (item[0]);
        break;
      }
    case APPEND:
      if (store)
        append_item (text);
      else
        append_row (text);
      break;
    case INSERT:
      insert_item (count / 2, text);
      break;
    case REMOVE:
      g_list_store_remove (store, count / 2);
      break;
    case MOVE:
      {
        gpointer item = g_list_model_get_item (G_LIST_MODEL (store), count / 4);
        g_list_store_remove (store, count / 4);
        g_list_store_insert (store, count * 3 / 4, item);
        g_object_unref (item);
        break;
      }
    case SORT:
      reverse_items ();
      break;
    case SCROLL:
      {
        GtkAdjustment *place = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));
        double range = gtk_adjustment_get_upper (place) - gtk_adjustment_get_page_size (place);
        gtk_adjustment_set_value (place, range * ((change_number * 7) % JUMPS) / JUMPS + 1);
        break;
      }
    case END:
      break;
    }
}

static void
finish (void)
{
  stamp_memory ("end");
  stamp_value ("row_setups", row_setups);
  stamp_value ("row_binds", row_binds);
  fflush (stderr);
  _exit (0);
}

static gboolean
next_change (gpointer data)
{
  cpu_before = cpu_ms ();
  changed_at = now_ns ();
  make_change ();
  returned_at = now_ns ();
  is_waiting = TRUE;
  painting_since = 0;
  gtk_widget_queue_draw (first_window);  /* one frame even if nothing that is seen has changed */
  return G_SOURCE_REMOVE;
}

static void
report_phase (void)
{
  const char *kinds[] = { "sync", "frame", "latency", "cpu" };
  double *values[] = { sync_ms, frame_ms, latency_ms, change_cpu_ms };
  for (int i = 0; i < 4; i++)
    {
      char key[64];
      g_snprintf (key, sizeof key, "%s_%s", kinds[i], phase_names[phase]);
      stamp_value (key, median (values[i], change_count ()));
    }
  if (phase == SCROLL)
    {
      int late = 0;
      for (int i = 0; i < change_count (); i++)
        late += change_cpu_ms[i] > 33;
      stamp_value ("late_scroll", late);
    }
}

static void
start_phase (Phase first)
{
  change_number = 0;
  for (phase = first; phase < END && !has_phase (phase); phase++)
    ;
  if (phase == END)
    finish ();
  g_timeout_add (30, next_change, NULL);
}

static void
count_frame (gint64 now)
{
  is_waiting = FALSE;
  sync_ms[change_number] = to_ms (returned_at - changed_at);
  frame_ms[change_number] = to_ms (now - painting_since);
  latency_ms[change_number] = to_ms (now - changed_at);
  change_cpu_ms[change_number] = cpu_ms () - cpu_before;
  if (++change_number < change_count ())
    g_timeout_add (30, next_change, NULL);
  else
    {
      report_phase ();
      start_phase (phase + 1);
    }
}

static gboolean
start_changes (gpointer data)
{
  stamp_memory ("idle");
  start_phase (ROW);
  return G_SOURCE_REMOVE;
}

/* --- The first frame ------------------------------------------------------------------------------------ */

static int unpainted_windows;
static double cpu_activated;

static void
before_paint (GdkFrameClock *clock, gpointer data)
{
  if (!painting_since)
    painting_since = now_ns ();
}

static void
after_paint (GdkFrameClock *clock, gpointer window)
{
  gint64 now = now_ns ();
  if (!g_object_get_data (window, "painted"))
    {
      g_object_set_data (window, "painted", window);
      if (--unpainted_windows > 0)
        return;
      stamp_now ("first_frame");
      stamp_value ("cpu_first_frame", cpu_ms ());
      if (is_mode ("restore"))
        {
          stamp_value ("cpu_window", (cpu_ms () - cpu_activated) / MAX (count, 1));
          finish ();
        }
      if (is_mode ("commands"))
        {
          commands_change ();
          return;
        }
      if (!is_mode ("idle") && !is_mode ("windows"))
        g_timeout_add (400, start_changes, NULL);
    }
  else if (is_waiting && painting_since)
    count_frame (now);
}

static gboolean
has_list (void)
{
  return !is_mode ("hello") && !is_mode ("idle") && !is_mode ("windows") && !is_mode ("restore") && !is_mode ("commands");
}

static GtkWindow *
open_window (GtkApplication *app)
{
  GtkWidget *window = adw_application_window_new (app);
  gtk_window_set_default_size (GTK_WINDOW (window), 400, 600);
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (column), adw_header_bar_new ());
  if (is_mode ("commands"))
    gtk_box_append (GTK_BOX (column), commands_bar (app));
  gtk_box_append (GTK_BOX (column), has_list () ? make_list () : make_hello ());
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (window), column);
  gtk_widget_realize (window);
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);
  g_signal_connect (clock, "before-paint", G_CALLBACK (before_paint), NULL);
  g_signal_connect (clock, "after-paint", G_CALLBACK (after_paint), window);
  unpainted_windows++;
  if (!first_window)
    first_window = window;
  gtk_window_present (GTK_WINDOW (window));
  return GTK_WINDOW (window);
}

static GtkApplication *application;

static GtkWindow *
open_further_window (void)
{
  return open_window (application);
}

static void
activate (GtkApplication *app, gpointer data)
{
  stamp_now ("activate");
  cpu_activated = cpu_ms ();
  application = app;
  if (is_mode ("windows"))
    windows_begin (count, open_further_window);
  for (int i = 0; i < (is_mode ("idle") || is_mode ("restore") ? MAX (count, 1) : 1); i++)
    open_window (app);
  stamp_now ("presented");
}

int
main (int argc, char **argv)
{
  stamps_begin ();
  stamp_now ("main");
  mode = argc > 1 ? argv[1] : "hello";
  count = argc > 2 ? atoi (argv[2]) : 0;
  if (argc > 3)
    changes = MAX (1, atoi (argv[3]));
  int most = MAX (changes, JUMPS);
  sync_ms = g_new0 (double, most);
  frame_ms = g_new0 (double, most);
  latency_ms = g_new0 (double, most);
  change_cpu_ms = g_new0 (double, most);
  AdwApplication *app = adw_application_new ("org.example.Floor", G_APPLICATION_NON_UNIQUE);
  g_signal_connect (app, "activate", G_CALLBACK (activate), NULL);
  return g_application_run (G_APPLICATION (app), 0, NULL);
}

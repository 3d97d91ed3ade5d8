#include "commands.h"
#include "stamps.h"
#include <unistd.h>

enum { CHANGES = 1000 };

static GMenu *changing;
static GSimpleAction *command;
static int changed;
static double cpu_before;

static void
set_command (const char *title, gboolean is_enabled)
{
  GMenuItem *item = g_menu_item_new (title, "app.command");
  if (changed > 0)
    g_menu_remove (changing, 0);
  g_menu_insert_item (changing, 0, item);
  g_object_unref (item);
  g_simple_action_set_enabled (command, is_enabled);
}

/* As many entries as an app has by itself. */
static void
append_menu (GMenu *bar, GtkApplication *app, const char *title, int items)
{
  GMenu *menu = g_menu_new ();
  for (int i = 0; i < items; i++)
    {
      char name[64], label[64];
      g_snprintf (name, sizeof name, "%s-%d", title, i);
      g_snprintf (label, sizeof label, "%s %d", title, i);
      GSimpleAction *action = g_simple_action_new (name, NULL);
      g_action_map_add_action (G_ACTION_MAP (app), G_ACTION (action));
      g_object_unref (action);
      char *detailed = g_strconcat ("app.", name, NULL);
      g_menu_append (menu, label, detailed);
      g_free (detailed);
    }
  g_menu_append_submenu (bar, title, G_MENU_MODEL (menu));
  g_object_unref (menu);
}

GtkWidget *
commands_bar (GtkApplication *app)
{
  GMenu *bar = g_menu_new ();
  command = g_simple_action_new ("command", NULL);
  g_action_map_add_action (G_ACTION_MAP (app), G_ACTION (command));
  append_menu (bar, app, "App", 4);
  append_menu (bar, app, "File", 3);
  append_menu (bar, app, "Edit", 6);
  append_menu (bar, app, "View", 2);
  changing = g_menu_new ();
  set_command ("Command", TRUE);
  g_menu_append_submenu (bar, "Book", G_MENU_MODEL (changing));
  append_menu (bar, app, "Window", 4);
  gtk_application_set_menubar (app, G_MENU_MODEL (bar));
  return gtk_popover_menu_bar_new_from_model (G_MENU_MODEL (bar));
}

static gboolean
change (gpointer data)
{
  char title[32];
  if (changed == CHANGES)
    {
      stamp_value ("cpu_command", (cpu_ms () - cpu_before) / CHANGES);
      fflush (stderr);
      _exit (0);
    }
  changed++;
  g_snprintf (title, sizeof title, "Command %d", changed);
  set_command (title, changed % 2);
  return G_SOURCE_CONTINUE;
}

static gboolean
begin (gpointer data)
{
  cpu_before = cpu_ms ();
  g_idle_add_full (G_PRIORITY_LOW, change, NULL, NULL);
  return G_SOURCE_REMOVE;
}

void
commands_change (void)
{
  g_timeout_add (400, begin, NULL);
}

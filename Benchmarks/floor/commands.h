/* A menu bar whose one command changes: its title and whether it can be chosen. */
#pragma once
#include <adwaita.h>

GtkWidget *commands_bar (GtkApplication *app);
/* Changes the command 1,000 times, each when nothing else is to be done, prints cpu_command (ms each) and ends. */
void commands_change (void);

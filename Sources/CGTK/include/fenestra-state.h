#pragma once
#include <gtk/gtk.h>

// Small choices of a person's that an app keeps in the user's folder for state; -1 stands for none.
int fenestra_state_get(const char *_Nonnull app, const char *_Nonnull key);
void fenestra_state_set(const char *_Nonnull app, const char *_Nonnull key, int value);

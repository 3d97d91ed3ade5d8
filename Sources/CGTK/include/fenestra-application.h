#pragma once
#include "fenestra-services.h"

// Calls, for as long as the process lives, when the keyboard has come to a window of the app's or gone from one.
void fenestra_watch_activity(FenestraCall _Nonnull call, void *_Nonnull box);
// Has the file manager show files, addresses with NULL at the end; the answer comes from the main loop.
void fenestra_show_in_folder(const char *_Nullable const *_Nonnull addresses, FenestraAnswer _Nonnull answer,
                             void *_Nonnull box);
// The path of the desktop entry of the program that opens an address, to be freed; NULL where none is known.
char *_Nullable fenestra_program_opening(const char *_Nonnull address);
// What panels leave free of a monitor, where the desktop tells.
void fenestra_monitor_free_area(GdkMonitor *_Nonnull monitor, GdkRectangle *_Nonnull area);

#pragma once
#include "fenestra-services.h"

// Calls a while after something has happened to a file, once for a burst; NULL where the file cannot be watched. Freed by
// `fenestra_file_watch_end`, after which nothing is called any more.
typedef struct FenestraFileWatch FenestraFileWatch;
FenestraFileWatch *_Nullable fenestra_file_watch_new(const char *_Nonnull path, FenestraCall _Nonnull call,
                                                    void *_Nonnull box);
// The same when a file in a folder is there with new contents, or is gone.
FenestraFileWatch *_Nullable fenestra_folder_watch_new(const char *_Nonnull path, FenestraCall _Nonnull call,
                                                      void *_Nonnull box);
void fenestra_file_watch_end(FenestraFileWatch *_Nonnull watch);

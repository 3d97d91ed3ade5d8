#pragma once
#include <glib-unix.h>

// libdispatch's main queue for foreign main loops. Reading the descriptor clears it; the callback is not re-entrant.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *_Nullable message);

// Sources that call back into the owner of the main loop.
typedef struct {
    // Runs blocks that wait in the main run loop.
    void (*_Nonnull run_blocks)(void);
    // Fires the due timers of the main run loop.
    void (*_Nonnull fire_timers)(void);
} FenestraRunLoopCalls;

// Puts the dispatch main queue and the main run loop on the default main context. Once in a process.
void fenestra_main_loop_install(const FenestraRunLoopCalls *_Nonnull calls);

// A source that calls back once each time it is armed.
GSource *_Nonnull fenestra_one_shot_new(const char *_Nonnull name, int priority, void (*_Nonnull call)(void));
// Calls back in the next turn, or after a delay in milliseconds.
void fenestra_one_shot_arm(GSource *_Nonnull source, int delay);
void fenestra_one_shot_disarm(GSource *_Nonnull source);

#pragma once
#include <glib-unix.h>

/* libdispatch's main queue as an event descriptor, and its drain. */
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *_Nullable message);

#include "fenestra-main-loop.h"

#include <math.h>
#include <pthread.h>
#include <unistd.h>

// CoreFoundation, inside Foundation's library: when the next timer of the main run loop is due, 0 without timers.
extern void *CFRunLoopGetMain(void);
// The run loop of a thread (0: the main one) if somebody has asked for it yet, else NULL.
extern void *_CFRunLoopGet0b(pthread_t thread);
extern const void *kCFRunLoopDefaultMode;
extern double CFRunLoopGetNextTimerFireDate(void *loop, const void *mode);
extern double CFAbsoluteTimeGetCurrent(void);

static const FenestraRunLoopCalls *run_loop_calls;

static gboolean drain_main_queue(int descriptor, GIOCondition condition, gpointer data)
{
    guint64 count;
    if (read(descriptor, &count, sizeof count) < 0) {
        // Nothing to clear: another drain took it.
    }
    _dispatch_main_queue_callback_4CF(NULL);
    return G_SOURCE_CONTINUE;
}

// Whether there is a main run loop, which has timers and blocks. Most apps never ask for one; making and asking it would
// cost each turn of GLib's loop 10 microseconds.
static gboolean has_run_loop(void)
{
    static gboolean exists = FALSE;
    if (!exists)
        exists = _CFRunLoopGet0b(0) != NULL;
    return exists;
}

// Seconds until the next timer, negative when it is due, INFINITY without timers.
static double until_next_timer(void)
{
    if (!has_run_loop())
        return INFINITY;
    double next = CFRunLoopGetNextTimerFireDate(CFRunLoopGetMain(), kCFRunLoopDefaultMode);
    return next == 0 ? INFINITY : next - CFAbsoluteTimeGetCurrent();
}

// First of all sources, so that sources added by a block are still asked in the same turn.
static gboolean blocks_prepare(GSource *source, int *timeout)
{
    *timeout = -1;
    if (has_run_loop() && until_next_timer() > 0)
        run_loop_calls->run_blocks();
    return FALSE;
}

static gboolean timers_prepare(GSource *source, int *timeout)
{
    double wait = until_next_timer();
    // A timer of years from now is one that was stopped.
    *timeout = wait > 1e6 ? -1 : wait <= 0 ? 0 : (int)ceil(wait * 1000);
    return wait <= 0;
}

static gboolean timers_check(GSource *source) { return until_next_timer() <= 0; }

static gboolean never(GSource *source) { return FALSE; }

static gboolean timers_dispatch(GSource *source, GSourceFunc callback, gpointer data)
{
    run_loop_calls->fire_timers();
    return G_SOURCE_CONTINUE;
}

static GSourceFuncs blocks_funcs = { blocks_prepare, never, timers_dispatch, NULL, NULL, NULL };
static GSourceFuncs timers_funcs = { timers_prepare, timers_check, timers_dispatch, NULL, NULL, NULL };

static void attach(GSource *source, const char *name, int priority)
{
    g_source_set_static_name(source, name);
    g_source_set_priority(source, priority);
    g_source_attach(source, NULL);
    g_source_unref(source);
}

void fenestra_main_loop_install(const FenestraRunLoopCalls *calls)
{
    run_loop_calls = calls;
    GSource *queue = g_unix_fd_source_new(_dispatch_get_main_queue_handle_4CF(), G_IO_IN);
    g_source_set_callback(queue, G_SOURCE_FUNC(drain_main_queue), NULL, NULL);
    attach(queue, "dispatch main queue", G_PRIORITY_DEFAULT);
    attach(g_source_new(&blocks_funcs, sizeof(GSource)), "run loop blocks", -1000);
    attach(g_source_new(&timers_funcs, sizeof(GSource)), "run loop timers", G_PRIORITY_DEFAULT);
}

static gboolean one_shot_dispatch(GSource *source, GSourceFunc callback, gpointer data)
{
    g_source_set_ready_time(source, -1);
    ((void (*)(void))callback)();
    return G_SOURCE_CONTINUE;
}

static GSourceFuncs one_shot_funcs = { NULL, NULL, one_shot_dispatch, NULL, NULL, NULL };

GSource *fenestra_one_shot_new(const char *name, int priority, void (*call)(void))
{
    GSource *source = g_source_new(&one_shot_funcs, sizeof(GSource));
    g_source_set_static_name(source, name);
    g_source_set_priority(source, priority);
    g_source_set_callback(source, (GSourceFunc)(void *)call, NULL, NULL);
    g_source_attach(source, NULL);
    return source;
}

void fenestra_one_shot_arm(GSource *source, int delay)
{
    g_source_set_ready_time(source, delay <= 0 ? 0 : g_get_monotonic_time() + delay * 1000LL);
}

void fenestra_one_shot_disarm(GSource *source) { g_source_set_ready_time(source, -1); }

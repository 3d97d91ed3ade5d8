#include "fenestra-memory.h"

#include <glib.h>
#ifdef __GLIBC__
#include <malloc.h>

static gboolean trim(gpointer data)
{
    malloc_trim(0);
    return G_SOURCE_REMOVE;
}

void fenestra_memory_prepare(void)
{
    static gboolean prepared = FALSE;
    if (prepared)
        return;
    prepared = TRUE;
    // As many heaps as threads can run at once. glibc would have eight times as many: one for nearly every thread that
    // GTK, its drivers and GIO start, each with memory that nobody else gets.
    mallopt(M_ARENA_MAX, MAX(2, (int)g_get_num_processors()));
    // Style sheets are parsed and drivers set up once: what that used is given back when the first frame is on screen.
    g_timeout_add_full(G_PRIORITY_LOW, 200, trim, NULL, NULL);
}
#else
void fenestra_memory_prepare(void) {}
#endif

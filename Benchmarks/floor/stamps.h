/* What a benchmark program says: one "key value" pair a line on standard error (see ../README.md). */
#pragma once
#include <glib.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

/* Nanoseconds when the runner started the program, so that dynamic linking counts. */
static gint64 stamp_zero;

static inline gint64
now_ns (void)
{
  struct timespec t;
  clock_gettime (CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1000000000LL + t.tv_nsec;
}

static inline double
cpu_ms (void)
{
  struct timespec t;
  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &t);
  return t.tv_sec * 1e3 + t.tv_nsec / 1e6;
}

static inline double
to_ms (gint64 ns)
{
  return ns / 1e6;
}

static inline void
stamps_begin (void)
{
  const char *given = g_getenv ("BENCH_T0");
  stamp_zero = given ? g_ascii_strtoll (given, NULL, 10) : now_ns ();
}

static inline void
stamp_value (const char *key, double value)
{
  fprintf (stderr, "%s %.4f\n", key, value);
}

/* The time since the start. */
static inline void
stamp_now (const char *key)
{
  stamp_value (key, to_ms (now_ns () - stamp_zero));
}

/* Resident and anonymous memory, in MiB. */
static inline void
stamp_memory (const char *suffix)
{
  FILE *status = fopen ("/proc/self/status", "r");
  char line[256];
  long kib;
  while (fgets (line, sizeof line, status))
    {
      if (sscanf (line, "VmRSS: %ld", &kib) == 1)
        fprintf (stderr, "rss_%s %.1f\n", suffix, kib / 1024.0);
      if (sscanf (line, "RssAnon: %ld", &kib) == 1)
        fprintf (stderr, "anon_%s %.1f\n", suffix, kib / 1024.0);
    }
  fclose (status);
}

static inline int
compare_doubles (const void *a, const void *b)
{
  double x = *(const double *) a, y = *(const double *) b;
  return x < y ? -1 : x > y;
}

static inline double
median (double *values, int count)
{
  qsort (values, count, sizeof (double), compare_doubles);
  return values[count / 2];
}

#pragma once
#include <gtk/gtk.h>

// A boxed closure of Swift's: called with it, and freed by `free_box` when it can be called no more.
typedef void (*FenestraCall)(void *_Nonnull box);
typedef void (*FenestraAnswer)(gboolean answer, void *_Nonnull box);

// An application is to open files, which it may get from another process.
typedef void (*FenestraOpen)(void *_Nonnull application, GFile *_Nonnull *_Nonnull files, int count,
                             void *_Nonnull receiver);
void fenestra_connect_open(void *_Nonnull application, FenestraOpen _Nonnull open, void *_Nonnull receiver);

// Calls once after a delay in milliseconds; the source goes with it.
void fenestra_call_after(int delay, FenestraCall _Nonnull call, void *_Nonnull box, FenestraCall _Nonnull free_box);
// Calls whenever the default main context is about to wait.
void fenestra_call_after_turns(FenestraCall _Nonnull call, void *_Nonnull box);
// Calls from the main loop when the process is asked to end by a signal that it does not ignore.
void fenestra_on_termination(FenestraCall _Nonnull call, void *_Nonnull box);
// Has the desktop open the address; the answer comes from the main loop.
void fenestra_open_address(const char *_Nonnull address, FenestraAnswer _Nonnull answer, void *_Nonnull box);
// The same with a program that the person chooses, in a dialog over the widget's window. The answer is FALSE where there
// is none to choose, and comes once.
void fenestra_open_address_with(GtkWidget *_Nonnull widget, const char *_Nonnull address,
                                FenestraAnswer _Nonnull answer, void *_Nonnull box);

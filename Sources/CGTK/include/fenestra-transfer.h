#pragma once
#include <gtk/gtk.h>

// What is handed on: asked for each form when somebody wants it. `owner` is retained until `release`.
typedef struct {
    // `answer` is to be given to fenestra_provider_answer, once.
    void (*_Nonnull write)(void *_Nonnull owner, const char *_Nonnull mime_type, void *_Nonnull answer);
    void (*_Nonnull release)(void *_Nonnull owner);
} FenestraProviderCalls;

GdkContentProvider *_Nonnull fenestra_provider_new(const char *_Nullable const *_Nonnull mime_types,
                                                   const FenestraProviderCalls *_Nonnull calls, void *_Nonnull owner);
// NULL where it is another's.
void *_Nullable fenestra_provider_owner(GdkContentProvider *_Nullable provider);
// The bytes, which are copied, or what went wrong.
void fenestra_provider_answer(void *_Nonnull answer, const void *_Nullable bytes, gsize length,
                              const char *_Nullable problem);

// Reads one form of what is dropped or of the clipboard. Given up after half a minute.
typedef void (*FenestraRead)(void *_Nonnull box, const void *_Nullable bytes, gsize length,
                             const char *_Nullable problem);
void fenestra_drop_read(GdkDrop *_Nonnull drop, const char *_Nonnull mime_type, FenestraRead _Nonnull done,
                        void *_Nonnull box);
void fenestra_clipboard_read(GdkClipboard *_Nonnull clipboard, const char *_Nonnull mime_type,
                             FenestraRead _Nonnull done, void *_Nonnull box);
// What this process itself drags.
GdkContentProvider *_Nullable fenestra_drop_provider(GdkDrop *_Nonnull drop);

typedef struct {
    // Retained by the caller of the call.
    GdkContentProvider *_Nullable (*_Nonnull begins)(void *_Nonnull receiver, double x, double y);
    // A widget to show in place of a picture of the dragged one.
    GtkWidget *_Nullable (*_Nonnull preview)(void *_Nonnull receiver);
    void (*_Nonnull ended)(void *_Nonnull receiver, gboolean was_taken);
} FenestraDragSourceCalls;
// A controller for a widget, which owns it. The receiver is not retained.
GtkEventController *_Nonnull fenestra_drag_source_new(const FenestraDragSourceCalls *_Nonnull calls,
                                                      void *_Nonnull receiver);

// GTK keeps a source until its drag is over; the receiver hears no more of it.
void fenestra_drag_source_remove(GtkEventController *_Nonnull source, void *_Nonnull receiver);
// Tells sources around that pulls at the widget are its own.
void fenestra_drag_source_mark(GtkWidget *_Nonnull widget, gboolean is_source);

typedef struct {
    gboolean (*_Nonnull accepts)(void *_Nonnull receiver, GdkDrop *_Nonnull drop);
    GdkDragAction (*_Nonnull moves)(void *_Nonnull receiver, GdkDrop *_Nonnull drop, double x, double y);
    void (*_Nonnull leaves)(void *_Nonnull receiver, GdkDrop *_Nonnull drop);
    void (*_Nonnull drops)(void *_Nonnull receiver, GdkDrop *_Nonnull drop, double x, double y);
} FenestraDropTargetCalls;
GtkEventController *_Nonnull fenestra_drop_target_new(const FenestraDropTargetCalls *_Nonnull calls,
                                                      void *_Nonnull receiver);

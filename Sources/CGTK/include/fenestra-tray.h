#pragma once
#include <gtk/gtk.h>

// An item in the notification area of a panel: org.kde.StatusNotifierItem, with its menu as com.canonical.dbusmenu.
typedef struct FenestraTray FenestraTray;

typedef struct {
    // A click, at a place of the screen; -1, -1 where the panel does not say.
    void (*_Nonnull activated)(int x, int y, void *_Nonnull receiver);
    // Whether some panel shows the item. Told first when that is known.
    void (*_Nonnull shown)(gboolean is_shown, void *_Nonnull receiver);
} FenestraTrayCalls;

// `path` and `menu_path` are the objects' own; `calls` must outlive the item.
FenestraTray *_Nonnull fenestra_tray_new(
    int number, const char *_Nonnull id, const char *_Nonnull title, const FenestraTrayCalls *_Nonnull calls,
    void *_Nonnull receiver);
void fenestra_tray_free(FenestraTray *_Nonnull tray);
void fenestra_tray_set_title(FenestraTray *_Nonnull tray, const char *_Nonnull title);
void fenestra_tray_set_icon(FenestraTray *_Nonnull tray, const char *_Nonnull name);
// Whether a click opens the menu at once.
void fenestra_tray_set_is_menu(FenestraTray *_Nonnull tray, gboolean is_menu);

// A menu on the bus. Its library is loaded when the first one is made; NULL without it.
typedef struct FenestraTrayMenu FenestraTrayMenu;
typedef struct FenestraTrayEntry FenestraTrayEntry;

FenestraTrayMenu *_Nullable fenestra_tray_menu_new(
    int number, void (*_Nonnull chosen)(void *_Nonnull entry_data), void (*_Nonnull opens)(void *_Nonnull receiver),
    void *_Nonnull receiver);
void fenestra_tray_menu_free(FenestraTrayMenu *_Nonnull menu);
FenestraTrayEntry *_Nonnull fenestra_tray_menu_root(FenestraTrayMenu *_Nonnull menu);
// `data` is handed over when the entry is chosen; the caller keeps the entry until it is removed.
FenestraTrayEntry *_Nonnull fenestra_tray_entry_new(FenestraTrayMenu *_Nonnull menu, void *_Nonnull data);
void fenestra_tray_entry_unref(FenestraTrayEntry *_Nonnull entry);
void fenestra_tray_entry_insert(FenestraTrayEntry *_Nonnull parent, FenestraTrayEntry *_Nonnull entry, unsigned position);
void fenestra_tray_entry_move(FenestraTrayEntry *_Nonnull parent, FenestraTrayEntry *_Nonnull entry, unsigned position);
void fenestra_tray_entry_remove(FenestraTrayEntry *_Nonnull parent, FenestraTrayEntry *_Nonnull entry);
void fenestra_tray_entry_set_text(
    FenestraTrayEntry *_Nonnull entry, const char *_Nonnull property, const char *_Nonnull value);
void fenestra_tray_entry_set_number(FenestraTrayEntry *_Nonnull entry, const char *_Nonnull property, int value);
void fenestra_tray_entry_set_flag(FenestraTrayEntry *_Nonnull entry, const char *_Nonnull property, gboolean value);

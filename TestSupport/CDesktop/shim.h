// What another program needs to see and to drive an app: D-Bus (GIO), the X server, and pictures.
// libatspi is left out on purpose; see DesktopTesting/Accessibility/Element.swift.
#include <gio/gio.h>
#include <gdk-pixbuf/gdk-pixbuf.h>
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/Xatom.h>
#include <X11/keysym.h>
#include <X11/XKBlib.h>
#include <X11/extensions/XTest.h>

// GNU functions that the Glibc module leaves out.
#include <spawn.h>
extern int pipe2(int ends[2], int flags);
extern int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *actions, const char *path);

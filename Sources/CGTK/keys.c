#include "fenestra-gtk.h"


static gboolean key_pressed(GtkEventControllerKey *controller, guint key, guint code, GdkModifierType state,
                            gpointer receiver)
{
    FenestraKeyHandler handler = g_object_get_data(G_OBJECT(controller), "fenestra-key-handler");
    // A modified key is a shortcut of someone else's.
    if (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) return FALSE;
    return handler(controller, key, code, receiver);
}

void fenestra_connect_key(void *controller, FenestraKeyHandler handler, void *receiver)
{
    g_object_set_data(G_OBJECT(controller), "fenestra-key-handler", (gpointer)handler);
    g_signal_connect(controller, "key-pressed", G_CALLBACK(key_pressed), receiver);
}

import CGTK
import Toolkit

/// A surface that takes the focus itself, by Tab and by a click.
final class GTKFocusSurface: GTKSurface, FocusSurface {
    private nonisolated(unsafe) let click: OpaquePointer

    init(_ content: FocusSurfaceContent, client: any SurfaceClient) {
        click = gtk_gesture_click_new()
        super.init(client: client)
        _ = Self.styleSheet
        fenestra_connect_pressed(
            UnsafeMutableRawPointer(click),
            { _, _, _, _, surface in
                nonisolated(unsafe) let surface = surface
                onMainThread { _ = receiver(surface, as: GTKFocusSurface.self).focus() }
                return 0
            }, pointer(to: self))
        gtk_widget_add_controller(widget, click)
        update(content)
    }

    isolated deinit { fenestra_disconnect(UnsafeMutableRawPointer(click), pointer(to: self)) }

    func update(_ content: FocusSurfaceContent) {
        gtk_widget_set_focusable(widget, content.isFocusable ? 1 : 0)
        let name = "fenestra-focusable"
        if content.showsFocus {
            gtk_widget_add_css_class(widget, name)
        } else {
            gtk_widget_remove_css_class(widget, name)
        }
    }

    override func focus() -> Bool { gtk_widget_grab_focus(widget) != 0 || super.focus() }

    private static let styleSheet: Void = Theme.add(
        """
        .fenestra-focusable { outline: 0 solid transparent; outline-offset: 3px; border-radius: 6px; }
        .fenestra-focusable:focus:focus-visible {
            outline-width: 2px; outline-offset: -2px; outline-color: alpha(@accent_color, 0.5);
        }
        """)
}

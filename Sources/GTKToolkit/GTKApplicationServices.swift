import CGTK
import Foundation
import Toolkit

/// What an app as a whole asks of the desktop.
extension GTKToolkit: ApplicationServices {
    package var isActive: Bool { fenestra_any_window_is_active() != 0 }

    package var appActivityChanged: (@MainActor () -> Void)? {
        get { toldOfActivity }
        set {
            let isWatching = toldOfActivity != nil
            toldOfActivity = newValue
            if !isWatching, newValue != nil { Activity.watch() }
        }
    }

    package var screens: [WindowScreen] {
        guard let display = gdk_display_get_default(), let monitors = gdk_display_get_monitors(display) else {
            return []
        }
        return (0..<g_list_model_get_n_items(monitors)).compactMap { index in
            guard let item = g_list_model_get_item(monitors, index) else { return nil }
            defer { g_object_unref(item) }
            var (all, free) = (GdkRectangle(), GdkRectangle())
            gdk_monitor_get_geometry(OpaquePointer(item), &all)
            fenestra_monitor_free_area(OpaquePointer(item), &free)
            return WindowScreen(bounds: CGRect(all), free: CGRect(free))
        }
    }

    package func showInFolder(_ addresses: [String], done: @escaping @MainActor (Bool) -> Void) {
        let copies = addresses.map { strdup($0) }
        defer { for copy in copies { free(copy) } }
        (copies.map { UnsafePointer($0) } + [nil]).withUnsafeBufferPointer {
            fenestra_show_in_folder(
                $0.baseAddress.unsafelyUnwrapped,
                { answer, box in
                    nonisolated(unsafe) let box = box
                    onMainThread { Unmanaged<Answer>.fromOpaque(box).takeRetainedValue().body(answer != 0) }
                }, Unmanaged.passRetained(Answer(done)).toOpaque())
        }
    }

    package func program(opening address: String) -> String? {
        guard let path = fenestra_program_opening(address) else { return nil }
        defer { g_free(path) }
        return String(cString: path)
    }

    package func setCursor(_ name: String?) {
        guard name != cursor else { return }
        cursor = name
        for window in windows { showCursor(in: window) }
    }

    func showCursor(in window: GTKWindow) { gtk_widget_set_cursor_from_name(window.widget, cursor) }

    package func beep() {
        if let display = gdk_display_get_default() { gdk_display_beep(display) }
    }

    package var pressedModifiers: PointerModifiers {
        guard let display = gdk_display_get_default(), let seat = gdk_display_get_default_seat(display),
            let keyboard = gdk_seat_get_keyboard(seat)
        else { return [] }
        let state = gdk_device_get_modifier_state(keyboard).rawValue
        var pressed: PointerModifiers = []
        if state & GDK_SHIFT_MASK.rawValue != 0 { pressed.insert(.shift) }
        if state & GDK_CONTROL_MASK.rawValue != 0 { pressed.insert(.control) }
        if state & GDK_ALT_MASK.rawValue != 0 { pressed.insert(.alt) }
        if state & GDK_SUPER_MASK.rawValue != 0 { pressed.insert(.super) }
        return pressed
    }
}

extension CGRect {
    fileprivate init(_ area: GdkRectangle) {
        self.init(x: Int(area.x), y: Int(area.y), width: Int(area.width), height: Int(area.height))
    }
}

/// Watches where the keyboard is, once somebody asks. The window that loses it tells before the one that gets it, so
/// what is told waits a moment.
@MainActor
private enum Activity {
    private static let pause: Int32 = 40

    static func watch() { fenestra_watch_activity(Box.call, Box.make { fenestra_one_shot_arm(source.source, pause) }) }

    private static let source = OpaquePointer(
        fenestra_one_shot_new("activity", G_PRIORITY_DEFAULT) {
            onMainThread { GTKToolkit.running?.toldOfActivity?() }
        })
}

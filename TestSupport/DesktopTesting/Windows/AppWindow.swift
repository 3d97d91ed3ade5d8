import CDesktop
import Glibc

/// A window of an app, as the X server and the window manager know it.
package struct AppWindow: Hashable, Sendable {
    package let app: DesktopApp
    /// The X window.
    package let id: UInt

    package static func == (a: AppWindow, b: AppWindow) -> Bool { a.id == b.id && a.app === b.app }
    package func hash(into hasher: inout Hasher) { hasher.combine(id) }

    var server: XServer { app.desktop.server }

    package var title: String {
        if let compositor { return waylandWindow(compositor)?.title ?? "" }
        return server.text(id, "_NET_WM_NAME") ?? server.text(id, "WM_NAME") ?? ""
    }

    /// The area of the X window in screen pixels: with the shadow that GTK draws, without the window manager's frame.
    /// With Wayland without the shadow too, of which the compositor does not know.
    package var surfaceFrame: Rectangle? { compositor.map(waylandFrame) ?? server.geometry(id) }

    /// What a person takes for the window, in screen pixels: without shadows. Empty when the window is gone.
    package var frame: Rectangle {
        guard let surface = surfaceFrame else { return Rectangle(x: 0, y: 0, width: 0, height: 0) }
        let shadow = shadow
        return Rectangle(
            x: surface.x + shadow.left, y: surface.y + shadow.top,
            width: surface.width - shadow.left - shadow.right, height: surface.height - shadow.top - shadow.bottom)
    }

    /// The width of the shadow that GTK draws inside the X window, in pixels.
    var shadow: (left: Int, right: Int, top: Int, bottom: Int) {
        if compositor != nil { return (0, 0, 0, 0) }
        guard let extents = server.numbers(id, "_GTK_FRAME_EXTENTS"), extents.count == 4 else { return (0, 0, 0, 0) }
        return (extents[0], extents[1], extents[2], extents[3])
    }

    /// Whether the window exists, minimised or not.
    package var exists: Bool {
        if compositor != nil { return surfaceFrame != nil }
        return app.desktop.managedWindows(in: "_NET_CLIENT_LIST").contains(id) || server.isViewable(id)
    }
    package var isActive: Bool { app.desktop.activeWindowID == id }
    package var isMinimized: Bool {
        if let compositor { return waylandWindow(compositor)?.isMinimized ?? false }
        return has("_NET_WM_STATE_HIDDEN")
    }
    package var isMaximized: Bool { has("_NET_WM_STATE_MAXIMIZED_VERT") && has("_NET_WM_STATE_MAXIMIZED_HORZ") }
    package var isFullscreen: Bool {
        if let compositor { return waylandWindow(compositor)?.isFullscreen ?? false }
        return has("_NET_WM_STATE_FULLSCREEN")
    }
    package var isModal: Bool { has("_NET_WM_STATE_MODAL") }
    package var isAbove: Bool { has("_NET_WM_STATE_ABOVE") }

    /// The window this one belongs to, as a dialog does to its window. With Wayland sway does not tell.
    package var parent: AppWindow? {
        if compositor != nil { return nil }
        guard let id = server.numbers(id, "WM_TRANSIENT_FOR")?.first, id != 0, UInt(id) != server.root else {
            return nil
        }
        return AppWindow(app: app, id: UInt(id))
    }

    /// Whether it is what a person sees and clicks at a place on the screen.
    func isOnTop(at point: Point) -> Bool {
        if let compositor { return compositor.top(at: point, for: app) == self }
        return server.outermost(at: point).map { $0 == server.outermost(id) } ?? false
    }

    private func has(_ state: String) -> Bool {
        // sway does not tell of modality, and maximises nothing.
        if compositor != nil { return false }
        return server.numbers(id, "_NET_WM_STATE")?.contains(Int(server.atom(state))) ?? false
    }

    /// A property of the window that holds text, such as `_GTK_APPLICATION_ID`.
    package func textProperty(_ name: String) -> String? {
        compositor == nil ? server.text(id, name) : nil
    }

    /// The sizes the window says it can have at least, in pixels, as the window manager gets them.
    package var minimumSize: (width: Int, height: Int)? {
        if compositor != nil { return nil }
        var hints = XSizeHints()
        var supplied = 0
        guard XGetWMNormalHints(server.display, id, &hints, &supplied) != 0, hints.flags & PMinSize != 0 else {
            return nil
        }
        return (Int(hints.min_width), Int(hints.min_height))
    }
}

extension AppWindow: CustomStringConvertible {
    package var description: String {
        var text = "\"\(title)\" \(frame)"
        if isActive { text += " active" }
        if isMinimized { text += " minimised" }
        if isMaximized { text += " maximised" }
        if isModal { text += " modal" }
        return text
    }
}

// MARK: - Finding windows

extension Desktop {
    func managedWindows(in list: String) -> [UInt] {
        (server.numbers(server.root, list) ?? []).map { UInt($0) }
    }

    var activeWindowID: UInt? {
        if let compositor { return compositor.windows().first(where: \.isActive).map { UInt($0.id) } }
        if options.windowManager == .none { return server.focusedWindow }
        // Some window managers answer more than one number; the first is right.
        if let id = server.numbers(server.root, "_NET_ACTIVE_WINDOW")?.first, id != 0 { return UInt(id) }
        return nil
    }
}

extension DesktopApp {
    /// Whether a process is the app or was started by it, so that wrappers and sandboxes do not hide the app.
    func isOwn(_ process: Int32) -> Bool {
        var current = process
        while current > 1 {
            if current == pid { return true }
            guard let parent = Self.parent(of: current) else { return false }
            current = parent
        }
        return false
    }

    private static func parent(of process: Int32) -> Int32? {
        guard let file = fopen("/proc/\(process)/stat", "r") else { return nil }
        defer { fclose(file) }
        var buffer = [CChar](repeating: 0, count: 512)
        guard fgets(&buffer, Int32(buffer.count), file) != nil else { return nil }
        // The name in parentheses may hold anything; what follows the last one is regular.
        let text = String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
        return fields.count > 1 ? Int32(fields[1]) : nil
    }

    private func own(_ windows: [UInt]) -> [AppWindow] {
        windows.filter { id in
            desktop.server.numbers(id, "_NET_WM_PID")?.first.map { isOwn(Int32($0)) } ?? false
        }.map { AppWindow(app: self, id: $0) }
    }

    /// The app's windows, the oldest first, minimised ones included; no popovers and tooltips.
    package var windows: [AppWindow] {
        if desktop.compositor != nil { return windowsInStackingOrder.sorted { $0.id < $1.id } }
        if desktop.options.windowManager == .none {
            return own(
                desktop.server.children(desktop.server.root).filter {
                    desktop.server.attributes($0).map { $0.override_redirect == 0 && $0.map_state == IsViewable }
                        ?? false
                })
        }
        return own(desktop.managedWindows(in: "_NET_CLIENT_LIST"))
    }

    /// The app's windows as they lie on the screen, the lowest first.
    package var windowsInStackingOrder: [AppWindow] {
        if let compositor = desktop.compositor {
            return waylandWindows(compositor).map { AppWindow(app: self, id: UInt($0.id)) }
        }
        return desktop.options.windowManager == .none
            ? windows : own(desktop.managedWindows(in: "_NET_CLIENT_LIST_STACKING"))
    }

    /// The app's open popovers, menus and tooltips, the lowest first: windows that no window manager knows.
    package var popups: [AppWindow] {
        if let compositor = desktop.compositor { return waylandPopups(compositor).map(\.window) }
        return own(
            desktop.server.children(desktop.server.root).filter { id in
                guard let attributes = desktop.server.attributes(id) else { return false }
                return attributes.override_redirect != 0 && attributes.map_state == IsViewable && attributes.width > 1
            })
    }

    /// The window that has the keyboard, when it is one of the app's.
    package var activeWindow: AppWindow? {
        desktop.activeWindowID.flatMap { id in windows.first { $0.id == id } }
    }

    /// Waits for a window with this title; nil is any window.
    @discardableResult
    package func window(
        titled title: String? = nil, timeout: Double = defaultTimeout, file: StaticString = #filePath,
        line: UInt = #line
    ) throws -> AppWindow {
        try wait(title.map { "a window titled \"\($0)\"" } ?? "a window", timeout: timeout, file: file, line: line) {
            windows.first { title == nil || $0.title == title }
        }
    }
}

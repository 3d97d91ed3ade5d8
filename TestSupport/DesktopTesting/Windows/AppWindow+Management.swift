import CDesktop

// What a person does with a window's title bar, a task bar or the window manager's keys. The requests are those that
// EWMH has for panels and window managers; the app is told as it would be. None waits for the app: poll for the result.
extension AppWindow {
    /// 2 says that a person asks, not an app: window managers obey that without second thoughts.
    private static let askedByPerson = 2

    private func request(_ type: String, _ data: [Int]) {
        // What sway's commands do not do is not done.
        if compositor == nil { server.request(id, type, data) }
    }

    private func request(state: String, _ other: String? = nil, on: Bool) {
        request(
            "_NET_WM_STATE",
            [
                on ? 1 : 0, Int(server.atom(state)), other.map { Int(server.atom($0)) } ?? 0, Self.askedByPerson,
            ])
    }

    /// Closes it as the window manager's close button does; the app may ask first, or refuse.
    package func close() {
        if let compositor { return compositor.command("kill", on: id) }
        if app.desktop.options.windowManager != .none {
            request("_NET_CLOSE_WINDOW", [0, Self.askedByPerson])
            return
        }
        var event = XEvent()
        event.xclient.type = ClientMessage
        event.xclient.window = id
        event.xclient.message_type = server.atom("WM_PROTOCOLS")
        event.xclient.format = 32
        event.xclient.data.l = (Int(server.atom("WM_DELETE_WINDOW")), 0, 0, 0, 0)
        XSendEvent(server.display, id, 0, 0, &event)
        XFlush(server.display)
    }

    /// Raises it and gives it the keyboard, restoring it when it is minimised.
    package func activate() {
        if let compositor { return compositor.command("focus", on: id) }
        if app.desktop.options.windowManager == .none {
            XRaiseWindow(server.display, id)
            XSetInputFocus(server.display, id, Int32(RevertToPointerRoot), Time(CurrentTime))
            XFlush(server.display)
        } else {
            request("_NET_ACTIVE_WINDOW", [Self.askedByPerson, 0, 0])
        }
    }

    package func minimize() {
        if let compositor { return compositor.command("move scratchpad", on: id) }
        XIconifyWindow(server.display, id, XDefaultScreen(server.display))
        XFlush(server.display)
    }

    package func maximize() {
        request(state: "_NET_WM_STATE_MAXIMIZED_VERT", "_NET_WM_STATE_MAXIMIZED_HORZ", on: true)
    }

    package func unmaximize() {
        request(state: "_NET_WM_STATE_MAXIMIZED_VERT", "_NET_WM_STATE_MAXIMIZED_HORZ", on: false)
    }

    package func setFullscreen(_ on: Bool) {
        if let compositor { return compositor.command("fullscreen \(on ? "enable" : "disable")", on: id) }
        request(state: "_NET_WM_STATE_FULLSCREEN", on: on)
    }

    /// Gives what a person takes for the window (see `frame`) this place on the screen.
    package func move(x: Int, y: Int) {
        let shadow = shadow
        place(x: x - shadow.left, y: y - shadow.top, width: nil, height: nil)
    }

    /// Gives what a person takes for the window this size in pixels, within the limits the app sets.
    package func resize(width: Int, height: Int) {
        let shadow = shadow
        // With its place: openbox moves a window by its frame when it gets a size alone.
        let surface = surfaceFrame
        place(
            x: surface?.x, y: surface?.y, width: width + shadow.left + shadow.right,
            height: height + shadow.top + shadow.bottom)
    }

    private func place(x: Int?, y: Int?, width: Int?, height: Int?) {
        if let compositor {
            let scale = app.desktop.options.scale
            if let width, let height {
                compositor.command("resize set \(width / scale) px \(height / scale) px", on: id)
            }
            if let x, let y { compositor.command("move absolute position \(x / scale) \(y / scale)", on: id) }
            return
        }
        if app.desktop.options.windowManager == .none {
            if let x, let y { XMoveWindow(server.display, id, Int32(x), Int32(y)) }
            if let width, let height { XResizeWindow(server.display, id, UInt32(width), UInt32(height)) }
            XFlush(server.display)
            return
        }
        // Static gravity: the numbers are about the window itself, whatever frame it has.
        let gravity = 10
        let flags =
            (x == nil ? 0 : 1 << 8) | (y == nil ? 0 : 1 << 9) | (width == nil ? 0 : 1 << 10)
            | (height == nil ? 0 : 1 << 11)
        request(
            "_NET_MOVERESIZE_WINDOW",
            [
                gravity | flags | Self.askedByPerson << 12, x ?? 0, y ?? 0, width ?? 0, height ?? 0,
            ])
    }
}

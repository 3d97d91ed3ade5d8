/// Windows where the compositor alone knows them.
extension AppWindow {
    var compositor: Compositor? { app.desktop.compositor }

    /// Popups have numbers of their own, beside those of windows.
    private static let firstPopup: UInt = 1 << 32

    init(popup number: Int, of app: DesktopApp) { self.init(app: app, id: Self.firstPopup + UInt(number)) }

    /// What the compositor says of it now; nil when it has gone.
    func waylandWindow(_ compositor: Compositor) -> Compositor.Window? {
        id < Self.firstPopup ? compositor.window(id) : nil
    }

    /// Its area on the screen, in pixels.
    func waylandFrame(_ compositor: Compositor) -> Rectangle? {
        let area =
            id < Self.firstPopup
            ? compositor.window(id)?.area
            : app.waylandPopups(compositor).first { $0.window == self }?.area
        return area.map { $0.scaled(by: app.desktop.options.scale) }
    }
}

extension DesktopApp {
    /// The lowest first.
    func waylandWindows(_ compositor: Compositor) -> [Compositor.Window] {
        compositor.windows().filter { isOwn($0.process) }
    }

    func waylandPopups(_ compositor: Compositor) -> [(window: AppWindow, area: Rectangle)] {
        compositor.popups.open(over: waylandWindows(compositor)).map {
            (AppWindow(popup: $0.number, of: self), $0.area)
        }
    }
}

extension Compositor {
    /// The window or popup that lies on top at a place in pixels.
    func top(at point: Point, for app: DesktopApp) -> AppWindow? {
        let scale = app.desktop.options.scale
        if let popup = app.waylandPopups(self).last(where: { $0.area.scaled(by: scale).contains(point) }) {
            return popup.window
        }
        let window = windows().last { !$0.isMinimized && $0.area.scaled(by: scale).contains(point) }
        return window.map { AppWindow(app: app, id: UInt($0.id)) }
    }
}

extension Rectangle {
    func scaled(by scale: Int) -> Rectangle {
        Rectangle(x: x * scale, y: y * scale, width: width * scale, height: height * scale)
    }
}

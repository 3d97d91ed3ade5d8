extension AppWindow: ElementScope {
    /// The window as an element: the one with its title, and with its size when several have the same title.
    package func searchRoot() throws -> Element {
        let title = title
        let size = contentSize
        let candidates = try app.searchRoot().children.filter { Role.topLevels.contains(try $0.role) }
        func distance(_ element: Element) throws -> Int {
            let frame = try element.frame
            return abs(frame.width - size.width) + abs(frame.height - size.height)
        }
        let named = try candidates.filter { try $0.name == title }
        let best = try (named.isEmpty ? candidates : named).map { ($0, try distance($0)) }.min { $0.1 < $1.1 }
        guard let best else { throw DesktopFailure("window \"\(title)\" has no element") }
        return best.0
    }

    /// The size in units that a window's element would have without borders of its own.
    private var contentSize: (width: Int, height: Int) {
        let frame = frame
        let scale = app.desktop.options.scale
        return (frame.width / scale, frame.height / scale)
    }
}

extension Element {
    /// The X window that shows the element.
    package var window: AppWindow? {
        get throws {
            guard let top = try topLevel else { return nil }
            return try app.windows.first { try $0.searchRoot() == top }
        }
    }

    /// Its area on the screen, in pixels.
    ///
    /// AT-SPI's extents count from where GTK's window content starts. The X window is larger by the shadow, which it
    /// tells about, and by a border of the theme, which it does not: that is what is left of the difference, evenly.
    package var screenFrame: Rectangle {
        get throws {
            guard let top = try topLevel, let window = try window, let surface = window.surfaceFrame else {
                throw DesktopFailure("\(self) is in no window")
            }
            let scale = app.desktop.options.scale
            let shadow = window.shadow
            let content = try top.frame
            let spareX = surface.width - shadow.left - shadow.right - content.width * scale
            let spareY = surface.height - shadow.top - shadow.bottom - content.height * scale
            let area = try frame
            return Rectangle(
                x: surface.x + shadow.left + spareX / 2 + area.x * scale,
                y: surface.y + shadow.top + spareY / 2 + area.y * scale,
                width: area.width * scale, height: area.height * scale)
        }
    }
}

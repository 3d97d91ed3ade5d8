extension AppWindow {
    /// Whether the app knows by now that keys come to this window; the window manager says `isActive` a moment earlier,
    /// and a menu that a key opens in between is closed again.
    package var hasKeyboard: Bool {
        get throws { try isActive && searchRoot().states.contains(.active) }
    }
}

extension AppWindow: ElementScope {
    /// The window as an element: the one with its title. Those that are alike are told apart by their age, since X
    /// and GTK list the oldest first, or by their size.
    package func searchRoot() throws -> Element {
        let title = title
        let size = frame
        let scale = app.desktop.options.scale
        let candidates = try app.searchRoot().children.filter { Role.topLevels.contains(try $0.role) }
        let named = try candidates.filter { try $0.name == title }
        let namesakes = app.windows.filter { $0.title == title }
        if named.count == namesakes.count, let age = namesakes.firstIndex(of: self) { return named[age] }
        // One of them is coming or going just now.
        let ranked = try (named.isEmpty ? candidates : named).map { element in
            let area = try element.frame
            return (element, abs(area.width * scale - size.width) + abs(area.height * scale - size.height))
        }
        guard let best = ranked.map(\.1).min() else { throw DesktopFailure("window \"\(title)\" has no element") }
        let alike = ranked.filter { $0.1 == best }.map(\.0)
        guard alike.count > 1 else { return alike[0] }
        let age = app.windows.filter { window in
            window.title == title && (window.frame.width, window.frame.height) == (size.width, size.height)
        }.firstIndex(of: self)
        return alike[min(age ?? 0, alike.count - 1)]
    }
}

/// A popover: an X window without a name, and an element without a role of its own. Their size ties them together.
struct Popover {
    var window: AppWindow
    /// The X window's area in pixels.
    var surface: Rectangle
    /// The element's area in units. GTK counts it, and all that is in it, from the corner of the popover's parent.
    var area: Rectangle
    /// By how many pixels the sizes differ: the margins that the theme leaves around a popover. Less than nothing where
    /// the element counts the shadow and the surface does not, as with Wayland.
    var margin: (x: Int, y: Int)
}

extension Element {
    /// The open popover that the element is in.
    func popover() throws -> Popover? {
        let open = app.popups.compactMap { window in window.surfaceFrame.map { (window, $0) } }
        guard !open.isEmpty else { return nil }
        let scale = app.desktop.options.scale
        let margins = (app.desktop.compositor == nil ? 0 : -64 * scale)...16 * scale
        var best: Popover?
        var current: Element? = self
        while let element = current, !Role.topLevels.contains(try element.role) {
            let area = try element.frame
            for (window, surface) in open where !area.isEmpty {
                let margin = (x: surface.width - area.width * scale, y: surface.height - area.height * scale)
                guard margins.contains(margin.x), margins.contains(margin.y) else { continue }
                if let best, abs(margin.x) + abs(margin.y) >= abs(best.margin.x) + abs(best.margin.y) { continue }
                best = Popover(window: window, surface: surface, area: area, margin: margin)
            }
            current = try element.parent
        }
        return best
    }
}

/// Where an element's coordinates are on the screen: the X window that shows it, and the pixel that (0, 0) is.
struct ElementSurface {
    var window: AppWindow
    var origin: Point
}

extension Element {
    /// The X window that shows the element; for what is in a popover, the window that the popover belongs to.
    package var window: AppWindow? {
        get throws {
            guard let top = try topLevel else { return nil }
            return try app.windows.first { try $0.searchRoot() == top }
        }
    }

    /// The X window in which the element is drawn, popovers being windows of their own.
    func surface() throws -> ElementSurface {
        let scale = app.desktop.options.scale
        if let popover = try popover() {
            return ElementSurface(
                window: popover.window,
                origin: Point(
                    x: popover.surface.x + popover.margin.x / 2 - popover.area.x * scale,
                    y: popover.surface.y + popover.margin.y / 2 - popover.area.y * scale))
        }
        guard let top = try topLevel, let window = try window, let place = window.surfaceFrame else {
            throw DesktopFailure("\(self) is in no window")
        }
        // AT-SPI's extents count from where GTK's window content starts. The X window is larger by the shadow, which
        // it tells about, and by a border of the theme, which it does not: the rest of the difference, evenly.
        let shadow = window.shadow
        let content = try top.frame
        let spareX = place.width - shadow.left - shadow.right - content.width * scale
        let spareY = place.height - shadow.top - shadow.bottom - content.height * scale
        return ElementSurface(
            window: window,
            origin: Point(x: place.x + shadow.left + spareX / 2, y: place.y + shadow.top + spareY / 2))
    }

    /// Its area on the screen, in pixels.
    package var screenFrame: Rectangle {
        get throws { try onScreen(frame) }
    }

    func onScreen(_ area: Rectangle) throws -> Rectangle {
        let origin = try surface().origin
        let scale = app.desktop.options.scale
        return Rectangle(
            x: origin.x + area.x * scale, y: origin.y + area.y * scale,
            width: area.width * scale, height: area.height * scale)
    }
}

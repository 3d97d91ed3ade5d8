/// Windows where the window system tells nobody about them: what the app says of them to assistive technologies. They
/// fill the screen, and have no places; which is over which, only the one with the keyboard tells.
extension AppWindow {
    init(_ element: Element) { self.init(app: element.app, id: Self.id(of: element)) }

    var isOfWayland: Bool { app.desktop.options.isWayland }

    /// The element that the window is; nil when it has gone.
    var waylandElement: Element? { Self.elements(of: app).first { Self.id(of: $0) == id } }

    static func elements(of app: DesktopApp) -> [Element] {
        let all = (try? app.searchRoot().children) ?? []
        return all.filter { ((try? $0.role).map(Role.topLevels.contains)) ?? false }
    }

    private static func id(of element: Element) -> UInt {
        var hash: UInt = 14_695_981_039_346_656_037
        for byte in (element.bus + element.path).utf8 { hash = (hash ^ UInt(byte)) &* 1_099_511_628_211 }
        return hash
    }

    var waylandTitle: String { (try? waylandElement?.name) ?? "" }
    var isActiveOnWayland: Bool { (try? waylandElement?.states.contains(.active)) ?? false }

    /// By its button: there is no window manager to ask.
    func closeOnWayland() { try? find(.button, "Close").press() }
}

extension DesktopApp {
    /// Menus that are open, as elements: the compositor's windows for them are known to nobody else.
    func waylandMenus() -> [AppWindow] {
        let nodes = (try? ElementTree(from: searchRoot()).inReadingOrder) ?? []
        return nodes.filter { $0.role == .menu && (try? $0.element.isShown) == true }.map { AppWindow($0.element) }
    }

    /// The oldest first, and for those that lie over each other the one with the keyboard last.
    func waylandWindows(activeLast: Bool) -> [AppWindow] {
        let windows = AppWindow.elements(of: self).map { AppWindow($0) }
        guard activeLast, let active = windows.first(where: \.isActive) else { return windows }
        return windows.filter { $0 != active } + [active]
    }
}

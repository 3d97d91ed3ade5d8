import CGTK
import Foundation
import Toolkit

extension GTKToolkit {
    package func makeTrayItem(_ content: TrayContent, delegate: any TrayDelegate) -> any TrayItem {
        GTKTray(content, delegate: delegate)
    }
}

/// An item in the panel: a StatusNotifierItem on the session bus, its menu by dbusmenu.
final class GTKTray: TrayItem {
    private weak var delegate: (any TrayDelegate)?
    private nonisolated(unsafe) var tray: OpaquePointer?
    private let number: Int32
    private var menu: GTKTrayMenu?

    /// Items of one process have different names on the bus.
    private static var last: Int32 = 0

    init(_ content: TrayContent, delegate: any TrayDelegate) {
        self.delegate = delegate
        Self.last += 1
        number = Self.last
        let id = String(cString: g_get_prgname())
        tray = fenestra_tray_new(number, id, content.title, Self.calls, pointer(to: self))
        update(content)
    }

    isolated deinit { remove() }

    func update(_ content: TrayContent) {
        guard let tray else { return }
        fenestra_tray_set_title(tray, content.title)
        fenestra_tray_set_icon(tray, Self.iconName(content.iconNames))
        if let new = content.menu {
            if menu == nil { menu = GTKTrayMenu(number) { [weak self] in self?.delegate?.trayMenuOpens() } }
            menu?.update(new)
        } else {
            menu = nil
        }
        fenestra_tray_set_is_menu(tray, menu == nil ? 0 : 1)
    }

    func remove() {
        guard let tray else { return }
        self.tray = nil
        menu = nil
        fenestra_tray_free(tray)
    }

    /// Panels draw icons of the theme, in the colour of the panel.
    private static func iconName(_ names: [String]) -> String {
        let fallback = "application-x-executable-symbolic"
        guard let display = gdk_display_get_default() else { return names.first ?? fallback }
        let theme = gtk_icon_theme_get_for_display(display)
        return names.first { gtk_icon_theme_has_icon(theme, $0) != 0 } ?? fallback
    }

    /// One table for all, never freed.
    private static let calls: UnsafePointer<FenestraTrayCalls> = {
        let calls = UnsafeMutablePointer<FenestraTrayCalls>.allocate(capacity: 1)
        calls.initialize(
            to: FenestraTrayCalls(
                activated: { x, y, tray in
                    nonisolated(unsafe) let tray = tray
                    onMainThread {
                        let point = x < 0 && y < 0 ? nil : CGPoint(x: Int(x), y: Int(y))
                        receiver(tray, as: GTKTray.self).delegate?.trayActivated(at: point)
                    }
                },
                shown: { isShown, tray in
                    nonisolated(unsafe) let tray = tray
                    onMainThread {
                        receiver(tray, as: GTKTray.self).delegate?.trayVisibilityChanged(isShown: isShown != 0)
                    }
                }))
        return UnsafePointer(calls)
    }()
}

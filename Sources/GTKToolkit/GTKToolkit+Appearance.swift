import CGTK
import Toolkit

extension GTKToolkit {
    package var appearance: Appearance { DesktopStyle.current }

    package var appearanceChanged: (@MainActor () -> Void)? {
        get { DesktopStyle.changed }
        set { DesktopStyle.watch(newValue) }
    }

    package func components(of paint: Paint) -> RGBA {
        let color = Theme.color(paint)
        return RGBA(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }

    package func preferDark(_ isDark: Bool?) {
        guard let manager = adw_style_manager_get_default() else { return }
        switch isDark {
        case nil: adw_style_manager_set_color_scheme(manager, ADW_COLOR_SCHEME_DEFAULT)
        case true: adw_style_manager_set_color_scheme(manager, ADW_COLOR_SCHEME_FORCE_DARK)
        default: adw_style_manager_set_color_scheme(manager, ADW_COLOR_SCHEME_FORCE_LIGHT)
        }
    }
}

/// What the desktop's settings say of looks.
@MainActor
private enum DesktopStyle {
    private(set) static var changed: (@MainActor () -> Void)?
    private static var isWatching = false
    private static var last: Appearance?

    static var current: Appearance {
        var appearance = Appearance()
        guard let manager = adw_style_manager_get_default(), let settings = gtk_settings_get_default() else {
            return appearance
        }
        appearance.isDark = adw_style_manager_get_dark(manager) != 0
        appearance.isHighContrast = adw_style_manager_get_high_contrast(manager) != 0
        var animates: gboolean = 1
        var resolution: Int32 = 0
        fenestra_get_settings(settings, &animates, &resolution)
        appearance.reducesMotion = animates == 0
        // In 1024ths of a dot an inch; 96 is unmagnified.
        if resolution > 0 { appearance.textScale = Double(resolution) / 1024 / 96 }
        if let display = gdk_display_get_default(), let monitors = gdk_display_get_monitors(display),
            let monitor = g_list_model_get_item(monitors, 0)
        {
            appearance.scale = Double(gdk_monitor_get_scale_factor(OpaquePointer(monitor)))
            g_object_unref(monitor)
        }
        return appearance
    }

    static func watch(_ new: (@MainActor () -> Void)?) {
        changed = new
        guard new != nil, !isWatching, let manager = adw_style_manager_get_default(),
            let settings = gtk_settings_get_default()
        else { return }
        isWatching = true
        last = current
        // Both live as long as the process, and the receiver is never looked at.
        for signal in ["notify::dark", "notify::high-contrast"] {
            connect(UnsafeMutableRawPointer(manager), signal)
        }
        for signal in ["notify::gtk-enable-animations", "notify::gtk-xft-dpi"] {
            connect(UnsafeMutableRawPointer(settings), signal)
        }
    }

    private static func connect(_ object: UnsafeMutableRawPointer, _ signal: String) {
        fenestra_connect_1(object, signal, { _, _, _ in onMainThread { DesktopStyle.noteChange() } }, object)
    }

    private static func noteChange() {
        let new = current
        guard new != last else { return }
        last = new
        changed?()
    }
}

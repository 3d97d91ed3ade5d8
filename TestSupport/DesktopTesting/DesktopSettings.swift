import CDesktop
import Glibc
import Synchronization

/// What a desktop's settings panel changes while apps run.
package enum DesktopSetting: Sendable {
    case isDark(Bool)
    case isHighContrast(Bool)
    /// What text is magnified by.
    case textScale(Double)
    case hasAnimations(Bool)
}

extension Desktop {
    /// Changes a setting as a desktop does, for apps that run and those that come. Dark and contrast need a desktop
    /// with `DesktopOptions.keepsSettings`.
    package func set(_ setting: DesktopSetting) throws {
        switch setting {
        case .isDark(let isDark):
            try keep("org/gnome/desktop/interface", "color-scheme", isDark ? "'prefer-dark'" : "'default'")
        case .isHighContrast(let isHigh):
            try keep("org/gnome/desktop/a11y/interface", "high-contrast", "\(isHigh)")
        case .textScale(let scale) where compositor != nil:
            settings.withLock {
                $0.kept["org/gnome/desktop/interface", default: [:]]["text-scaling-factor"] = "\(scale)"
            }
            try writeKeptSettings()
        case .textScale(let scale): announce("Xft/DPI", Int((scale * 96 * 1024).rounded()))
        case .hasAnimations(let animates): announce("Net/EnableAnimations", animates ? 1 : 0)
        }
    }

    /// In the file that GSettings' own store of this kind is, which apps watch.
    private func keep(_ group: String, _ key: String, _ value: String) throws {
        guard options.keepsSettings else {
            throw DesktopFailure("the desktop keeps no settings; make it with DesktopOptions.keepsSettings")
        }
        settings.withLock { $0.kept[group, default: [:]][key] = value }
        try writeKeptSettings()
    }

    /// With Wayland apps read there what the file of GTK's settings says on X.
    func keepLook() throws {
        settings.withLock {
            $0.kept["org/gnome/desktop/interface"] = [
                "font-name": "'Cantarell 11'", "enable-animations": "\(options.hasAnimations)", "cursor-blink": "false",
                "font-antialiasing": "'grayscale'", "font-hinting": "'slight'",
            ]
            $0.kept["org/gnome/desktop/peripherals/mouse"] = ["double-click": "\(Pointer.doubleClickTime)"]
        }
        try writeKeptSettings()
    }

    private func writeKeptSettings() throws {
        let text = settings.withLock { settings in
            settings.kept.sorted { $0.key < $1.key }.map { group, values in
                "[\(group)]\n" + values.sorted { $0.key < $1.key }.map { "\($0)=\($1)\n" }.joined()
            }.joined(separator: "\n")
        }
        // The folder is there from the start: apps watch it.
        let path = folder + "/home/.config/glib-2.0/settings/keyfile"
        guard let file = fopen(path + ".new", "w") else { throw DesktopFailure("cannot write \(path)") }
        fputs(text, file)
        fclose(file)
        rename(path + ".new", path)
    }

    /// As settings daemons of X desktops tell apps: in a property of a window that owns a selection (XSETTINGS).
    private func announce(_ name: String, _ value: Int) {
        settings.withLock { settings in
            settings.announced[name] = value
            settings.serial += 1
            let isNew = settings.window == nil
            let window = settings.window ?? XCreateSimpleWindow(server.display, server.root, 0, 0, 1, 1, 0, 0, 0)
            settings.window = window
            var bytes = settings.announcement
            let property = server.atom("_XSETTINGS_SETTINGS")
            XChangeProperty(
                server.display, window, property, property, 8, Int32(PropModeReplace), &bytes, Int32(bytes.count))
            if isNew {
                let selection = server.atom("_XSETTINGS_S0")
                XSetSelectionOwner(server.display, selection, window, Time(CurrentTime))
                // Apps that run already learn from this that there is a daemon now.
                var event = XEvent()
                event.xclient.type = ClientMessage
                event.xclient.window = server.root
                event.xclient.message_type = server.atom("MANAGER")
                event.xclient.format = 32
                event.xclient.data.l = (0, Int(selection), Int(window), 0, 0)
                XSendEvent(server.display, server.root, 0, StructureNotifyMask, &event)
            }
            XFlush(server.display)
        }
    }

    /// What has been set.
    struct Settings: Sendable {
        var kept: [String: [String: String]] = [:]
        var announced: [String: Int] = [:]
        var serial: UInt32 = 0
        var window: UInt?

        /// The bytes that the XSETTINGS protocol asks for.
        var announcement: [UInt8] {
            func bytes<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
                withUnsafeBytes(of: number.littleEndian) { Array($0) }
            }
            var result: [UInt8] = [0, 0, 0, 0] + bytes(serial) + bytes(UInt32(announced.count))
            for (name, value) in announced.sorted(by: { $0.key < $1.key }) {
                let name = Array(name.utf8)
                result +=
                    [0, 0] + bytes(UInt16(name.count)) + name + Array(repeating: 0, count: (4 - name.count % 4) % 4)
                result += bytes(serial) + bytes(Int32(value))
            }
            return result
        }
    }
}

import Glibc

/// The private home, settings and environment variables of a desktop.
struct DesktopEnvironment {
    var folder: String
    var variables: [String: String]

    /// What passes from the test process to the desktop. Everything else stays out, so that a developer's own
    /// settings change no test.
    private static let inherited = [
        "PATH", "LD_LIBRARY_PATH", "USER", "LOGNAME", "TERM", "TZ", "XDG_DATA_DIRS", "SWIFT_BACKTRACE",
        "ASAN_OPTIONS", "TSAN_OPTIONS", "G_DEBUG", "G_SLICE",
    ]

    init(_ options: DesktopOptions) throws {
        // Short, because sockets live in it and their paths may have 107 bytes.
        var template = Array("/tmp/desktop.XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else {
            throw DesktopFailure("cannot make a folder in /tmp: \(String(cString: strerror(errno)))")
        }
        folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let home = folder + "/home"
        for path in [
            "/run", "/home", "/home/.config", "/home/.config/gtk-4.0", "/home/.local", "/home/.local/share",
            "/home/.local/state", "/home/.cache", "/home/.config/glib-2.0", "/home/.config/glib-2.0/settings",
        ] {
            mkdir(folder + path, 0o700)
        }

        variables = [:]
        for name in Self.inherited { variables[name] = getenv(name).map { String(cString: $0) } }
        variables.merge([
            Guardian.mark: folder,
            "HOME": home,
            "XDG_RUNTIME_DIR": folder + "/run",
            "XDG_CONFIG_HOME": home + "/.config",
            "XDG_DATA_HOME": home + "/.local/share",
            "XDG_STATE_HOME": home + "/.local/state",
            "XDG_CACHE_HOME": home + "/.cache",
            "LANG": options.locale ?? "C.UTF-8",
            // Without OpenGL an app starts three times faster here and needs a quarter of the memory.
            "GDK_BACKEND": "x11", "GSK_RENDERER": "cairo", "GDK_DEBUG": "gl-disable",
            // Input methods that the machine may have stay out, unless a test asks for one.
            "GTK_IM_MODULE": "gtk-im-context-simple",
            "GSETTINGS_BACKEND": "memory", "GIO_USE_VFS": "local",
            "ADW_DEBUG_COLOR_SCHEME": options.isDark ? "prefer-dark" : "default",
        ]) { _, new in new }
        if options.keepsSettings || options.isWayland { variables["GSETTINGS_BACKEND"] = "keyfile" }
        if options.keepsSettings {
            variables["ADW_DEBUG_COLOR_SCHEME"] = nil
        }
        if options.scale != 1 { variables["GDK_SCALE"] = "\(options.scale)" }
        var locales = options.locale.map { [$0] } ?? []
        if options.textDirection == .rightToLeft {
            // GTK asks its own translation for the direction, so its words (not the app's) become Hebrew too.
            variables["LC_MESSAGES"] = "he_IL.UTF-8"
            locales.append("he_IL.UTF-8")
        }
        try build(locales)
        variables.merge(options.environment) { _, new in new }
        try writeSettings(options)
        try writeBusConfiguration(options)
    }

    var busConfiguration: String { folder + "/bus.conf" }

    /// A bus that can start the allowed services only.
    private func writeBusConfiguration(_ options: DesktopOptions) throws {
        mkdir(folder + "/services", 0o700)
        let folders = (variables["XDG_DATA_DIRS"] ?? "/usr/local/share:/usr/share").split(separator: ":")
        for service in ["org.a11y.Bus"] + options.services {
            let sources = folders.map { "\($0)/dbus-1/services/\(service).service" }
            guard let source = sources.first(where: { access($0, R_OK) == 0 }) else {
                throw DesktopFailure("the machine has no D-Bus service \(service) (looked for \(sources))")
            }
            symlink(source, "\(folder)/services/\(service).service")
        }
        try write(
            """
            <busconfig>
              <type>session</type>
              <listen>unix:dir=\(folder)/run</listen>
              <auth>EXTERNAL</auth>
              <servicedir>\(folder)/services</servicedir>
              <policy context="default">
                <allow send_destination="*" eavesdrop="true"/>
                <allow eavesdrop="true"/>
                <allow own="*"/>
              </policy>
            </busconfig>
            """, to: busConfiguration)
    }

    private func write(_ text: String, to path: String) throws {
        guard let file = fopen(path, "w") else { throw DesktopFailure("cannot write \(path)") }
        fputs(text, file)
        fclose(file)
    }

    private func writeSettings(_ options: DesktopOptions) throws {
        let settings = """
            [Settings]
            gtk-font-name=Cantarell 11
            gtk-enable-animations=\(options.hasAnimations ? 1 : 0)
            gtk-cursor-blink=0
            gtk-double-click-time=\(Pointer.doubleClickTime)
            gtk-xft-antialias=1
            gtk-xft-hinting=1
            gtk-xft-hintstyle=hintslight
            gtk-xft-rgba=none
            gtk-application-prefer-dark-theme=\(options.isDark ? 1 : 0)

            """
        try write(settings, to: folder + "/home/.config/gtk-4.0/settings.ini")
    }

    /// Builds the locales that the machine does not have, beside those it has.
    private mutating func build(_ locales: [String]) throws {
        for locale in Set(locales) where !locale.hasPrefix("C.") && locale != "C" {
            if let known = newlocale(1 << LC_MESSAGES, locale, nil) {
                freelocale(known)
                continue
            }
            let target = folder + "/locale"
            mkdir(target, 0o700)
            let parts = locale.split(separator: ".", maxSplits: 1).map(String.init)
            let compiler = try ChildProcess(
                "localedef", ["-i", parts[0], "-f", parts.count > 1 ? parts[1] : "UTF-8", "\(target)/\(locale)"],
                environment: ["PATH": "/usr/bin:/bin"])
            try compiler.waitForExit(timeout: 60)
            guard access("\(target)/\(locale)/LC_CTYPE", R_OK) == 0 else {
                throw DesktopFailure("cannot build the locale \(locale)", details: compiler.lastLines)
            }
            // With LOCPATH set, glibc looks nowhere else but for the built-in C locales.
            variables["LOCPATH"] = target
        }
    }
}

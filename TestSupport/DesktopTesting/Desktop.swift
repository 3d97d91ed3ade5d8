import Glibc
import Synchronization

/// A desktop of its own: X server, window manager, session bus, home folder. Apps launched on it see nothing of the
/// machine's real session, and several desktops can run at once.
///
/// It ends with `shutDown()`, when the last reference goes, or with the test process, however that ends.
package final class Desktop: Sendable {
    package let options: DesktopOptions
    /// The private folder, with `home` and `run` in it. It is removed with the desktop.
    package let folder: String
    /// What apps get as environment.
    package let environment: [String: String]
    package let sessionBus: BusConnection
    package let keyboard: Keyboard
    package let pointer: Pointer

    let server: XServer
    /// Nil on X.
    let compositor: Compositor?
    private let guardian: Guardian
    private let helpers: [ChildProcess]
    private let accessibility = Mutex<BusConnection?>(nil)
    private let apps = Mutex<[ChildProcess]>([])
    private let isDown = Mutex(false)
    let settings = Mutex(Settings())

    package init(_ options: DesktopOptions = DesktopOptions()) throws {
        var options = options
        if DesktopOptions.areAllWayland { options.isWayland = true }
        // The compositor is alone on the X server's screen, where all input goes to it.
        if options.isWayland { options.windowManager = .none }
        self.options = options
        let prepared = try DesktopEnvironment(options)
        folder = prepared.folder
        var variables = prepared.variables
        let guardian = try Guardian(folder: folder)
        var helpers: [ChildProcess] = []
        do {
            let (xvfb, number) = try Self.startServer(
                "Xvfb",
                [
                    "-displayfd", "6", "-screen", "0", "\(options.width)x\(options.height)x24", "-nolisten", "tcp",
                    "-noreset", "-dpi", "96",
                ],
                variables)
            helpers.append(xvfb)
            variables["DISPLAY"] = ":" + number
            let (bus, address) = try Self.startServer(
                "dbus-daemon",
                ["--config-file=\(prepared.busConfiguration)", "--nofork", "--nopidfile", "--print-address=6"],
                variables)
            helpers.append(bus)
            variables["DBUS_SESSION_BUS_ADDRESS"] = address
            sessionBus = try BusConnection(address: address)
            server = try XServer(display: ":" + number)
            helpers += try Self.startWindowManager(options, server, variables)
            if options.isWayland {
                let compositor = try Compositor(options, prepared.folder, variables)
                helpers.append(compositor.process)
                variables["WAYLAND_DISPLAY"] = compositor.display
                variables["GDK_BACKEND"] = "wayland"
                self.compositor = compositor
            } else {
                compositor = nil
            }
        } catch {
            guardian.release()
            throw error
        }
        environment = variables
        self.guardian = guardian
        self.helpers = helpers
        keyboard = Keyboard(server, compositor)
        pointer = Pointer(server)
        if options.isWayland { try keepLook() }
    }

    deinit { shutDown() }

    /// Ends all apps and helpers and removes the folder. Does nothing the second time.
    package func shutDown() {
        guard
            isDown.withLock({ down in
                defer { down = true }
                return !down
            })
        else { return }
        for app in apps.withLock({ $0 }) where app.isRunning { app.terminate(grace: 1) }
        accessibility.withLock { $0?.close() }
        sessionBus.close()
        server.close()
        for helper in helpers.reversed() { helper.send(signal: SIGTERM) }
        for helper in helpers.reversed() { helper.terminate(grace: 1) }
        guardian.release()
    }

    /// Starts a server that writes its address, once it is ready, to file descriptor 6.
    private static func startServer(
        _ name: String, _ arguments: [String], _ environment: [String: String]
    ) throws -> (ChildProcess, String) {
        let pipe = try Pipe.make()
        let process = try ChildProcess(name, arguments, environment: environment, inherited: [(pipe.writing, 6)])
        close(pipe.writing)
        let answer = LineStream(reading: pipe.reading)
        guard let line = poll(timeout: 20, { answer.lines.first ?? (process.isRunning ? nil : "") }), !line.isEmpty
        else {
            process.terminate(grace: 0.5)
            throw DesktopFailure("\(name) did not start", details: process.lastLines)
        }
        return (process, line)
    }

    private static func startWindowManager(
        _ options: DesktopOptions, _ server: XServer, _ environment: [String: String]
    ) throws -> [ChildProcess] {
        var processes: [ChildProcess] = []
        let manager: ChildProcess? =
            switch options.windowManager {
            case .openbox: try ChildProcess("openbox", ["--sm-disable"], environment: environment)
            case .metacity:
                try ChildProcess(
                    "metacity", [options.hasCompositor ? "--composite" : "--no-composite"], environment: environment)
            case .none: nil
            }
        if let manager {
            processes.append(manager)
            guard poll(timeout: 20, { server.numbers(server.root, "_NET_SUPPORTING_WM_CHECK") }) != nil,
                server.windowManagerManages(timeout: 20)
            else {
                throw DesktopFailure("\(manager.name) did not start", details: manager.lastLines)
            }
        }
        if options.hasCompositor && options.windowManager != .metacity {
            processes.append(
                try ChildProcess("picom", ["--backend", "xrender", "--config", "/dev/null"], environment: environment))
        }
        // Apps ask once, when they start, whether there is one.
        if options.hasCompositor, poll(timeout: 20, { server.hasCompositor ? true : nil }) == nil {
            throw DesktopFailure("no compositor started", details: processes.last?.lastLines ?? "")
        }
        return processes
    }

    /// Starts an app and returns at once; the verbs of the app wait for what they need.
    ///
    /// - Parameters:
    ///   - executable: a path, or the name of a program in PATH.
    ///   - environment: more variables, or others than the desktop's.
    ///   - keepsSession: whether what the app had open at its last end on this desktop comes back, and what it keeps for
    ///     its user. Without, each launch has folders of its own for both, so that tests that share a desktop do not meet.
    package func launch(
        _ executable: String, _ arguments: [String] = [], environment extra: [String: String] = [:],
        directory: String? = nil, keepsSession: Bool = false
    ) throws -> DesktopApp {
        var environment = environment
        if !keepsSession {
            let number = apps.withLock { $0.count }
            environment["XDG_STATE_HOME"] = folder + "/state-\(number)"
            environment["XDG_DATA_HOME"] = folder + "/data-\(number)"
        }
        let process = try ChildProcess(
            executable, arguments, environment: environment.merging(extra) { _, new in new },
            directory: directory ?? folder + "/home")
        apps.withLock { $0.append(process) }
        return DesktopApp(process, on: self)
    }

    /// The bus on which apps describe what they show, for screen readers and for us.
    func accessibilityBus() throws -> BusConnection {
        try accessibility.withLock { known in
            if let known { return known }
            let answer = try sessionBus.call(
                "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", timeout: 20)
            guard let address = answer.first?.string, !address.isEmpty else {
                throw DesktopFailure("there is no accessibility bus")
            }
            let bus = try BusConnection(address: address)
            known = bus
            return bus
        }
    }
}

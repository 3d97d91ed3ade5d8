import Foundation

/// An X display of the tool's own that nobody sees, with nothing else on it but, where wanted, a window manager.
struct PrivateDisplay {
    private let server: ChildProcess
    private var manager: ChildProcess?
    private let folder: TemporaryFolder
    /// For programs that are to be compared: drawn without a graphics card, without portals, accessibility or a bus.
    let environment: [String: String]

    init() throws {
        folder = try TemporaryFolder()
        let number = folder.path + "/display"
        // The server finds a free number itself and tells it when it is ready.
        let descriptor = open(number, O_WRONLY | O_CREAT, 0o600)
        server = try ChildProcess(
            "Xvfb", ["-displayfd", "1", "-screen", "0", "1280x1024x24", "-nolisten", "tcp", "-noreset"],
            streams: .init(output: descriptor, errors: open(folder.path + "/log", O_WRONLY | O_CREAT, 0o600)))
        let name = poll(seconds: 10) { () -> String? in
            let text = (try? String(contentsOfFile: number, encoding: .utf8)) ?? ""
            return text.hasSuffix("\n") ? ":" + text.dropLast() : nil
        }
        guard let name else {
            server.end()
            folder.remove()
            throw Failure("Xvfb does not start")
        }
        var environment = ProcessInfo.processInfo.environment
        environment["WAYLAND_DISPLAY"] = nil
        environment.merge([
            "DISPLAY": name, "GDK_BACKEND": "x11", "GSK_RENDERER": "cairo", "GDK_DEBUG": "no-portals",
            "GTK_A11Y": "none", "ADW_DISABLE_PORTAL": "1", "GSETTINGS_BACKEND": "memory", "LC_ALL": "C.UTF-8",
            "DBUS_SESSION_BUS_ADDRESS": "disabled:", "XDG_RUNTIME_DIR": folder.path, "XDG_STATE_HOME": folder.path,
        ]) { $1 }
        self.environment = environment
    }

    /// Windows are activated and raised as on a desktop, and the pointer is over none of them: a window that comes to
    /// lie under it does other work than one that does not.
    mutating func startWindowManager() throws {
        let log = folder.path + "/manager.log"
        manager = try ChildProcess(
            "openbox", ["--sm-disable"], environment: environment, streams: .file(log))
        let isUp = poll(seconds: 10) { () -> Bool? in
            let question = try? ChildProcess(
                "xdotool", ["get_num_desktops"], environment: environment, streams: .discarded)
            return question?.wait() == 0 ? true : nil
        }
        guard isUp == true else { throw Failure("openbox does not start") }
        let status = try ChildProcess(
            "xdotool", ["mousemove", "1279", "1023"], environment: environment, streams: .discarded
        ).wait()
        guard status == 0 else { throw Failure("xdotool cannot move the pointer") }
    }

    func end() {
        manager?.end()
        server.end()
        folder.remove()
    }
}

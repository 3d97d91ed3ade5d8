import Foundation
import Glibc

/// sway as a window of the X server's, as large as the screen: the compositor of a desktop with Wayland.
///
/// It lets windows float in sizes of their own, and tells over its socket where they are. Over that socket too it does
/// what task bars and title bars of other desktops do.
final class Compositor: Sendable {
    /// What apps get as `WAYLAND_DISPLAY`.
    let display: String
    let process: ChildProcess
    let popups: PopupLog
    private let folder: String

    init(_ options: DesktopOptions, _ desktopFolder: String, _ environment: [String: String]) throws {
        // Not the apps' own, which tests take away.
        folder = desktopFolder + "/compositor"
        mkdir(folder, 0o700)
        let configuration = desktopFolder + "/compositor.conf"
        try Self.configuration(options).write(toFile: configuration, atomically: false, encoding: .utf8)
        var variables = environment
        variables["XDG_RUNTIME_DIR"] = folder
        variables["SWAYSOCK"] = Self.socket(in: folder)
        variables["WLR_BACKENDS"] = "x11"
        variables["WLR_X11_OUTPUTS"] = "1"
        variables["WLR_RENDERER"] = "pixman"
        // The log says where popups are, and nothing else does.
        variables["WAYLAND_DEBUG"] = "server"
        var command = ["sway", "--config", configuration]
        if geteuid() == 0 {
            // It refuses to be root, as containers of build servers are.
            let nobody: uid_t = 65534
            command = ["setpriv", "--reuid=\(nobody)", "--regid=\(nobody)", "--clear-groups"] + command
            chown(folder, nobody, nobody)
            chmod(desktopFolder, 0o711)
        }
        let popups = PopupLog()
        let sway = try ChildProcess(
            command[0], Array(command.dropFirst()), environment: variables, takesErrorLine: popups.takes)
        process = sway
        self.popups = popups
        display = folder + "/wayland-1"
        let isUp = poll(timeout: 20) { [display, folder] in
            if !sway.isRunning { return false }
            return access(display, F_OK) == 0 && access(Self.socket(in: folder), F_OK) == 0 ? true : nil
        }
        guard isUp == true, poll(timeout: 20, { (try? self.tree()) != nil ? true : nil }) == true else {
            throw DesktopFailure("sway did not start", details: sway.lastLines)
        }
    }

    private static func socket(in folder: String) -> String { folder + "/sway" }

    private static func configuration(_ options: DesktopOptions) -> String {
        """
        xwayland disable
        output X11-1 mode \(options.width)x\(options.height) scale \(options.scale)
        default_border none
        default_floating_border none
        floating_minimum_size 1 x 1
        floating_maximum_size -1 x -1
        focus_follows_mouse no
        mouse_warping none
        # An app that another one started, or that a person clicked in, may raise itself.
        focus_on_window_activation focus
        for_window [app_id=".*"] floating enable

        """
    }

    /// What GTK says of sway 1.7, whatever the app does.
    static let complaint = "Compositor doesn't support moving popups, relying on remapping"

    // MARK: Windows

    struct Window: Sendable {
        /// Larger for those that came later.
        var id: Int
        var process: Int32
        var title: String
        /// In units, without shadow.
        var area: Rectangle
        var isActive = false
        var isFullscreen = false
        var isMinimized = false
    }

    private struct Node: Decodable {
        struct Area: Decodable { var x, y, width, height: Int }
        var id: Int
        var name: String?
        var pid: Int32?
        var rect: Area
        var focused: Bool
        var fullscreen_mode: Int?
        var nodes: [Node]
        var floating_nodes: [Node]
    }

    private func tree() throws -> Node {
        try JSONDecoder().decode(Node.self, from: try ask(.tree))
    }

    /// All windows, the lowest first; minimised ones, which lie nowhere, before all others.
    func windows() -> [Window] {
        guard let tree = try? tree() else { return [] }
        var found: [Window] = []
        func collect(_ node: Node, _ isMinimized: Bool) {
            if let process = node.pid {
                let rect = node.rect
                found.append(
                    Window(
                        id: node.id, process: process, title: node.name ?? "",
                        area: Rectangle(x: rect.x, y: rect.y, width: rect.width, height: rect.height),
                        isActive: node.focused, isFullscreen: node.fullscreen_mode ?? 0 != 0, isMinimized: isMinimized))
            }
            // sway's place for windows that are put away.
            let isAway = isMinimized || node.name == "__i3_scratch"
            for child in node.nodes + node.floating_nodes { collect(child, isAway) }
        }
        collect(tree, false)
        // One that an app has brought forward gets the keyboard of sway 1.7, and the place in front of other desktops.
        if let active = found.first(where: \.isActive), active.id != found.last?.id {
            command("focus", on: UInt(active.id))
        }
        return found
    }

    func window(_ id: UInt) -> Window? { windows().first { $0.id == Int(id) } }

    /// Does what sway's commands do to a window: `command("kill", on: id)`.
    func command(_ command: String, on id: UInt) { _ = try? ask(.command, "[con_id=\(id)] \(command)") }

    /// Gives keyboards the layout that the X server has, so that keys mean what they would without sway.
    func takeKeyboardLayout(of display: String) throws {
        let path = folder + ".xkb"
        let compiler = try ChildProcess("xkbcomp", [display, path], environment: ["PATH": "/usr/bin:/bin"])
        guard try compiler.waitForExit() == .exit(code: 0) else {
            throw DesktopFailure("the keyboard's layout cannot be read", details: compiler.lastLines)
        }
        chmod(path, 0o644)
        _ = try ask(.command, "input type:keyboard xkb_file \(path)")
    }

    /// Returns when all input that the X server has had so far is on its way to the apps.
    func roundTrip() {
        // The first answer may overtake the input that came with the question.
        for _ in 0..<2 { _ = try? tree() }
    }

    // MARK: The socket

    private enum Question: UInt32 { case command = 0, tree = 4 }

    /// Messages both ways are `i3-ipc`, the number of bytes that follow, the kind, and those bytes.
    private func ask(_ question: Question, _ text: String = "") throws -> Data {
        let connection = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        defer { close(connection) }
        var patience = timeval(tv_sec: 10, tv_usec: 0)
        setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Self.socket(in: folder).utf8) }
        let status = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(connection, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard status == 0 else { throw DesktopFailure("sway does not listen: \(String(cString: strerror(errno)))") }
        var message = Data("i3-ipc".utf8)
        for number in [UInt32(text.utf8.count), question.rawValue] {
            withUnsafeBytes(of: number) { message.append(contentsOf: $0) }
        }
        message.append(contentsOf: text.utf8)
        // No signal when sway has ended.
        _ = message.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        let head = try read(14, from: connection)
        let count = (0..<4).reduce(0) { $0 | Int(head[6 + $1]) << (8 * $1) }
        return try read(count, from: connection)
    }

    private func read(_ count: Int, from connection: Int32) throws -> Data {
        var bytes = [UInt8](repeating: 0, count: count)
        var done = 0
        while done < count {
            let got = bytes.withUnsafeMutableBytes { recv(connection, $0.baseAddress! + done, count - done, 0) }
            guard got > 0 else { throw DesktopFailure("sway did not answer") }
            done += got
        }
        return Data(bytes)
    }
}

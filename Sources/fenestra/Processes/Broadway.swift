import Foundation

/// GTK's display in a browser, for machines without a display.
struct Broadway {
    let process: ChildProcess
    let port: UInt16
    /// What the app needs to find it.
    let environment: [String: String]
    private let socket: String
    private let folder: TemporaryFolder?

    static var isWanted: Bool {
        let environment = ProcessInfo.processInfo.environment
        return ["WAYLAND_DISPLAY", "DISPLAY", "GDK_BACKEND"].allSatisfy { (environment[$0] ?? "").isEmpty }
    }

    /// Starts it on this machine's own address and a free port, and waits until it answers.
    static func start() throws -> Broadway {
        // Displays are named by number, and the daemon takes over a number in use without a word: the process's own
        // number is nobody else's.
        let number = getpid()
        var environment = ["GDK_BACKEND": "broadway", "BROADWAY_DISPLAY": ":\(number)"]
        var folder: TemporaryFolder?
        let runtime: String
        if let given = ProcessInfo.processInfo.environment["XDG_RUNTIME_DIR"],
            FileManager.default.isWritableFile(atPath: given)
        {
            runtime = given
        } else {
            folder = try TemporaryFolder()
            runtime = folder!.path
            environment["XDG_RUNTIME_DIR"] = runtime
        }
        let socket = "\(runtime)/broadway\(number + 1).socket"

        var all = ProcessInfo.processInfo.environment
        all.merge(environment) { $1 }
        for _ in 0..<3 {
            let port = try freePort()
            let process: ChildProcess
            do {
                process = try ChildProcess(
                    "gtk4-broadwayd", ["--address=127.0.0.1", "--port=\(port)", ":\(number)"], environment: all,
                    streams: .discarded)
            } catch {
                folder?.remove()
                throw Failure(
                    "there is no display, and gtk4-broadwayd, which shows apps in a browser, is not there "
                        + "(Debian: libgtk-4-bin; './fenestra install' gets it)")
            }
            let answers: Bool? = poll(seconds: 5) {
                if process.statusIfEnded() != nil { return false }
                return accepts(port) ? true : nil
            }
            if answers == true {
                return Broadway(
                    process: process, port: port, environment: environment, socket: socket, folder: folder)
            }
            // Somebody else took the port in between, or it hangs.
            if answers == nil { process.end() }
        }
        folder?.remove()
        throw Failure("there is no display, and gtk4-broadwayd, which shows apps in a browser, does not start")
    }

    /// Removes what the daemon leaves behind, once it has ended.
    func cleanUp() {
        unlink(socket)
        folder?.remove()
    }

    // MARK: - Ports of 127.0.0.1

    /// The first free port from 8080, so that the address stays the same from run to run.
    private static func freePort() throws -> UInt16 {
        for port in UInt16(8080)..<8180 where !accepts(port) && withAddress(port, bind) { return port }
        throw Failure("no port from 8080 to 8179 is free on 127.0.0.1")
    }

    static func accepts(_ port: UInt16) -> Bool { withAddress(port, connect) }

    private static func withAddress(
        _ port: UInt16, _ call: (Int32, UnsafePointer<sockaddr>?, socklen_t) -> Int32
    ) -> Bool {
        let descriptor = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        defer { close(descriptor) }
        var reuse: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &reuse, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        return withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                call(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
    }
}

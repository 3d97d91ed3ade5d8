import Foundation

/// The journal's own protocol: one datagram a message, with its fields. `journalctl` finds them by
/// `SUBSYSTEM=org.example.App`.
package enum Journal {
    /// Whether the journal took it.
    static func send(_ entry: LogEntry) -> Bool {
        let bytes = datagram(entry)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let path = Array("/run/systemd/journal/socket".utf8CString)
        withUnsafeMutableBytes(of: &address.sun_path) { room in
            path.withUnsafeBytes { room.copyMemory(from: $0) }
        }
        let socket = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard socket >= 0 else { return false }
        defer { close(socket) }
        let sent = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                sendto(
                    socket, bytes, bytes.count, Int32(MSG_NOSIGNAL), $0,
                    socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        return sent == bytes.count
    }

    /// A field a line; a text with line breaks stands behind its length.
    package static func datagram(_ entry: LogEntry) -> [UInt8] {
        var bytes: [UInt8] = []
        func add(_ name: String, _ value: String) {
            guard !value.isEmpty else { return }
            bytes += Array(name.utf8)
            if value.utf8.contains(UInt8(ascii: "\n")) {
                bytes.append(UInt8(ascii: "\n"))
                withUnsafeBytes(of: UInt64(value.utf8.count).littleEndian) { bytes += Array($0) }
            } else {
                bytes.append(UInt8(ascii: "="))
            }
            bytes += Array(value.utf8)
            bytes.append(UInt8(ascii: "\n"))
        }
        add("MESSAGE", entry.text.isEmpty ? " " : entry.text)
        add("PRIORITY", String(entry.type.priority))
        add("SUBSYSTEM", entry.subsystem)
        add("CATEGORY", entry.category)
        add("SYSLOG_IDENTIFIER", ProcessInfo.processInfo.processName)
        return bytes
    }
}

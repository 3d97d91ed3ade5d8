import CDesktop
import Foundation

/// A file manager as the session bus knows it: it notes which files it was to show.
package final class FileManagerService: @unchecked Sendable {
    // Unchecked: what GDBus's own thread writes is behind the lock.
    private let bus: BusConnection
    private let lock = NSLock()
    private var asked: [[String]] = []
    private var filter: guint = 0

    /// Takes the name on the desktop's session bus.
    package init(on desktop: Desktop) throws {
        bus = try BusConnection(address: desktop.sessionBus.address)
        filter = g_dbus_connection_add_filter(
            bus.connection,
            { connection, message, isIncoming, service in
                guard let connection, let message, isIncoming != 0, let service else { return message }
                return Unmanaged<FileManagerService>.fromOpaque(service).takeUnretainedValue()
                    .filter(message, connection)
            }, Unmanaged.passUnretained(self).toOpaque(), nil)
        _ = try bus.call(
            "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName",
            [.string("org.freedesktop.FileManager1"), .uint32(0)])
    }

    deinit { end() }

    package func end() {
        if filter == 0 { return }
        g_dbus_connection_remove_filter(bus.connection, filter)
        filter = 0
        bus.close()
    }

    /// Addresses of the files of each request, in order.
    package var shown: [[String]] { lock.withLock { asked } }

    private func filter(_ message: OpaquePointer, _ connection: OpaquePointer) -> OpaquePointer? {
        guard g_dbus_message_get_message_type(message) == G_DBUS_MESSAGE_TYPE_METHOD_CALL,
            g_dbus_message_get_member(message).map({ String(cString: $0) }) == "ShowItems",
            let body = g_dbus_message_get_body(message)
        else { return message }
        let files = BusValue(body).elements?.first?.elements?.compactMap(\.string) ?? []
        lock.withLock { asked.append(files) }
        let reply = g_dbus_message_new_method_reply(message)
        g_dbus_connection_send_message(connection, reply, G_DBUS_SEND_MESSAGE_FLAGS_NONE, nil, nil)
        g_object_unref(UnsafeMutableRawPointer(reply))
        g_object_unref(UnsafeMutableRawPointer(message))
        return nil
    }
}

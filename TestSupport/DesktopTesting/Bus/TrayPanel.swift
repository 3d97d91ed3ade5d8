import CDesktop
import Foundation

/// A panel with a notification area, as far as an app sees one: it takes items by the name
/// `org.kde.StatusNotifierWatcher` and can be asked what they say.
package final class TrayPanel: @unchecked Sendable {
    // Unchecked: what GDBus's own thread writes is behind the lock.
    private static let name = "org.kde.StatusNotifierWatcher"
    private static let item = "org.kde.StatusNotifierItem"
    private static let menu = "com.canonical.dbusmenu"
    private let bus: BusConnection
    private let lock = NSLock()
    private var registered: [(service: String, path: String)] = []
    private var filter: guint = 0

    /// Takes the name on the desktop's session bus, where items then register.
    package init(on desktop: Desktop) throws {
        bus = try BusConnection(address: desktop.sessionBus.address)
        filter = g_dbus_connection_add_filter(
            bus.connection,
            { connection, message, isIncoming, panel in
                guard let connection, let message, isIncoming != 0, let panel else { return message }
                return Unmanaged<TrayPanel>.fromOpaque(panel).takeUnretainedValue().filter(message, connection)
            }, Unmanaged.passUnretained(self).toOpaque(), nil)
        _ = try bus.call(
            "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName",
            [.string(Self.name), .uint32(0)])
    }

    deinit { end() }

    /// The panel goes, as when it is restarted.
    package func end() {
        if filter == 0 { return }
        g_dbus_connection_remove_filter(bus.connection, filter)
        filter = 0
        bus.close()
    }

    private func filter(_ message: OpaquePointer, _ connection: OpaquePointer) -> OpaquePointer? {
        guard g_dbus_message_get_message_type(message) == G_DBUS_MESSAGE_TYPE_METHOD_CALL,
            let member = g_dbus_message_get_member(message).map({ String(cString: $0) }),
            let sender = g_dbus_message_get_sender(message).map({ String(cString: $0) })
        else { return message }
        let reply = g_dbus_message_new_method_reply(message)
        switch member {
        case "RegisterStatusNotifierItem":
            if let body = g_dbus_message_get_body(message), let name = BusValue(body).elements?.first?.string {
                lock.withLock {
                    registered.append(name.hasPrefix("/") ? (sender, name) : (name, "/StatusNotifierItem"))
                }
            }
        case "Get":
            // Whether there is a host: this is one.
            g_dbus_message_set_body(
                reply, try? BusConnection.parameters([.variant(.boolean(true))], for: "the reply"))
        default: return message
        }
        g_dbus_connection_send_message(connection, reply, G_DBUS_SEND_MESSAGE_FLAGS_NONE, nil, nil)
        g_object_unref(UnsafeMutableRawPointer(reply))
        g_object_unref(UnsafeMutableRawPointer(message))
        return nil
    }

    /// How often an item has registered.
    package var registrations: Int { lock.withLock { registered.count } }

    private func last() throws -> (service: String, path: String) {
        guard let item = lock.withLock({ registered.last }) else { throw BusError(name: "", message: "no item") }
        return item
    }

    /// A property of the item that registered last.
    package func property(_ name: String) throws -> BusValue {
        let item = try last()
        return try bus.property(item.service, item.path, Self.item, name)
    }

    /// Clicks the item at a point of the screen.
    package func activate(x: Int, y: Int) throws {
        let item = try last()
        _ = try bus.call(
            item.service, item.path, Self.item, "Activate", [.int32(Int32(x)), .int32(Int32(y))])
    }

    /// An entry of the item's menu.
    package struct Entry: Equatable {
        package var id: Int32
        package var label: String
        package var isEnabled = true
        /// Nil for one without a mark.
        package var isOn: Bool?
    }

    /// Opens the menu and reads its first level.
    package func menuEntries() throws -> [Entry] {
        let service = try last().service
        guard let path = try property("Menu").string else { return [] }
        _ = try bus.call(service, path, Self.menu, "AboutToShow", [.int32(0)])
        let answer = try bus.call(
            service, path, Self.menu, "GetLayout", [.int32(0), .int32(1), .array(element: "s", [])])
        guard answer.count == 2, let root = answer[1].elements, root.count == 3 else { return [] }
        return (root[2].elements ?? []).compactMap { child in
            guard let parts = child.elements, parts.count == 3, let id = parts[0].int else { return nil }
            var entry = Entry(id: Int32(id), label: "")
            for property in parts[1].elements ?? [] {
                guard case .entry(let key, let value) = property else { continue }
                switch key.string {
                case "label": entry.label = value.string ?? ""
                case "enabled": entry.isEnabled = value.bool ?? true
                case "toggle-state": entry.isOn = value.int == 1
                case "type": entry.label = "-"
                default: break
                }
            }
            return entry
        }
    }

    /// Chooses an entry.
    package func choose(_ label: String) throws {
        guard let entry = try menuEntries().first(where: { $0.label == label }) else {
            throw BusError(name: "", message: "no entry “\(label)” in the menu of the item")
        }
        guard let path = try property("Menu").string else { return }
        _ = try bus.call(
            try last().service, path, Self.menu, "Event",
            [.int32(entry.id), .string("clicked"), .variant(.int32(0)), .uint32(0)])
    }
}

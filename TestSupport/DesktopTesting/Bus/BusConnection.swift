import CDesktop

/// What a call on a bus answered instead of a value.
package struct BusError: Error, Equatable, CustomStringConvertible {
    /// The D-Bus name, as `org.freedesktop.DBus.Error.UnknownObject`; empty when it came from this side.
    package var name: String
    package var message: String

    /// Whether the object is there but does not know the interface. GDBus uses one name for that and for objects that
    /// are gone; only its words differ.
    var isMissingInterface: Bool {
        name == "org.freedesktop.DBus.Error.UnknownMethod" && message.hasPrefix("No such interface")
    }

    package var description: String { name.isEmpty ? message : "\(name): \(message)" }
}

/// A connection to a message bus: synchronous calls with a time limit, safe to use from several threads.
package final class BusConnection: @unchecked Sendable {
    // Unchecked: a GDBusConnection is itself safe to use from any thread, and the pointer never changes.
    let connection: OpaquePointer
    package let address: String

    init(address: String) throws {
        self.address = address
        var error: UnsafeMutablePointer<GError>?
        let flags = GDBusConnectionFlags(
            G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
                | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
        guard let connection = g_dbus_connection_new_for_address_sync(address, flags, nil, nil, &error) else {
            throw Self.take(error)
        }
        self.connection = connection
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(connection)) }

    func close() { g_dbus_connection_close_sync(connection, nil, nil) }

    /// Calls a method and returns the values it answers.
    package func call(
        _ destination: String, _ path: String, _ interface: String, _ method: String, _ arguments: [BusValue] = [],
        timeout: Double = 5
    ) throws -> [BusValue] {
        let parameters = try Self.parameters(arguments, for: method)
        var error: UnsafeMutablePointer<GError>?
        guard
            let answer = g_dbus_connection_call_sync(
                connection, destination, path, interface, method, parameters, nil,
                G_DBUS_CALL_FLAGS_NONE, gint(timeout * 1000), nil, &error)
        else { throw Self.take(error) }
        defer { g_variant_unref(answer) }
        return BusValue(answer).elements ?? []
    }

    /// Reads a property.
    package func property(
        _ destination: String, _ path: String, _ interface: String, _ name: String
    ) throws -> BusValue {
        let answer = try call(
            destination, path, "org.freedesktop.DBus.Properties", "Get", [.string(interface), .string(name)])
        if case .variant(let value)? = answer.first { return value }
        throw BusError(name: "", message: "\(interface).\(name) answered no value")
    }

    /// The process that owns `name` on this bus.
    package func processID(of name: String) throws -> Int32 {
        let answer = try call(
            "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "GetConnectionUnixProcessID",
            [.string(name)])
        return Int32(answer.first?.int ?? 0)
    }

    /// The names on this bus, unique ones (`:1.7`) included.
    package func names() throws -> [String] {
        try call("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "ListNames")
            .first?.elements?.compactMap(\.string) ?? []
    }

    static func parameters(_ arguments: [BusValue], for method: String) throws -> OpaquePointer? {
        guard let parameters = BusValue.tuple(arguments).makeVariant() else {
            throw BusError(name: "", message: "the arguments of \(method) are not what their types say: \(arguments)")
        }
        return parameters
    }

    static func take(_ error: UnsafeMutablePointer<GError>?) -> BusError {
        guard let error else { return BusError(name: "", message: "unknown error") }
        defer { g_error_free(error) }
        let remote = g_dbus_error_get_remote_error(error)
        defer { g_free(remote) }
        g_dbus_error_strip_remote_error(error)
        return BusError(name: remote.map { String(cString: $0) } ?? "", message: String(cString: error.pointee.message))
    }
}

// MARK: - Many calls at once

extension BusConnection {
    /// One call of a batch.
    struct Call {
        var destination: String
        var path: String
        var interface: String
        var method: String
        var arguments: [BusValue] = []
    }

    /// The answers of one batch, filled in by GIO's callbacks on the thread that waits for them.
    private final class Batch {
        var answers: [Result<[BusValue], BusError>?]
        var missing: Int
        init(count: Int) {
            answers = Array(repeating: nil, count: count)
            missing = count
        }
    }

    private final class Slot {
        let batch: Batch
        let index: Int
        init(_ batch: Batch, _ index: Int) {
            self.batch = batch
            self.index = index
        }
    }

    /// Sends all calls before it waits for the first answer, so that a tree costs one switch between processes a
    /// level instead of one a node. Answers are in the order of the calls; one failure does not spoil the others.
    func callAll(_ calls: [Call], timeout: Double = 5) throws -> [Result<[BusValue], BusError>] {
        guard !calls.isEmpty else { return [] }
        // A context of its own: callbacks come here, on this thread, and no other source of the process runs meanwhile.
        let context = g_main_context_new()
        g_main_context_push_thread_default(context)
        defer {
            g_main_context_pop_thread_default(context)
            g_main_context_unref(context)
        }
        let parameters = try calls.map { try Self.parameters($0.arguments, for: $0.method) }
        let batch = Batch(count: calls.count)
        for (index, call) in calls.enumerated() {
            g_dbus_connection_call(
                connection, call.destination, call.path, call.interface, call.method, parameters[index], nil,
                G_DBUS_CALL_FLAGS_NONE, gint(timeout * 1000), nil,
                { source, result, slot in
                    let slot = Unmanaged<Slot>.fromOpaque(slot!).takeRetainedValue()
                    let connection = OpaquePointer(source!)
                    var error: UnsafeMutablePointer<GError>?
                    if let answer = g_dbus_connection_call_finish(connection, result, &error) {
                        slot.batch.answers[slot.index] = .success(BusValue(answer).elements ?? [])
                        g_variant_unref(answer)
                    } else {
                        slot.batch.answers[slot.index] = .failure(BusConnection.take(error))
                    }
                    slot.batch.missing -= 1
                }, Unmanaged.passRetained(Slot(batch, index)).toOpaque())
        }
        // Every call ends, by an answer or by its time limit, so this does too.
        while batch.missing > 0 { g_main_context_iteration(context, 1) }
        return batch.answers.compactMap { $0 }
    }
}

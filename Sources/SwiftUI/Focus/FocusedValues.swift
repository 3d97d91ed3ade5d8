import ViewGraph

/// A key of values that views publish for others while they have the focus.
///
/// Follows <https://developer.apple.com/documentation/swiftui/focusedvaluekey>.
public protocol FocusedValueKey {
    /// The type of its values.
    associatedtype Value
}

/// What the views with the focus publish.
///
/// Follows <https://developer.apple.com/documentation/swiftui/focusedvalues>.
public struct FocusedValues {
    private var values: [ObjectIdentifier: Any] = [:]
    /// Whether the focus is where text is edited.
    fileprivate(set) var isTextFocused: Bool?

    nonisolated init() {}

    /// The value of `key`; nil where nothing with the focus publishes one.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { if let newValue { values[ObjectIdentifier(key)] = newValue } }
    }

    /// The object of a type.
    subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
        get { values[ObjectIdentifier(type)] as? Object }
        set { if let newValue { values[ObjectIdentifier(type)] = newValue } }
    }
}

/// The values of the window in front, and who has read which.
@MainActor
enum FocusedValuesStore {
    private static var current = FocusedValues()
    private static var cells: [AnyHashable: AnyCell] = [:]
    private static var isStale = false

    @MainActor
    private class AnyCell {
        let dependency = Dependency()
        func refresh() {}
    }

    @MainActor
    private final class Cell<Value>: AnyCell {
        var value: Value
        let lookUp: (FocusedValues) -> Value
        init(_ lookUp: @escaping (FocusedValues) -> Value) {
            self.lookUp = lookUp
            value = lookUp(current)
        }
        override func refresh() {
            let new = lookUp(current)
            if planEqual(value, new) { return }
            value = new
            dependency.changed()
        }
    }

    /// The value that `lookUp` finds, kept under `key`; the evaluation that asks is noted as its reader.
    static func read<Value>(_ key: AnyHashable, _ lookUp: @escaping (FocusedValues) -> Value) -> Value {
        let cell: Cell<Value>
        if let known = cells[key] as? Cell<Value> {
            cell = known
        } else {
            cell = Cell(lookUp)
            cells[key] = cell
        }
        cell.dependency.track()
        // An action may come right behind a change of the focus, before the update.
        if isStale, !Graph.isUpdating { refresh() }
        return cell.value
    }

    /// `Graph.clock` at the last change of what is kept under `key`.
    static func changedAt(_ key: AnyHashable) -> UInt32 { cells[key]?.dependency.changedAt ?? 0 }

    /// The focus, the window in front or a published value is another: readers hear of it in this update.
    static func noteChanged() {
        if isStale { return }
        isStale = true
        Graph.enqueue(.appeared) { refresh() }
    }

    private static func refresh() {
        isStale = false
        var values = FocusedValues()
        if let focus = WindowManager.shared.frontWindow?.focus {
            for writer in focus.sceneValues { writer.write(to: &values) }
            // The nearest last, so that it stands.
            var writers: [any FocusedValuesWriting] = []
            focus.nearest { (node: _GraphNode) -> Bool? in
                if node.flags.contains(.writesFocusedValues), let writer = node as? any FocusedValuesWriting {
                    writers.append(writer)
                }
                return nil
            }
            for writer in writers.reversed() { writer.write(to: &values) }
            values.isTextFocused = focus.isInText
        }
        let wasTextFocused = isTextFocused
        current = values
        let commands = EditCommands.ofViews
        if isTextFocused != wasTextFocused || commands != editCommands { MainMenu.noteChanged() }
        editCommands = commands
        for cell in cells.values { cell.refresh() }
    }

    /// Those of the Edit menu that the views around the focus carry out.
    private static var editCommands = EditCommands.OfViews()

    static var isTextFocused: Bool { current.isTextFocused ?? false }
}

import ViewGraph

/// A key of values that views hand up to those that hold them.
///
/// Follows <https://developer.apple.com/documentation/swiftui/preferencekey>.
public protocol PreferenceKey {
    /// The type of its values.
    associatedtype Value
    /// The value where no view gives one.
    static var defaultValue: Value { get }
    /// Adds the next sibling's value to what has been gathered so far.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// Nothing.
    public static var defaultValue: Value { nil }
}

extension View {
    /// Hands `value` up, in place of what the views in this one hand up.
    public nonisolated func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(_PreferenceModifier<K>(change: { $0 = value }, replaces: true))
    }

    /// Changes what the views in this one hand up.
    public nonisolated func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(_PreferenceModifier<K>(change: callback, replaces: false))
    }

    /// Runs `action` with what the views in this one hand up, at first and when it changes.
    public nonisolated func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(_PreferenceActionModifier<K>(action: action))
    }

    /// Draws over this view what depends on the values that it hands up.
    public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(_PreferenceLayerModifier<K, V>(isBackground: false, transform: transform))
    }

    /// Draws behind this view what depends on the values that it hands up.
    public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(_PreferenceLayerModifier<K, V>(isBackground: true, transform: transform))
    }
}

/// Hands a value up, or changes what is handed up.
public struct _PreferenceModifier<Key: PreferenceKey>: ViewModifier {
    public typealias Body = Never
    nonisolated(unsafe) let change: (inout Key.Value) -> Void
    let replaces: Bool
    nonisolated init(change: @escaping (inout Key.Value) -> Void, replaces: Bool) {
        self.change = change
        self.replaces = replaces
    }

    public static func _makeModifiedNode<V: View>(
        _ modifier: Self, _ content: V, _ parent: _GraphNode
    ) -> _GraphNode {
        PreferenceNode(modifier, content, parent: parent)
    }
    public static func _updateModifiedNode<V: View>(_ node: _GraphNode, _ modifier: Self, _ content: V) {
        let node = unsafeDowncast(node, to: PreferenceNode<V, Key>.self)
        node.receive(content)
        node.receive(modifier)
    }
}

@MainActor
private protocol PreferenceWriting: _GraphNode {
    var writtenKey: ObjectIdentifier { get }
    /// The value that goes up, made of what comes from below.
    func value<Key: PreferenceKey>(_ key: Key.Type, below: () -> Key.Value?) -> Key.Value?
}

final class PreferenceNode<Content: View, Key: PreferenceKey>: ContentNode<Content>, PreferenceWriting {
    private var modifier: _PreferenceModifier<Key>

    init(_ modifier: _PreferenceModifier<Key>, _ content: Content, parent: _GraphNode) {
        self.modifier = modifier
        super.init(content, parent: parent)
        noteWritesPreferences()
        PreferenceReaders.noteChange(of: ObjectIdentifier(Key.self), below: self)
    }

    func receive(_ new: _PreferenceModifier<Key>) {
        modifier = new
        PreferenceReaders.noteChange(of: ObjectIdentifier(Key.self), below: self)
    }

    var writtenKey: ObjectIdentifier { ObjectIdentifier(Key.self) }

    func value<K: PreferenceKey>(_ key: K.Type, below: () -> K.Value?) -> K.Value? {
        var value = (modifier.replaces ? nil : below() as? Key.Value) ?? Key.defaultValue
        modifier.change(&value)
        return value as? K.Value
    }
}

@MainActor
enum Preferences {
    /// What the subtree of `node` hands up for `key`: siblings in order, joined by `reduce`; nil when nothing is.
    static func value<Key: PreferenceKey>(_ key: Key.Type, of node: _GraphNode) -> Key.Value? {
        guard node.flags.contains(.hasPreferences) else { return nil }
        if let writer = node as? any PreferenceWriting, writer.writtenKey == ObjectIdentifier(key) {
            return writer.value(key) { valueOfChildren(key, node) }
        }
        return valueOfChildren(key, node)
    }

    private static func valueOfChildren<Key: PreferenceKey>(_ key: Key.Type, _ node: _GraphNode) -> Key.Value? {
        var result: Key.Value?
        node.forEachChild { child in
            guard let next = value(key, of: child) else { return }
            if var joined = result {
                Key.reduce(value: &joined) { next }
                result = joined
            } else {
                result = next
            }
        }
        return result
    }
}

/// Runs an action with preferences.
public struct _PreferenceActionModifier<Key: PreferenceKey>: ViewModifier where Key.Value: Equatable {
    public typealias Body = Never
    nonisolated(unsafe) let action: (Key.Value) -> Void
    nonisolated init(action: @escaping (Key.Value) -> Void) { self.action = action }

    public static func _makeModifiedNode<V: View>(
        _ modifier: Self, _ content: V, _ parent: _GraphNode
    ) -> _GraphNode {
        PreferenceActionNode(modifier, content, parent: parent)
    }
    public static func _updateModifiedNode<V: View>(_ node: _GraphNode, _ modifier: Self, _ content: V) {
        let node = unsafeDowncast(node, to: PreferenceActionNode<V, Key>.self)
        node.modifier = modifier
        node.receive(content)
    }
}

final class PreferenceActionNode<Content: View, Key: PreferenceKey>: ContentNode<Content>, PreferenceReading
where Key.Value: Equatable {
    var modifier: _PreferenceActionModifier<Key>
    private var last: Key.Value?

    init(_ modifier: _PreferenceActionModifier<Key>, _ content: Content, parent: _GraphNode) {
        self.modifier = modifier
        super.init(content, parent: parent)
        PreferenceReaders.noteStale(self)
    }

    var preferenceKey: ObjectIdentifier { ObjectIdentifier(Key.self) }

    func collectPreferences() {
        var value: Key.Value?
        forEachChild { value = Preferences.value(Key.self, of: $0) }
        let new = value ?? Key.defaultValue
        if last == new { return }
        last = new
        Graph.enqueue(.appeared) { [weak self] in
            if let self, !flags.contains(.unmounted) { modifier.action(new) }
        }
    }
}

/// Draws what depends on preferences.
public struct _PreferenceLayerModifier<Key: PreferenceKey, Layer: View>: ViewModifier {
    let isBackground: Bool
    nonisolated(unsafe) let transform: (Key.Value) -> Layer
    nonisolated init(isBackground: Bool, transform: @escaping (Key.Value) -> Layer) {
        self.isBackground = isBackground
        self.transform = transform
    }
    @State private var value: PreferenceBox<Key>?

    /// The content with the layer, made anew when the preferences have changed.
    public func body(content: Content) -> some View {
        content
            .modifier(_PreferenceBoxModifier<Key> { value = $0 })
            .modifier(
                _LayerModifier(
                    layer: transform(value?.value ?? Key.defaultValue), alignment: .center, isBackground: isBackground))
    }
}

/// A value that may not be equatable.
struct PreferenceBox<Key: PreferenceKey> {
    let value: Key.Value
}

/// Hands preferences to a closure whenever they may have changed.
struct _PreferenceBoxModifier<Key: PreferenceKey>: ViewModifier {
    typealias Body = Never
    nonisolated(unsafe) let action: (PreferenceBox<Key>) -> Void
    nonisolated init(action: @escaping (PreferenceBox<Key>) -> Void) { self.action = action }

    static func _makeModifiedNode<V: View>(_ modifier: Self, _ content: V, _ parent: _GraphNode) -> _GraphNode {
        PreferenceBoxNode(modifier, content, parent: parent)
    }
    static func _updateModifiedNode<V: View>(_ node: _GraphNode, _ modifier: Self, _ content: V) {
        let node = unsafeDowncast(node, to: PreferenceBoxNode<V, Key>.self)
        node.modifier = modifier
        node.receive(content)
    }
}

final class PreferenceBoxNode<Content: View, Key: PreferenceKey>: ContentNode<Content>, PreferenceReading {
    var modifier: _PreferenceBoxModifier<Key>

    init(_ modifier: _PreferenceBoxModifier<Key>, _ content: Content, parent: _GraphNode) {
        self.modifier = modifier
        super.init(content, parent: parent)
        PreferenceReaders.noteStale(self)
    }

    var preferenceKey: ObjectIdentifier { ObjectIdentifier(Key.self) }

    func collectPreferences() {
        var value: Key.Value?
        forEachChild { value = Preferences.value(Key.self, of: $0) }
        modifier.action(PreferenceBox(value: value ?? Key.defaultValue))
    }
}

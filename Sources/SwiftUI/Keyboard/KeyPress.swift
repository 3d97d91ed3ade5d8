import Foundation
import Toolkit
import ViewGraph

/// A key that was pressed.
///
/// Follows <https://developer.apple.com/documentation/swiftui/keypress>.
public struct KeyPress: Sendable, CustomDebugStringConvertible {
    /// What happens to a key, for those who want to know of some of it only.
    public struct Phases: OptionSet, Sendable, CustomDebugStringConvertible {
        public let rawValue: Int
        public nonisolated init(rawValue: Int) { self.rawValue = rawValue }
        /// It was pressed.
        public static let down = Phases(rawValue: 1)
        /// It is held, and counts as pressed again.
        public static let `repeat` = Phases(rawValue: 2)
        /// It was released.
        public static let up = Phases(rawValue: 4)
        /// All of it.
        public static let all: Phases = [.down, .repeat, .up]

        public var debugDescription: String {
            let names = [(Phases.down, "down"), (.repeat, "repeat"), (.up, "up")]
            return "[" + names.filter { contains($0.0) }.map(\.1).joined(separator: ", ") + "]"
        }
    }

    /// What a handler says of a key.
    public enum Result: Sendable {
        /// Nobody else gets it.
        case handled
        /// Others get it.
        case ignored
    }

    /// What has happened.
    public let phase: Phases
    /// The key.
    public let key: KeyEquivalent
    /// What the keys write.
    public let characters: String
    /// The keys that are held with it.
    public let modifiers: EventModifiers

    public var debugDescription: String { "\(phase) \(key.character.debugDescription) \(modifiers.rawValue)" }

    init?(_ event: KeyEvent) {
        guard let shortcut = event.shortcuts.first, let key = KeyEquivalent(keyName: shortcut.key) else { return nil }
        switch event.phase {
        case .down: phase = .down
        case .again: phase = .repeat
        case .up: phase = .up
        }
        self.key = key
        characters = event.characters.isEmpty ? String(key.character) : event.characters
        var modifiers: EventModifiers = []
        if shortcut.control { modifiers.insert(.command) }
        if shortcut.shift { modifiers.insert(.shift) }
        if shortcut.alt { modifiers.insert(.option) }
        if shortcut.super { modifiers.insert(.control) }
        if event.capsLock { modifiers.insert(.capsLock) }
        if event.isKeypad { modifiers.insert(.numericPad) }
        self.modifiers = modifiers
    }
}

extension View {
    /// Runs `action` when `key` is pressed while this view has the focus. What it ignores goes on to views around, then
    /// to the desktop.
    public nonisolated func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
        onKeyPress(keys: [key], phases: [.down, .repeat]) { _ in action() }
    }
    /// Runs `action` for some of what happens to `key` while this view has the focus.
    public nonisolated func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(keys: [key], phases: phases, action: action)
    }
    /// Runs `action` when any of `keys` is pressed while this view has the focus.
    public nonisolated func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(_KeyPressModifier(phases: phases, matches: { keys.contains($0.key) }, action: action))
    }
    /// Runs `action` when keys write any of `characters` while this view has the focus.
    public nonisolated func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(
            _KeyPressModifier(
                phases: phases,
                matches: { press in
                    !press.characters.isEmpty && press.characters.unicodeScalars.allSatisfy(characters.contains)
                }, action: action))
    }
    /// Runs `action` for every key while this view has the focus.
    public nonisolated func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(_KeyPressModifier(phases: phases, matches: { _ in true }, action: action))
    }
}

/// Reacts to keys before the view with the focus has them.
struct _KeyPressModifier: ViewModifier {
    typealias Body = Never
    let phases: KeyPress.Phases
    nonisolated(unsafe) let matches: (KeyPress) -> Bool
    nonisolated(unsafe) let action: (KeyPress) -> KeyPress.Result

    static func _makeModifiedNode<V: View>(_ modifier: Self, _ content: V, _ parent: _GraphNode) -> _GraphNode {
        KeyPressNode(modifier, content, parent: parent)
    }
    static func _updateModifiedNode<V: View>(_ node: _GraphNode, _ modifier: Self, _ content: V) {
        let node = unsafeDowncast(node, to: KeyPressNode<V>.self)
        node.modifier = modifier
        node.receive(content)
    }
}

/// A node that may take keys while the focus is in it.
@MainActor
protocol KeyHandling: _GraphNode {
    func handle(_ press: KeyPress) -> Bool
}

final class KeyPressNode<Content: View>: ContentNode<Content>, KeyHandling {
    var modifier: _KeyPressModifier

    init(_ modifier: _KeyPressModifier, _ content: Content, parent: _GraphNode) {
        self.modifier = modifier
        super.init(content, parent: parent)
    }

    func handle(_ press: KeyPress) -> Bool {
        modifier.phases.contains(press.phase) && modifier.matches(press) && modifier.action(press) == .handled
    }
}

import Foundation
import Toolkit
import ViewGraph
import ViewLayout

/// What becomes of the elements inside a view that is made one element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    enum Kind { case ignore, contain, combine }
    let kind: Kind
    /// They are not told.
    public static let ignore = AccessibilityChildBehavior(kind: .ignore)
    /// They stay elements inside.
    public static let contain = AccessibilityChildBehavior(kind: .contain)
    /// What they say is said by the one element.
    public static let combine = AccessibilityChildBehavior(kind: .combine)
}

/// What assistive technology can have a view do.
public struct AccessibilityActionKind: Equatable, Sendable {
    let name: String
    /// Pressing it.
    public static let `default` = AccessibilityActionKind(name: "press")
    /// Leaving it.
    public static let escape = AccessibilityActionKind(name: "escape")
    /// Deleting it.
    public static let delete = AccessibilityActionKind(name: "delete")
    /// Opening its menu.
    public static let showMenu = AccessibilityActionKind(name: "menu")
    private init(name: String) { self.name = name }
    /// An action with a name to read.
    public init(named name: Text) { self.name = name.resolvedString }
}

/// Which way a value is adjusted.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    case increment, decrement
}

/// Makes a view one element of assistive technology.
public struct _AccessibilityElementModifier: _ItemModifier {
    public typealias AnimatableData = EmptyAnimatableData
    public typealias _Item = UnaryItem
    /// Nil for actions alone.
    let children: AccessibilityChildBehavior?
    let actions: [AccessibilityItem.Action]

    nonisolated init(children: AccessibilityChildBehavior?, actions: [AccessibilityItem.Action] = []) {
        self.children = children
        self.actions = actions
    }

    public func _makeItem() -> UnaryItem {
        let item = AccessibilityItem(children)
        item.actions = actions
        Structure.noteStale(item)
        return item
    }
    public func _update(_ item: UnaryItem) {
        unsafeDowncast(item, to: AccessibilityItem.self).actions = actions
    }
    public static var _readsEnvironment: Bool { true }
    public func _apply(_ node: _GraphNode, to item: UnaryItem) {
        unsafeDowncast(item, to: AccessibilityItem.self).attributes = node.environmentValues.widgetAttributes
    }
}

/// An item that is one element, or that can be used by assistive technology.
final class AccessibilityItem: EffectItem {
    struct Action: Sendable {
        var name: String
        var run: @MainActor @Sendable () -> Void
    }
    private let children: AccessibilityChildBehavior?
    nonisolated(unsafe) var actions: [Action] = [] {
        didSet { onMainThread { describe() } }
    }
    nonisolated(unsafe) var attributes = WidgetAttributes() {
        didSet { if attributes != oldValue { onMainThread { describe() } } }
    }

    @MainActor
    init(_ children: AccessibilityChildBehavior?) {
        self.children = children
        super.init { (Desktop.chosen.makeEffectSurface(EffectContent(), client: $0), keeping: nil) }
    }

    override func arrangeWidgets() {
        super.arrangeWidgets()
        // What is inside may say something else.
        describe()
    }

    @MainActor
    private func describe() {
        var element = AccessibleElement()
        element.isElement = children != nil
        if let children {
            element.attributes = attributes
            if element.attributes.accessibleName == nil, children == .combine {
                element.attributes.accessibleName = super.accessibleName
            }
        }
        element.actions = actions.map(\.name)
        effectSurface?.describe(element) { [weak self] index in
            guard let self, actions.indices.contains(index) else { return }
            actions[index].run()
        }
    }

    override var accessibleName: String {
        children == .ignore ? attributes.accessibleName ?? "" : attributes.accessibleName ?? super.accessibleName
    }
}

extension View {
    /// Makes the view one element. What labels, values and traits around it say is said of the element.
    public nonisolated func accessibilityElement(
        children: AccessibilityChildBehavior = .ignore
    ) -> some View {
        // What is said of the element is not said of each view inside.
        modifier(
            _AccessibilityModifier {
                $0.forgetWhatIsSaid()
                if children != .contain { $0.isAccessibilityHidden = true }
            }
        )
        .modifier(_AccessibilityElementModifier(children: children))
    }

    /// Lets assistive technology have the view do something.
    public nonisolated func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View {
        nonisolated(unsafe) let handler = handler
        return modifier(
            _AccessibilityElementModifier(
                children: nil, actions: [AccessibilityItem.Action(name: actionKind.name) { handler() }]))
    }

    /// Lets assistive technology have the view do something with a name.
    public nonisolated func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
        accessibilityAction(AccessibilityActionKind(named: name), handler)
    }

    /// Lets assistive technology have the view do something with a localised name.
    public nonisolated func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> some View {
        accessibilityAction(named: Text(nameKey), handler)
    }

    /// Lets assistive technology have the view do something with a name as it is.
    @_disfavoredOverload
    public nonisolated func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
    ) -> some View {
        accessibilityAction(named: Text(name), handler)
    }

    /// Lets assistive technology have the view do something that a label names.
    public nonisolated func accessibilityAction<Label: View>(
        action: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) -> some View {
        let text = label() as? Text
        if text == nil { Log.once("accessibilityAction(action:label:): only a text names an action on this desktop.") }
        return accessibilityAction(named: text ?? Text(verbatim: "Action"), action)
    }

    /// Lets assistive technology step the view's value up and down.
    public nonisolated func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        nonisolated(unsafe) let handler = handler
        return modifier(
            _AccessibilityElementModifier(
                children: nil,
                actions: [
                    AccessibilityItem.Action(name: "increment") { handler(.increment) },
                    AccessibilityItem.Action(name: "decrement") { handler(.decrement) },
                ]))
    }
}

extension WidgetAttributes {
    mutating func forgetWhatIsSaid() {
        let (isEnabled, isRightToLeft) = (self.isEnabled, self.isRightToLeft)
        self = WidgetAttributes()
        (self.isEnabled, self.isRightToLeft) = (isEnabled, isRightToLeft)
    }
}

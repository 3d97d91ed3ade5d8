import Toolkit
import ViewGraph

/// What a button does, beyond its action.
public struct ButtonRole: Equatable, Sendable {
    let isDestructive: Bool
    /// Takes something away for good.
    public static let destructive = ButtonRole(isDestructive: true)
    /// Ends without doing anything.
    public static let cancel = ButtonRole(isDestructive: false)
}

/// A control that does something when it is pressed.
///
/// Follows <https://developer.apple.com/documentation/swiftui/button>.
public struct Button<Label: View>: LabeledControlView {
    nonisolated(unsafe) let label: Label
    let role: ButtonRole?
    let action: @MainActor () -> Void

    /// A button with a label of any views.
    public nonisolated init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    /// A button with a role and a label of any views.
    public nonisolated init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label)
    {
        self.role = role
        self.action = action
        self.label = label()
    }

    public static func _makeNode(_ view: Self, _ parent: _GraphNode) -> _GraphNode {
        LabeledControlNode(view, parent: parent)
    }
    public static func _updateNode(_ node: _GraphNode, _ view: Self) {
        unsafeDowncast(node, to: LabeledControlNode<Self>.self).receive(view)
    }

    func controlContent(
        _ label: ButtonContent.Label, name: String, _ environment: EnvironmentValues
    ) -> ButtonContent {
        var content = ButtonContent(label: label, name: name, action: action)
        content.isDestructive = role?.isDestructive ?? false
        content.isCancel = role == .cancel
        content.style = environment.buttonStyle
        return content
    }
}

extension Button where Label == Text {
    /// A button with a localised title.
    public nonisolated init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }
    /// A button with a title as it is.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }
    /// A button with a localised title and a role.
    public nonisolated init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void)
    {
        self.init(role: role, action: action) { Text(titleKey) }
    }
    /// A button with a title as it is and a role.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

/// A look of buttons that the desktop draws. Looks of one's own come with the controls.
public protocol PrimitiveButtonStyle {
    /// Which look it is. Apps never implement it.
    var _style: _ButtonLook { get }
}

/// A look that the desktop draws.
public struct _ButtonLook: Sendable {
    let style: ButtonContent.Style
}

/// The look that fits the place.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    public init() {}
    public var _style: _ButtonLook { _ButtonLook(style: .automatic) }
}
/// A button with a frame.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    public init() {}
    public var _style: _ButtonLook { _ButtonLook(style: .bordered) }
}
/// A button in the accent colour.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    public init() {}
    public var _style: _ButtonLook { _ButtonLook(style: .prominent) }
}
/// A button whose frame shows under the pointer.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    public init() {}
    public var _style: _ButtonLook { _ButtonLook(style: .borderless) }
}
/// A button that is its label and no more.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    public init() {}
    public var _style: _ButtonLook { _ButtonLook(style: .plain) }
}
/// A button that looks like a link.
public struct LinkButtonStyle: PrimitiveButtonStyle {
    public init() {}
    public var _style: _ButtonLook { _ButtonLook(style: .link) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    public static var link: LinkButtonStyle { LinkButtonStyle() }
}

extension EnvironmentValues {
    var buttonStyle: ButtonContent.Style {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
    private struct ButtonStyleKey: EnvironmentKey { static var defaultValue: ButtonContent.Style { .automatic } }
}

extension View {
    /// Sets the look of buttons in this view.
    public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        environment(\.buttonStyle, style._style.style)
    }
}

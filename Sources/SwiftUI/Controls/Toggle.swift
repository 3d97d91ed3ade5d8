import Toolkit
import ViewGraph

/// A control that is on or off.
///
/// Follows <https://developer.apple.com/documentation/swiftui/toggle>.
public struct Toggle<Label: View>: LabeledControlView {
    nonisolated(unsafe) let label: Label
    let isOn: Binding<Bool>

    /// A toggle with a label of any views.
    public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }

    static var readsBindings: Bool { true }

    public static func _makeNode(_ view: Self, _ parent: _GraphNode) -> _GraphNode {
        LabeledControlNode(view, parent: parent)
    }
    public static func _updateNode(_ node: _GraphNode, _ view: Self) {
        unsafeDowncast(node, to: LabeledControlNode<Self>.self).receive(view)
    }

    func controlContent(
        _ label: ButtonContent.Label, name: String, _ environment: EnvironmentValues
    ) -> ToggleContent {
        var content = ToggleContent(label: label, name: name, isOn: isOn.wrappedValue) { [isOn] in
            isOn.wrappedValue = $0
        }
        content.style = environment.toggleStyle
        return content
    }
}

extension Toggle where Label == Text {
    /// A toggle with a localised title.
    public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }
    /// A toggle with a title as it is.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}

/// A look of toggles that the desktop draws. Looks of one's own come with the controls.
public protocol ToggleStyle {
    /// Which look it is. Apps never implement it.
    var _style: _ToggleLook { get }
}

/// A look that the desktop draws.
public struct _ToggleLook: Sendable {
    let style: ToggleContent.Style
}

/// The look that fits the place: a check box.
public struct DefaultToggleStyle: ToggleStyle {
    public init() {}
    public var _style: _ToggleLook { _ToggleLook(style: .checkBox) }
}
/// A check box.
public struct CheckboxToggleStyle: ToggleStyle {
    public init() {}
    public var _style: _ToggleLook { _ToggleLook(style: .checkBox) }
}
/// A switch.
public struct SwitchToggleStyle: ToggleStyle {
    public init() {}
    public var _style: _ToggleLook { _ToggleLook(style: .switchControl) }
}
/// A button that stays down.
public struct ButtonToggleStyle: ToggleStyle {
    public init() {}
    public var _style: _ToggleLook { _ToggleLook(style: .button) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == CheckboxToggleStyle {
    public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension EnvironmentValues {
    var toggleStyle: ToggleContent.Style {
        get { self[ToggleStyleKey.self] }
        set { self[ToggleStyleKey.self] = newValue }
    }
    private struct ToggleStyleKey: EnvironmentKey { static var defaultValue: ToggleContent.Style { .checkBox } }
}

extension View {
    /// Sets the look of toggles in this view.
    public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        environment(\.toggleStyle, style._style.style)
    }
}

import Toolkit

/// A toggle that a style has drawn by the desktop.
public struct _DrawnToggle: View {
    let configuration: ToggleStyleConfiguration
    let look: ToggleContent.Style?
    /// The desktop's toggle.
    public var body: some View {
        ToggleControl(label: configuration.label, state: configuration.state, look: look)
    }
}

/// A look of toggles that the desktop draws. Apps never conform to it.
public protocol _DrawnToggleStyle: ToggleStyle {
    static var _drawnLook: _ToggleLook { get }
}

extension _DrawnToggleStyle {
    /// The toggle as the desktop draws it.
    public func makeBody(configuration: ToggleStyleConfiguration) -> _DrawnToggle {
        _DrawnToggle(configuration: configuration, look: Self._drawnLook.style)
    }
    /// Which of the desktop's looks it is.
    public var _look: _ToggleLook? { Self._drawnLook }
}

/// The look that fits the place: a check box, or a switch in a form.
public struct DefaultToggleStyle: _DrawnToggleStyle {
    /// The look that fits the place: a check box, or a switch in a form.
    public nonisolated init() {}
    public nonisolated static var _drawnLook: _ToggleLook { _ToggleLook(style: nil) }
}
extension ToggleStyle where Self == DefaultToggleStyle {
    /// The look that fits the place: a check box, or a switch in a form.
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

/// A check box.
public struct CheckboxToggleStyle: _DrawnToggleStyle {
    /// A check box.
    public nonisolated init() {}
    public nonisolated static var _drawnLook: _ToggleLook { _ToggleLook(style: .checkBox) }
}
extension ToggleStyle where Self == CheckboxToggleStyle {
    /// A check box.
    public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

/// A switch.
public struct SwitchToggleStyle: _DrawnToggleStyle {
    /// A switch.
    public nonisolated init() {}
    public nonisolated static var _drawnLook: _ToggleLook { _ToggleLook(style: .switchControl) }
}
extension ToggleStyle where Self == SwitchToggleStyle {
    /// A switch.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

/// A button that stays down.
public struct ButtonToggleStyle: _DrawnToggleStyle {
    /// A button that stays down.
    public nonisolated init() {}
    public nonisolated static var _drawnLook: _ToggleLook { _ToggleLook(style: .button) }
}
extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button that stays down.
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

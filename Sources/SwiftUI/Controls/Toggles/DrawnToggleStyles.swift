import Toolkit

/// A toggle that a style has drawn by the desktop.
public struct _DrawnToggle: View {
    let configuration: ToggleStyleConfiguration
    let look: ToggleContent.Style?
    /// The style's own accent colour; nil leaves the one in force.
    var tint: Color?
    /// The desktop's toggle.
    public var body: some View {
        ToggleControl(label: configuration.label, state: configuration.state, look: look)
            .transformEnvironment(\.tint) { if let tint { $0 = AnyShapeStyle(tint) } }
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
    private let tint: Color?
    /// A switch.
    public nonisolated init() { tint = nil }
    /// A switch that is of a colour when it is on. Newer apps use `tint(_:)` of the toggle.
    public nonisolated init(tint: Color) { self.tint = tint }
    /// The toggle as the desktop draws it.
    public func makeBody(configuration: ToggleStyleConfiguration) -> _DrawnToggle {
        _DrawnToggle(configuration: configuration, look: .switchControl, tint: tint)
    }
    /// A switch of the desktop's, unless it has a colour of its own, which is set around it.
    public var _look: _ToggleLook? { tint == nil ? Self._drawnLook : nil }
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

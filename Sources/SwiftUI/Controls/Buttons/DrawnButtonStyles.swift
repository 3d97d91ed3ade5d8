import Toolkit

/// A button that a style has drawn by the desktop.
public struct _DrawnButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let look: ButtonContent.Style
    /// The desktop's button.
    public var body: some View {
        ButtonControl(
            label: configuration.label, role: configuration.role, action: configuration.action, look: look)
    }
}

/// A look of buttons that the desktop draws. Apps never conform to it.
public protocol _DrawnButtonStyle: PrimitiveButtonStyle {
    static var _drawnLook: _ButtonLook { get }
}

extension _DrawnButtonStyle {
    /// The button as the desktop draws it.
    public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> _DrawnButton {
        _DrawnButton(configuration: configuration, look: Self._drawnLook.style)
    }
    /// Which of the desktop's looks it is.
    public var _look: _ButtonLook? { Self._drawnLook }
}

/// The look that fits the place: a button with a frame.
public struct DefaultButtonStyle: _DrawnButtonStyle {
    /// The look that fits the place: a button with a frame.
    public nonisolated init() {}
    public nonisolated static var _drawnLook: _ButtonLook { _ButtonLook(style: .automatic) }
}
extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The look that fits the place: a button with a frame.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// A button with a frame.
public struct BorderedButtonStyle: _DrawnButtonStyle {
    /// A button with a frame.
    public nonisolated init() {}
    public nonisolated static var _drawnLook: _ButtonLook { _ButtonLook(style: .bordered) }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// A button with a frame.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// A button in the accent colour.
public struct BorderedProminentButtonStyle: _DrawnButtonStyle {
    /// A button in the accent colour.
    public nonisolated init() {}
    public nonisolated static var _drawnLook: _ButtonLook { _ButtonLook(style: .prominent) }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// A button in the accent colour.
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// A button whose frame shows under the pointer.
public struct BorderlessButtonStyle: _DrawnButtonStyle {
    /// A button whose frame shows under the pointer.
    public nonisolated init() {}
    public nonisolated static var _drawnLook: _ButtonLook { _ButtonLook(style: .borderless) }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// A button whose frame shows under the pointer.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// A button that is its label and no more.
public struct PlainButtonStyle: _DrawnButtonStyle {
    /// A button that is its label and no more.
    public nonisolated init() {}
    public nonisolated static var _drawnLook: _ButtonLook { _ButtonLook(style: .plain) }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// A button that is its label and no more.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// A button that looks like a link.
public struct LinkButtonStyle: _DrawnButtonStyle {
    /// A button that looks like a link.
    public nonisolated init() {}
    public nonisolated static var _drawnLook: _ButtonLook { _ButtonLook(style: .link) }
}
extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    /// A button that looks like a link.
    public static var link: LinkButtonStyle { LinkButtonStyle() }
}

/// A small button for bars that narrow down what is shown.
public struct AccessoryBarButtonStyle: _DrawnButtonStyle {
    /// A small button for bars that narrow down what is shown.
    public nonisolated init() {}
    public nonisolated static var _drawnLook: _ButtonLook { _ButtonLook(style: .accessoryBar) }
}
extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
    /// A small button for bars that narrow down what is shown.
    public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

/// A small button for actions in bars that narrow down what is shown.
public struct AccessoryBarActionButtonStyle: _DrawnButtonStyle {
    /// A small button for actions in bars that narrow down what is shown.
    public nonisolated init() {}
    public nonisolated static var _drawnLook: _ButtonLook { _ButtonLook(style: .accessoryBar) }
}
extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
    /// A small button for actions in bars that narrow down what is shown.
    public static var accessoryBarAction: AccessoryBarActionButtonStyle { AccessoryBarActionButtonStyle() }
}

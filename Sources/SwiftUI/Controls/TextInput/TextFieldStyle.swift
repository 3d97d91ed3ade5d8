import Toolkit
import ViewGraph
import ViewLayout

/// A look of text fields.
///
/// Follows <https://developer.apple.com/documentation/swiftui/textfieldstyle>.
@MainActor @preconcurrency
public protocol TextFieldStyle {
    /// The type of the view that shows a field.
    associatedtype _Body: View
    /// The label that a style's field has.
    typealias _Label = _TextFieldStyleLabel

    /// The view that shows a field, made of the field in the style around this one.
    @ViewBuilder @MainActor @preconcurrency
    func _body(configuration: TextField<Self._Label>) -> Self._Body

    /// Of the looks that the desktop draws, which it is. Apps never implement it.
    var _look: _TextFieldLook? { get }
}

/// A look that the desktop draws.
public struct _TextFieldLook: Sendable {
    let style: TextFieldContent.Style
}

/// The label of a field that a style is given.
public struct _TextFieldStyleLabel: View {
    let view: AnyView
    /// What the author gave.
    public var body: some View { view }
}

extension TextFieldStyle {
    /// Styles of apps are none of the desktop's.
    public var _look: _TextFieldLook? { nil }

    func _makeView(_ field: TextField<_TextFieldStyleLabel>) -> AnyView {
        AnyView(StyledView(self, field) { $0._body(configuration: $1) })
    }
}

/// A look of text fields that the desktop draws. Apps never conform to it.
public protocol _DrawnTextFieldStyle: TextFieldStyle {
    static var _drawnLook: _TextFieldLook { get }
}

extension _DrawnTextFieldStyle {
    /// The desktop's entry.
    public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View {
        LabelledField(
            label: configuration.label, configuration: configuration.configuration, look: Self._drawnLook.style)
    }
    /// Which of the desktop's looks it is.
    public var _look: _TextFieldLook? { Self._drawnLook }
}

/// The desktop's entry.
public struct DefaultTextFieldStyle: _DrawnTextFieldStyle {
    /// The desktop's entry.
    public nonisolated init() {}
    public nonisolated static var _drawnLook: _TextFieldLook { _TextFieldLook(style: .automatic) }
}
extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The desktop's entry.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// The text alone, without a frame.
public struct PlainTextFieldStyle: _DrawnTextFieldStyle {
    /// The text alone, without a frame.
    public nonisolated init() {}
    public nonisolated static var _drawnLook: _TextFieldLook { _TextFieldLook(style: .plain) }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// The text alone, without a frame.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// The desktop's entry, which has rounded corners.
public struct RoundedBorderTextFieldStyle: _DrawnTextFieldStyle {
    /// The desktop's entry, which has rounded corners.
    public nonisolated init() {}
    public nonisolated static var _drawnLook: _TextFieldLook { _TextFieldLook(style: .rounded) }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// The desktop's entry, which has rounded corners.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// The desktop's entry.
public struct SquareBorderTextFieldStyle: _DrawnTextFieldStyle {
    /// The desktop's entry.
    public nonisolated init() {}
    public nonisolated static var _drawnLook: _TextFieldLook { _TextFieldLook(style: .automatic) }
}
extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
    /// The desktop's entry.
    public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

extension EnvironmentValues {
    var textFieldStyles: StyleChain<any TextFieldStyle> {
        get { self[TextFieldStylesKey.self] }
        set { self[TextFieldStylesKey.self] = newValue }
    }
    private struct TextFieldStylesKey: EnvironmentKey {
        static var defaultValue: StyleChain<any TextFieldStyle> { StyleChain(DefaultTextFieldStyle()) }
    }
}

extension View {
    /// Sets the look of text fields in this view.
    public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        self.style(\.textFieldStyles, style)
    }
}

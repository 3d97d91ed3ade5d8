import Toolkit
import ViewGraph

/// A look of buttons that acts as buttons do: by mouse, keyboard and assistive technology.
///
/// Follows <https://developer.apple.com/documentation/swiftui/buttonstyle>.
@MainActor @preconcurrency
public protocol ButtonStyle {
    /// The type of the view that shows a button.
    associatedtype Body: View
    /// What is known of a button.
    typealias Configuration = ButtonStyleConfiguration

    /// The view that shows a button. All of it reacts to presses.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a button style is told of a button.
public struct ButtonStyleConfiguration {
    /// A button's label.
    public struct Label: View {
        let view: AnyView
        /// What the author gave.
        public var body: some View { view }
    }
    /// What the button does beyond its action, if anything was said of it.
    public let role: ButtonRole?
    /// The label.
    public let label: ButtonStyleConfiguration.Label
    /// Whether the person holds the button down.
    public let isPressed: Bool
}

extension View {
    /// Sets the look of buttons in this view.
    public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        self.style(\.buttonStyles, PressableButtonStyle(style: style))
    }
}

/// A button style as one that also decides what a press is: as the desktop does.
struct PressableButtonStyle<Style: ButtonStyle>: PrimitiveButtonStyle {
    nonisolated(unsafe) let style: Style

    func makeBody(configuration: Configuration) -> some View {
        PressableButton(style: style, configuration: configuration)
    }
}

/// A desktop's button that shows nothing but what a style makes.
private struct PressableButton<Style: ButtonStyle>: View {
    nonisolated(unsafe) let style: Style
    let configuration: PrimitiveButtonStyleConfiguration
    @State private var isPressed = false

    var body: some View {
        let parts = ButtonStyleConfiguration(
            role: configuration.role, label: .init(view: configuration.label.view), isPressed: isPressed)
        ButtonControl(
            label: StyledView(style, parts) { $0.makeBody(configuration: $1) }, role: configuration.role,
            action: configuration.action, look: .custom, pressedChanged: { isPressed = $0 })
    }
}

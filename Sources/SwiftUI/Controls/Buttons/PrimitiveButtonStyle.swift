import Toolkit
import ViewGraph

/// A look of buttons that also decides what triggers them.
///
/// Follows <https://developer.apple.com/documentation/swiftui/primitivebuttonstyle>.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    /// The type of the view that shows a button.
    associatedtype Body: View
    /// What is known of a button.
    typealias Configuration = PrimitiveButtonStyleConfiguration

    /// The view that shows a button and triggers it.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Self.Configuration) -> Self.Body

    /// Of the looks that the desktop draws, which it is. Apps never implement it.
    var _look: _ButtonLook? { get }
}

/// A look that the desktop draws.
public struct _ButtonLook: Sendable {
    let style: ButtonContent.Style
}

extension PrimitiveButtonStyle {
    /// Styles of apps are none of the desktop's.
    public var _look: _ButtonLook? { nil }

    func _makeView(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
        AnyView(StyledView(self, configuration) { $0.makeBody(configuration: $1) })
    }
}

/// What a style is told of a button.
public struct PrimitiveButtonStyleConfiguration {
    /// A button's label.
    public struct Label: View {
        let view: AnyView
        /// What the author gave.
        public var body: some View { view }
    }
    /// What the button does beyond its action, if anything was said of it.
    public let role: ButtonRole?
    /// The label.
    public let label: PrimitiveButtonStyleConfiguration.Label
    let action: @MainActor () -> Void

    init<L: View>(role: ButtonRole?, label: L, action: @escaping @MainActor () -> Void) {
        self.role = role
        self.label = Label(view: AnyView(label))
        self.action = action
    }

    /// Does what the button does.
    @MainActor @preconcurrency
    public func trigger() { action() }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button that a style is given, in the style that holds around that one.
    public nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.action) { configuration.label }
    }
}

extension EnvironmentValues {
    var buttonStyles: StyleChain<any PrimitiveButtonStyle> {
        get { self[ButtonStylesKey.self] }
        set { self[ButtonStylesKey.self] = newValue }
    }
    private struct ButtonStylesKey: EnvironmentKey {
        static var defaultValue: StyleChain<any PrimitiveButtonStyle> { StyleChain(DefaultButtonStyle()) }
    }
}

extension View {
    /// Sets the look of buttons in this view.
    public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        self.style(\.buttonStyles, style)
    }
}

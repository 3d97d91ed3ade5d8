import Toolkit
import ViewGraph

/// A look of toggles, and how they are used.
///
/// Follows <https://developer.apple.com/documentation/swiftui/togglestyle>.
@MainActor @preconcurrency
public protocol ToggleStyle {
    /// The type of the view that shows a toggle.
    associatedtype Body: View
    /// What is known of a toggle.
    typealias Configuration = ToggleStyleConfiguration

    /// The view that shows a toggle and switches it.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Self.Configuration) -> Self.Body

    /// Of the looks that the desktop draws, which it is. Apps never implement it.
    var _look: _ToggleLook? { get }
}

/// A look that the desktop draws.
public struct _ToggleLook: Sendable {
    /// nil for what fits the place.
    let style: ToggleContent.Style?
}

extension ToggleStyle {
    /// Styles of apps are none of the desktop's.
    public var _look: _ToggleLook? { nil }

    func _makeView(_ configuration: ToggleStyleConfiguration) -> AnyView {
        AnyView(StyledView(self, configuration) { $0.makeBody(configuration: $1) })
    }
}

/// What a style is told of a toggle.
public struct ToggleStyleConfiguration {
    /// A toggle's label.
    public struct Label: View {
        let view: AnyView
        /// What the author gave.
        public var body: some View { view }
    }
    /// The label.
    public let label: ToggleStyleConfiguration.Label
    /// Whether the toggle is on; `$isOn` is a binding to it.
    @Binding public var isOn: Bool
    /// Whether the toggle stands for several values that differ.
    public var isMixed: Bool
    let state: ToggleState

    init<L: View>(label: L, state: ToggleState) {
        self.label = Label(view: AnyView(label))
        self.state = state
        _isOn = state.all
        isMixed = state.isMixed
    }
}

extension EnvironmentValues {
    var toggleStyles: StyleChain<any ToggleStyle> {
        get { self[ToggleStylesKey.self] }
        set { self[ToggleStylesKey.self] = newValue }
    }
    private struct ToggleStylesKey: EnvironmentKey {
        static var defaultValue: StyleChain<any ToggleStyle> { StyleChain(DefaultToggleStyle()) }
    }
}

extension View {
    /// Sets the look of toggles in this view.
    public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { self.style(\.toggleStyles, style) }
}

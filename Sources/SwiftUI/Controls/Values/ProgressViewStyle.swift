import Toolkit
import ViewGraph
import ViewLayout

/// A look of progress views.
///
/// Follows <https://developer.apple.com/documentation/swiftui/progressviewstyle>.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    /// The type of the view that shows progress.
    associatedtype Body: View
    /// What is known of the progress.
    typealias Configuration = ProgressViewStyleConfiguration

    /// The view that shows progress.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Self.Configuration) -> Self.Body
}

extension ProgressViewStyle {
    func _makeView(_ configuration: ProgressViewStyleConfiguration) -> AnyView {
        AnyView(StyledView(self, configuration) { $0.makeBody(configuration: $1) })
    }
}

/// What a style is told of progress.
public struct ProgressViewStyleConfiguration {
    /// What is going on.
    public struct Label: View {
        let view: AnyView
        /// What the author gave.
        public var body: some View { view }
    }
    /// How far it is, in words.
    public struct CurrentValueLabel: View {
        let view: AnyView
        /// What the author gave.
        public var body: some View { view }
    }
    /// 0 to 1; nil while nobody knows.
    public let fractionCompleted: Double?
    /// What is going on; nil if nothing was said of it.
    public var label: ProgressViewStyleConfiguration.Label?
    /// How far it is, in words; nil if nothing was said of it.
    public var currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel?
}

/// The look that fits: a bar where the end is known, a turning circle else.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    /// The look that fits.
    public nonisolated init() {}
    /// A bar or a circle.
    public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            CircularProgressViewStyle().makeBody(configuration: configuration)
        } else {
            LinearProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

/// A bar that fills, or moves to and fro where the end is not known.
public struct LinearProgressViewStyle: ProgressViewStyle {
    private let tint: Color?
    /// A bar.
    public nonisolated init() { tint = nil }
    /// A bar in a colour.
    public nonisolated init(tint: Color) { self.tint = tint }
    /// The label over the bar, the value under it.
    public func makeBody(configuration: Configuration) -> some View {
        ProgressParts(configuration: configuration, look: .bar, tint: tint)
    }
}

/// A circle that turns, or a ring that fills where the end is known.
public struct CircularProgressViewStyle: ProgressViewStyle {
    private let tint: Color?
    /// A circle.
    public nonisolated init() { tint = nil }
    /// A circle in a colour.
    public nonisolated init(tint: Color) { self.tint = tint }
    /// The label and the value under the circle.
    public func makeBody(configuration: Configuration) -> some View {
        ProgressParts(configuration: configuration, look: .circle, tint: tint)
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// The look that fits: a bar where the end is known, a turning circle else.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A circle.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// The desktop's indicator with its labels.
private struct ProgressParts: View {
    let configuration: ProgressViewStyleConfiguration
    let look: ProgressContent.Style
    let tint: Color?
    @State private var name = LabelName()
    @Environment(\.areLabelsHidden) private var areLabelsHidden

    var body: some View {
        VStack(alignment: look == .bar ? .leading : .center, spacing: look == .bar ? 4 : 8) {
            if look == .bar { label }
            ProgressControl(look: look, fraction: configuration.fractionCompleted, tint: tint)
                .environment(\.controlName, name)
            if look == .circle { label }
            if !areLabelsHidden, let value = configuration.currentValueLabel {
                value.font(.caption).foregroundColor(.secondary)
            }
        }
    }

    @ViewBuilder private var label: some View {
        if let label = configuration.label {
            NamingLabel(label: label, name: name, isShown: !areLabelsHidden).accessibilityHidden(true)
        }
    }
}

/// The desktop's indicator.
struct ProgressControl: ControlView {
    let look: ProgressContent.Style
    let fraction: Double?
    var tint: Color?

    func controlContent(_ environment: EnvironmentValues) -> ProgressContent {
        var content = ProgressContent(look, fraction: fraction, name: environment.controlName?.text ?? "")
        content.scale = environment.controlSize.scale
        content.tint = tint?.paint ?? environment.tintPaint
        return content
    }
}

extension EnvironmentValues {
    var progressViewStyles: StyleChain<any ProgressViewStyle> {
        get { self[ProgressViewStylesKey.self] }
        set { self[ProgressViewStylesKey.self] = newValue }
    }
    private struct ProgressViewStylesKey: EnvironmentKey {
        static var defaultValue: StyleChain<any ProgressViewStyle> { StyleChain(DefaultProgressViewStyle()) }
    }
}

extension View {
    /// Sets the look of progress views in this view.
    public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        self.style(\.progressViewStyles, style)
    }
}

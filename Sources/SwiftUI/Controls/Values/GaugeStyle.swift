import Toolkit
import ViewGraph
import ViewLayout

/// A look of gauges.
///
/// Follows <https://developer.apple.com/documentation/swiftui/gaugestyle>.
@MainActor @preconcurrency
public protocol GaugeStyle {
    /// The type of the view that shows it.
    associatedtype Body: View
    /// What a style is told.
    typealias Configuration = GaugeStyleConfiguration

    /// The view that shows it.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Self.Configuration) -> Self.Body
}

extension GaugeStyle {
    func _makeView(_ configuration: GaugeStyleConfiguration) -> AnyView {
        AnyView(StyledView(self, configuration) { $0.makeBody(configuration: $1) })
    }
}

/// What a style is told of a gauge.
public struct GaugeStyleConfiguration {
    /// What is measured.
    public struct Label: View {
        let view: AnyView
        /// What the author gave.
        public var body: some View { view }
    }
    /// The value in words.
    public struct CurrentValueLabel: View {
        let view: AnyView
        /// What the author gave.
        public var body: some View { view }
    }
    /// The range's start in words.
    public struct MinimumValueLabel: View {
        let view: AnyView
        /// What the author gave.
        public var body: some View { view }
    }
    /// The range's end in words.
    public struct MaximumValueLabel: View {
        let view: AnyView
        /// What the author gave.
        public var body: some View { view }
    }
    /// Where the value lies, 0 at the range's start and 1 at its end.
    public var value: Double
    /// What is measured.
    public var label: GaugeStyleConfiguration.Label
    /// The value in words; nil if nothing was said of it.
    public var currentValueLabel: GaugeStyleConfiguration.CurrentValueLabel?
    /// The range's start in words; nil if nothing was said of it.
    public var minimumValueLabel: GaugeStyleConfiguration.MinimumValueLabel?
    /// The range's end in words; nil if nothing was said of it.
    public var maximumValueLabel: GaugeStyleConfiguration.MaximumValueLabel?
}

/// The desktop's look: a bar that is filled up to the value.
public struct DefaultGaugeStyle: GaugeStyle {
    /// The desktop's look: a bar that is filled up to the value.
    public nonisolated init() {}
    /// The indicator with its labels.
    public func makeBody(configuration: Configuration) -> some View {
        LinearGauge(configuration: configuration)
    }
}
extension GaugeStyle where Self == DefaultGaugeStyle {
    /// The desktop's look: a bar that is filled up to the value.
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// A bar that is filled up to the value.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    /// A bar that is filled up to the value.
    public nonisolated init() {}
    /// The indicator with its labels.
    public func makeBody(configuration: Configuration) -> some View {
        LinearGauge(configuration: configuration)
    }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A bar that is filled up to the value.
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

/// A bar that is filled up to the value.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    /// A bar that is filled up to the value.
    public nonisolated init() {}
    /// The indicator with its labels.
    public func makeBody(configuration: Configuration) -> some View {
        LinearGauge(configuration: configuration)
    }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// A bar that is filled up to the value.
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}

/// A bar that is filled up to the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
    /// A bar that is filled up to the value.
    public nonisolated init() {}
    /// The indicator with its labels.
    public func makeBody(configuration: Configuration) -> some View {
        LinearGauge(configuration: configuration)
    }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A bar that is filled up to the value.
    public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

/// A ring that is filled up to the value.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    /// A ring that is filled up to the value.
    public nonisolated init() {}
    /// The indicator with its labels.
    public func makeBody(configuration: Configuration) -> some View {
        CircularGauge(configuration: configuration)
    }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A ring that is filled up to the value.
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}

/// A ring that is filled up to the value.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    /// A ring that is filled up to the value.
    public nonisolated init() {}
    /// The indicator with its labels.
    public func makeBody(configuration: Configuration) -> some View {
        CircularGauge(configuration: configuration)
    }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// A ring that is filled up to the value.
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

private struct LinearGauge: View {
    let configuration: GaugeStyleConfiguration
    @State private var name = LabelName()
    @Environment(\.areLabelsHidden) private var areLabelsHidden

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            NamingLabel(label: configuration.label, name: name, isShown: !areLabelsHidden).accessibilityHidden(true)
            HStack(spacing: 6) {
                configuration.minimumValueLabel
                ProgressControl(look: .level, fraction: configuration.value).environment(\.controlName, name)
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel.font(.caption).foregroundColor(.secondary)
        }
    }
}

private struct CircularGauge: View {
    let configuration: GaugeStyleConfiguration
    @State private var name = LabelName()

    var body: some View {
        NamingLabel(label: configuration.label, name: name, isShown: false)
        ProgressControl(look: .circle, fraction: configuration.value)
            .controlSize(.large)
            .environment(\.controlName, name)
            .overlay { configuration.currentValueLabel.font(.caption) }
    }
}

extension EnvironmentValues {
    var gaugeStyles: StyleChain<any GaugeStyle> {
        get { self[GaugeStylesKey.self] }
        set { self[GaugeStylesKey.self] = newValue }
    }
    private struct GaugeStylesKey: EnvironmentKey {
        static var defaultValue: StyleChain<any GaugeStyle> { StyleChain(DefaultGaugeStyle()) }
    }
}

extension View {
    /// Sets the look of gauges in this view.
    public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { self.style(\.gaugeStyles, style) }
}

import Foundation
import Toolkit
import ViewGraph
import ViewLayout

/// How a value lies in a range.
///
/// Follows <https://developer.apple.com/documentation/swiftui/gauge>.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
    nonisolated(unsafe) private let label: Label
    nonisolated(unsafe) private let valueLabel: CurrentValueLabel
    nonisolated(unsafe) private let minimumLabel: BoundsLabel
    nonisolated(unsafe) private let maximumLabel: BoundsLabel
    private let value: Double
    @Environment(\.gaugeStyles) private var styles

    private nonisolated init<V: BinaryFloatingPoint>(
        _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ valueLabel: CurrentValueLabel,
        _ minimumLabel: BoundsLabel, _ maximumLabel: BoundsLabel
    ) {
        let length = bounds.upperBound - bounds.lowerBound
        let part = length > 0 ? Double((value - bounds.lowerBound) / length) : 0
        self.value = part.isNaN ? 0 : min(max(part, 0), 1)
        self.label = label
        self.valueLabel = valueLabel
        self.minimumLabel = minimumLabel
        self.maximumLabel = maximumLabel
    }

    /// The gauge as the style in force shows it.
    public var body: some View {
        styles.style._makeView(
            GaugeStyleConfiguration(
                value: value, label: .init(view: AnyView(label)),
                currentValueLabel: valueLabel is EmptyView ? nil : .init(view: AnyView(valueLabel)),
                minimumValueLabel: minimumLabel is EmptyView ? nil : .init(view: AnyView(minimumLabel)),
                maximumValueLabel: maximumLabel is EmptyView ? nil : .init(view: AnyView(maximumLabel)))
        )
        .inBody(of: styles, \.gaugeStyles)
    }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// A value in a range with a label.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) where CurrentValueLabel == EmptyView {
        self.init(value, bounds, label(), EmptyView(), EmptyView(), EmptyView())
    }

    /// A value in a range with a label and one for the value.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(value, bounds, label(), currentValueLabel(), EmptyView(), EmptyView())
    }
}

extension Gauge where MarkedValueLabels == EmptyView {
    /// A value in a range with labels for it and for the range's ends.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
    }
}

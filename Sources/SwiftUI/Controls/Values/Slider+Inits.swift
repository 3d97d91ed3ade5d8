import ViewGraph
import ViewLayout

extension Slider {
    /// A slider in a range, with a label and labels at its ends.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            SliderControl(value, bounds, step: nil, onEditingChanged), label: label(),
            minimumLabel: minimumValueLabel(), maximumLabel: maximumValueLabel())
    }
    /// A slider in a range, with a label and labels at its ends.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            SliderControl(value, bounds, step: nil, onEditingChanged), label: label(),
            minimumLabel: minimumValueLabel, maximumLabel: maximumValueLabel)
    }
    /// A slider in a range, in steps of `step` from its start, with a label and labels at its ends.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            SliderControl(value, bounds, step: step, onEditingChanged), label: label(),
            minimumLabel: minimumValueLabel(), maximumLabel: maximumValueLabel())
    }
    /// A slider in a range, in steps of `step` from its start, with a label and labels at its ends.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in },
        minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            SliderControl(value, bounds, step: step, onEditingChanged), label: label(),
            minimumLabel: minimumValueLabel, maximumLabel: maximumValueLabel)
    }
}

extension Slider where ValueLabel == EmptyView {
    /// A slider in a range, with a label.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            SliderControl(value, bounds, step: nil, onEditingChanged), label: label(), minimumLabel: EmptyView(),
            maximumLabel: EmptyView())
    }
    /// A slider in a range, with a label.
    @_disfavoredOverload
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            SliderControl(value, bounds, step: nil, onEditingChanged), label: label(), minimumLabel: EmptyView(),
            maximumLabel: EmptyView())
    }
    /// A slider in a range, in steps of `step` from its start, with a label.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            SliderControl(value, bounds, step: step, onEditingChanged), label: label(), minimumLabel: EmptyView(),
            maximumLabel: EmptyView())
    }
    /// A slider in a range, in steps of `step` from its start, with a label.
    @_disfavoredOverload
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            SliderControl(value, bounds, step: step, onEditingChanged), label: label(), minimumLabel: EmptyView(),
            maximumLabel: EmptyView())
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// A slider in a range.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            SliderControl(value, bounds, step: nil, onEditingChanged), label: EmptyView(),
            minimumLabel: EmptyView(), maximumLabel: EmptyView())
    }
    /// A slider in a range, in steps of `step` from its start.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            SliderControl(value, bounds, step: step, onEditingChanged), label: EmptyView(),
            minimumLabel: EmptyView(), maximumLabel: EmptyView())
    }
}

import Foundation
import ViewGraph

extension Stepper {
    /// A stepper.
    public nonisolated init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: label(), StepperControl(value, bounds: nil, step: step, onEditingChanged))
    }
    /// A stepper.
    @_disfavoredOverload
    public nonisolated init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), StepperControl(value, bounds: nil, step: step, onEditingChanged))
    }
    /// A stepper, which shows the value by a format.
    public nonisolated init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1,
        format: F, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    )
    where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(
            label: label(), StepperControl(value, bounds: nil, step: step, onEditingChanged, format: format.format))
    }
    /// A stepper within bounds.
    public nonisolated init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>,
        step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: label(), StepperControl(value, bounds: bounds, step: step, onEditingChanged))
    }
    /// A stepper within bounds.
    @_disfavoredOverload
    public nonisolated init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>,
        step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), StepperControl(value, bounds: bounds, step: step, onEditingChanged))
    }
    /// A stepper within bounds, which shows the value by a format.
    public nonisolated init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    )
    where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(
            label: label(), StepperControl(value, bounds: bounds, step: step, onEditingChanged, format: format.format))
    }
    /// A stepper that calls closures; nil where it cannot step.
    public nonisolated init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: label(), StepperControl(onIncrement, onDecrement, onEditingChanged))
    }
    /// A stepper that calls closures; nil where it cannot step.
    @_disfavoredOverload
    public nonisolated init(
        onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), StepperControl(onIncrement, onDecrement, onEditingChanged))
    }
}

extension Stepper where Label == Text {
    /// A stepper.
    public nonisolated init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: Text(titleKey), StepperControl(value, bounds: nil, step: step, onEditingChanged))
    }
    /// A stepper, which shows the value by a format.
    public nonisolated init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
        step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    )
    where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(
            label: Text(titleKey),
            StepperControl(value, bounds: nil, step: step, onEditingChanged, format: format.format))
    }
    /// A stepper.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: Text(title), StepperControl(value, bounds: nil, step: step, onEditingChanged))
    }
    /// A stepper, which shows the value by a format.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>,
        step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    )
    where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(
            label: Text(title), StepperControl(value, bounds: nil, step: step, onEditingChanged, format: format.format))
    }
    /// A stepper within bounds.
    public nonisolated init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>,
        in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: Text(titleKey), StepperControl(value, bounds: bounds, step: step, onEditingChanged))
    }
    /// A stepper within bounds, which shows the value by a format.
    public nonisolated init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
        in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    )
    where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(
            label: Text(titleKey),
            StepperControl(value, bounds: bounds, step: step, onEditingChanged, format: format.format))
    }
    /// A stepper within bounds.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>,
        in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: Text(title), StepperControl(value, bounds: bounds, step: step, onEditingChanged))
    }
    /// A stepper within bounds, which shows the value by a format.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>,
        in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    )
    where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(
            label: Text(title),
            StepperControl(value, bounds: bounds, step: step, onEditingChanged, format: format.format))
    }
    /// A stepper that calls closures; nil where it cannot step.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: Text(titleKey), StepperControl(onIncrement, onDecrement, onEditingChanged))
    }
    /// A stepper that calls closures; nil where it cannot step.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: Text(title), StepperControl(onIncrement, onDecrement, onEditingChanged))
    }
}

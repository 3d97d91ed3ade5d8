import Toolkit
import ViewGraph

/// A control that raises and lowers a value in steps.
///
/// Follows <https://developer.apple.com/documentation/swiftui/stepper>.
public struct Stepper<Label: View>: View {
    nonisolated(unsafe) private let label: Label
    private let control: StepperControl

    nonisolated init(label: Label, _ control: StepperControl) {
        self.label = label
        self.control = control
    }

    /// The label with two buttons.
    public var body: some View {
        LabelledControl(label: label) {
            if let text = control.text { StepperValue(text: text) }
            control
        }
    }
}

/// The value of a stepper with a format.
private struct StepperValue: View {
    let text: @MainActor () -> String
    var body: some View { Text(verbatim: text()) }
}

/// The buttons of a stepper.
struct StepperControl: ControlView {
    static var readsBindings: Bool { true }

    /// What a step up and down does, nil where there is none now. Asked while the view is evaluated.
    let steps: @MainActor () -> (up: (@MainActor () -> Void)?, down: (@MainActor () -> Void)?)
    let editingChanged: @MainActor (Bool) -> Void
    /// The value as it is shown, where there is a format.
    let text: (@MainActor () -> String)?
    /// The value as those hear it who cannot see the label.
    private let spoken: (@MainActor () -> String)?

    nonisolated init(
        _ onIncrement: (() -> Void)?, _ onDecrement: (() -> Void)?, _ editingChanged: @escaping (Bool) -> Void
    ) {
        nonisolated(unsafe) let (up, down) = (onIncrement, onDecrement)
        nonisolated(unsafe) let editingChanged = editingChanged
        let goesUp = up != nil
        let goesDown = down != nil
        let stepUp: @MainActor () -> Void = { up?() }
        let stepDown: @MainActor () -> Void = { down?() }
        steps = { (goesUp ? stepUp : nil, goesDown ? stepDown : nil) }
        self.editingChanged = { editingChanged($0) }
        text = nil
        spoken = nil
    }

    nonisolated init<V: Strideable>(
        _ value: Binding<V>, bounds: ClosedRange<V>?, step: V.Stride, _ editingChanged: @escaping (Bool) -> Void,
        format: ((V) -> String)? = nil
    ) {
        nonisolated(unsafe) let (bounds, step, format) = (bounds, step, format)
        nonisolated(unsafe) let editingChanged = editingChanged
        self.editingChanged = { editingChanged($0) }
        steps = {
            func stepping(isUp: Bool) -> (@MainActor () -> Void)? {
                let present = value.wrappedValue
                let raises = isUp == (step > 0)
                if let bounds, raises ? present >= bounds.upperBound : present <= bounds.lowerBound { return nil }
                return {
                    let next = value.wrappedValue.advanced(by: isUp ? step : 0 - step)
                    value.wrappedValue = bounds.map { min(max(next, $0.lowerBound), $0.upperBound) } ?? next
                }
            }
            return (stepping(isUp: true), stepping(isUp: false))
        }
        spoken = { format?(value.wrappedValue) ?? "\(value.wrappedValue)" }
        text = format == nil ? nil : spoken
    }

    func controlContent(_ environment: EnvironmentValues) -> StepperContent {
        let steps = steps()
        var content = StepperContent(
            name: environment.controlName?.text ?? "", increment: steps.up, decrement: steps.down)
        content.value = spoken?()
        content.scale = environment.controlSize.scale
        content.editingChanged = editingChanged
        return content
    }
}

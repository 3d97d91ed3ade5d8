import Foundation
import Toolkit
import ViewGraph
import ViewLayout

/// A control for a value in a range.
///
/// Takes the width it is offered. Follows <https://developer.apple.com/documentation/swiftui/slider>.
public struct Slider<Label: View, ValueLabel: View>: View {
    nonisolated(unsafe) private let label: Label
    nonisolated(unsafe) private let minimumLabel: ValueLabel
    nonisolated(unsafe) private let maximumLabel: ValueLabel
    private let control: SliderControl

    nonisolated init(
        _ control: SliderControl, label: Label, minimumLabel: ValueLabel, maximumLabel: ValueLabel
    ) {
        self.label = label
        self.minimumLabel = minimumLabel
        self.maximumLabel = maximumLabel
        self.control = control
    }

    /// The label, the slider, and the labels at its ends.
    public var body: some View {
        LabelledControl(label: label) {
            HStack(spacing: 6) {
                minimumLabel
                control
                maximumLabel
            }
        }
    }
}

/// The slider without its labels.
struct SliderControl: ControlView {
    static var readsBindings: Bool { true }

    let value: Binding<Double>
    let range: ClosedRange<Double>
    let step: Double?
    let editingChanged: @MainActor (Bool) -> Void

    nonisolated init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ range: ClosedRange<V>, step: V.Stride?, _ editingChanged: @escaping (Bool) -> Void
    ) where V.Stride: BinaryFloatingPoint {
        self.value = value.asDouble
        self.range = Double(range.lowerBound)...Double(range.upperBound)
        self.step = step.map { Double($0) }
        nonisolated(unsafe) let editingChanged = editingChanged
        self.editingChanged = { editingChanged($0) }
    }

    func controlContent(_ environment: EnvironmentValues) -> SliderContent {
        var content = SliderContent(
            value: min(max(value.wrappedValue, range.lowerBound), range.upperBound), range: range,
            name: environment.controlName?.text ?? ""
        ) { [value] in value.wrappedValue = $0 }
        content.step = step
        content.scale = environment.controlSize.scale
        content.tint = environment.tintPaint
        content.editingChanged = editingChanged
        return content
    }
}

extension Binding where Value: BinaryFloatingPoint {
    /// The value as the desktop's controls have it.
    nonisolated var asDouble: Binding<Double> { self[dynamicMember: \Value._double] }
}

extension BinaryFloatingPoint {
    var _double: Double {
        get { Double(self) }
        set { self = Self(newValue) }
    }
}

import Foundation

/// A value in a range, set by dragging.
package struct SliderContent: ControlContent {
    package var value: Double
    package var range: ClosedRange<Double>
    /// Values are the range's start and whole steps from it; nil for any.
    package var step: Double?
    package var name: String
    package var scale = ControlScale.regular
    package var tint: Paint?
    /// The person asks for a value; the control shows what the next content says.
    package var setValue: @MainActor (Double) -> Void
    /// Told when the person begins and ends to change the value.
    package var editingChanged: @MainActor (Bool) -> Void = { _ in }

    package init(
        value: Double, range: ClosedRange<Double>, name: String, setValue: @escaping @MainActor (Double) -> Void
    ) {
        self.value = value
        self.range = range
        self.name = name
        self.setValue = setValue
    }

    /// The nearest value that the slider may have.
    package func allowed(_ value: Double) -> Double {
        let inside = min(max(value, range.lowerBound), range.upperBound)
        guard let step, step > 0 else { return inside }
        let steps = ((inside - range.lowerBound) / step).rounded()
        let stepped = range.lowerBound + steps * step
        return stepped > range.upperBound ? range.lowerBound + (steps - 1) * step : stepped
    }

    /// What an arrow key changes.
    package var keyStep: Double { step ?? (range.upperBound - range.lowerBound) / 20 }

    package func hasSameSize(as old: SliderContent) -> Bool { scale == old.scale }

    package var accessible: Accessible { Accessible(.slider, name: name, value: value.formattedBriefly) }

    package func measure(width: Double?, height: Double?, metrics: TextMetrics) -> CGSize {
        CGSize(width: width.map { $0.isFinite ? max($0, 40) : 10_000 } ?? 160, height: 26)
    }

    package func perform(_ action: UserAction) -> Bool {
        let new: Double
        switch action {
        case .setValue(let value): new = value
        case .increment: new = value + keyStep
        case .decrement: new = value - keyStep
        default: return false
        }
        editingChanged(true)
        setValue(allowed(new))
        editingChanged(false)
        return true
    }
}

extension Double {
    /// Without a fraction where there is none.
    package var formattedBriefly: String { Int(exactly: self).map(String.init) ?? "\(self)" }
}

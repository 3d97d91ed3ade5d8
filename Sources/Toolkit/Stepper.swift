import Foundation

/// Two buttons, to raise and to lower something.
package struct StepperContent: ControlContent {
    package var name: String
    /// What is stepped through, as those who cannot see it hear it.
    package var value: String?
    package var scale = ControlScale.regular
    /// nil at the end of the range.
    package var increment: (@MainActor () -> Void)?
    package var decrement: (@MainActor () -> Void)?
    /// Told when the person begins and ends to hold a button down.
    package var editingChanged: @MainActor (Bool) -> Void = { _ in }

    package init(
        name: String, increment: (@MainActor () -> Void)?, decrement: (@MainActor () -> Void)?
    ) {
        self.name = name
        self.increment = increment
        self.decrement = decrement
    }

    package func hasSameSize(as old: StepperContent) -> Bool { scale == old.scale }

    package var accessible: Accessible { Accessible(.spinButton, name: name, value: value) }

    package func measure(width: Double?, height: Double?, metrics: TextMetrics) -> CGSize {
        CGSize(width: 64, height: 32)
    }

    package func perform(_ action: UserAction) -> Bool {
        let step = action == .increment ? increment : action == .decrement ? decrement : nil
        guard let step else { return false }
        editingChanged(true)
        step()
        editingChanged(false)
        return true
    }
}

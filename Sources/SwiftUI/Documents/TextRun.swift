import Foundation
import FoundationSupplement
import Toolkit
import ViewGraph

/// A change of text that a person makes in a control, while it is being made.
@MainActor
enum TextStep {
    struct Change {
        /// In scalars.
        var start: Int
        var removed: Int
        var inserted: Int
    }
    fileprivate(set) static var current: Change?

    /// Writes what a person has typed.
    static func write(_ new: String, to text: Binding<String>) {
        if text.location.recordsUndo {
            let difference = TextDifference(from: text.wrappedValue, to: new)
            current = Change(
                start: difference.start, removed: difference.removed,
                inserted: difference.inserted.unicodeScalars.count)
        }
        defer { current = nil }
        text.wrappedValue = new
    }
}

/// Typing that is undone as one: letters behind each other, or removed one after the other, without a long pause.
@MainActor
struct TextRun {
    private var last: TextStep.Change?
    private var time = 0.0
    /// `UndoManager.registrations` when the run began: nothing else was recorded since.
    private var registrations = -1
    private static let longestPause = 3.0

    /// Whether what is being done belongs to the run, whose record is still the last.
    mutating func goesOn(_ undo: UndoManager) -> Bool {
        let now = Desktop.toolkit?.now ?? 0
        defer { time = now }
        guard let step = TextStep.current, let last, undo.registrations == registrations, !undo.isUndoing,
            !undo.isRedoing, now - time <= Self.longestPause
        else { return false }
        let isTyped =
            step.removed == 0 && last.inserted > 0 && step.start == last.start + last.inserted
        let isErased =
            step.inserted == 0 && last.inserted == 0
            && (step.start + step.removed == last.start || step.start == last.start)
        guard isTyped || isErased else { return false }
        self.last = step
        return true
    }

    /// What is being done was recorded as the beginning of a run.
    mutating func began(_ undo: UndoManager) {
        last = TextStep.current
        registrations = undo.registrations
        time = Desktop.toolkit?.now ?? 0
    }
}

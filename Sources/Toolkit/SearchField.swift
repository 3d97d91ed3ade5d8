import Foundation

/// One line of text to search for.
package struct SearchFieldContent: ControlContent {
    package var text: String
    /// What is searched for beside the text, before it in the field.
    package var tokens: [String] = []
    /// The person takes the token at an index away.
    package var tokenRemoved: @MainActor (Int) -> Void = { _ in }
    /// The person presses the token at an index, which is at a place in the field, to change it; nil where a press takes
    /// it away.
    package var tokenPressed: (@MainActor (Int, CGRect) -> Void)?
    package var placeholder: String
    package var textChanged: @MainActor (String) -> Void
    /// Return was pressed.
    package var submitted: @MainActor () -> Void
    /// The person ends the search: by Escape.
    package var ended: @MainActor () -> Void
    package var focusChanged: @MainActor (Bool) -> Void
    /// An arrow key was pressed, 1 for down and -1 for up; false where it means nothing.
    package var moved: @MainActor (Int) -> Bool

    package init(
        text: String, placeholder: String, textChanged: @escaping @MainActor (String) -> Void,
        submitted: @escaping @MainActor () -> Void, ended: @escaping @MainActor () -> Void,
        focusChanged: @escaping @MainActor (Bool) -> Void, moved: @escaping @MainActor (Int) -> Bool
    ) {
        self.text = text
        self.placeholder = placeholder
        self.textChanged = textChanged
        self.submitted = submitted
        self.ended = ended
        self.focusChanged = focusChanged
        self.moved = moved
    }

    package func hasSameSize(as old: SearchFieldContent) -> Bool { tokens == old.tokens }

    package var accessible: Accessible {
        Accessible(.searchField, name: placeholder, value: (tokens + [text]).joined(separator: tokens.isEmpty ? "" : " "))
    }

    /// The width of a field that may choose.
    package static let idealWidth = 200.0
    package static let leastWidth = 150.0

    package func measure(width: Double?, height: Double?, metrics: TextMetrics) -> CGSize {
        CGSize(width: max(min(width ?? Self.idealWidth, 400), Self.leastWidth), height: 34)
    }

    package func perform(_ action: UserAction) -> Bool {
        switch action {
        case .setText(let new): textChanged(new)
        case .submit: submitted()
        case .cancel: ended()
        case .move(let step): return moved(step)
        default: return false
        }
        return true
    }
}

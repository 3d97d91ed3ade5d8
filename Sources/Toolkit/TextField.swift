import Foundation

package struct TextFieldContent: ControlContent, UndoKeeping {
    package enum Style: Sendable { case automatic, plain, rounded }

    /// The text that the app holds. What is being typed stands until the app's text differs from it.
    package var text: String
    package var placeholder: String
    /// Read to those who cannot see the screen.
    package var name: String
    package var style = Style.automatic
    package var isSecure = false
    package var alignment = TextContent.Alignment.leading
    package var scale = ControlScale.regular
    /// For input methods and keyboards on screen.
    package var purpose = TextPurpose.text
    package var checksSpelling = true
    /// Whether the text itself can undo what is typed; if not, the app does.
    package var keepsUndo = true
    /// Whether it can be changed; if not, it can be read and copied still.
    package var isEditable = true
    package var font = FontDescription()
    package var textChanged: @MainActor (String) -> Void
    package var submitted: @MainActor () -> Void
    package var focusChanged: @MainActor (Bool) -> Void = { _ in }

    package init(
        text: String, placeholder: String, name: String, textChanged: @escaping @MainActor (String) -> Void,
        submitted: @escaping @MainActor () -> Void
    ) {
        self.text = text
        self.placeholder = placeholder
        self.name = name
        self.textChanged = textChanged
        self.submitted = submitted
    }

    package func hasSameSize(as old: TextFieldContent) -> Bool {
        style == old.style && font == old.font && scale == old.scale && isSecure == old.isSecure
    }

    /// What nobody may read has an entry of its own.
    package func needsAnotherControl(than old: TextFieldContent) -> Bool { isSecure != old.isSecure }

    package var accessible: Accessible {
        Accessible(isSecure ? .secureTextField : .textField, name: name, value: isSecure ? nil : text)
    }

    package func measure(width: Double?, height: Double?, metrics: TextMetrics) -> CGSize {
        let ideal = 160.0
        let offered = width.map { $0.isFinite ? max($0, 40) : 10_000 } ?? ideal
        return CGSize(width: offered, height: (metrics.size(of: font) * 1.25).rounded(.up) + 14)
    }

    package func perform(_ action: UserAction) -> Bool {
        switch action {
        case .setText(let new) where isEditable: textChanged(new)
        case .submit: submitted()
        default: return false
        }
        return true
    }
}

/// What kind of text is entered.
package enum TextPurpose: Sendable {
    case text, password, pin, email, phone, url, digits, number
}

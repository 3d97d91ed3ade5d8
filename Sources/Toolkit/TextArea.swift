import Foundation

/// Text that may undo by itself what is typed.
package protocol UndoKeeping {
    var keepsUndo: Bool { get }
}

/// Several lines of text to edit.
package struct TextAreaContent: ControlContent, UndoKeeping {
    package enum Kind: Equatable, Sendable {
        /// As large as it is offered; scrolls.
        case editor
        /// As tall as its text, within the limit of lines; Return submits.
        case field(isPlain: Bool)
    }
    package var kind = Kind.editor
    /// The text that the app holds. What is being typed stands until the app's text differs from it.
    package var text: String
    package var placeholder = ""
    package var name: String
    package var style = TextStyle()
    package var alignment = TextContent.Alignment.leading
    /// Extra points between lines.
    package var lineSpacing = 0.0
    /// Most lines shown at once by a field; nil for as many as there are.
    package var lineLimit: Int?
    package var checksSpelling = true
    /// Whether the text itself can undo what is typed; if not, the app does.
    package var keepsUndo = true
    /// Whether it can be changed; if not, it can be read and copied still.
    package var isEditable = true
    package var textChanged: @MainActor (String) -> Void
    package var submitted: @MainActor () -> Void = {}
    package var focusChanged: @MainActor (Bool) -> Void = { _ in }

    package init(text: String, name: String, textChanged: @escaping @MainActor (String) -> Void) {
        self.text = text
        self.name = name
        self.textChanged = textChanged
    }

    package func hasSameSize(as old: TextAreaContent) -> Bool {
        switch kind {
        case .editor: true
        // A field grows as it is typed into, and tells of it then.
        case .field: text == old.text && style == old.style && lineLimit == old.lineLimit
        }
    }

    package func needsAnotherControl(than old: TextAreaContent) -> Bool { kind != old.kind }

    package var accessible: Accessible { Accessible(.textArea, name: name, value: text) }

    package func measure(width: Double?, height: Double?, metrics: TextMetrics) -> CGSize {
        func length(_ offered: Double?, least: Double, ideal: Double) -> Double {
            offered.map { $0.isFinite ? max($0, least) : 10_000 } ?? ideal
        }
        let offered = length(width, least: 40, ideal: kind == .editor ? 200 : 160)
        guard case .field(let isPlain) = kind else {
            return CGSize(width: offered, height: length(height, least: 30, ideal: 100))
        }
        var lines = TextContent([TextContent.Run(text.isEmpty ? " " : text, style)])
        lines.lineLimit = lineLimit
        let frame = isPlain ? 0.0 : 14.0
        let inner = metrics.measure(lines, width: max(offered - frame, 1), height: nil)
        return CGSize(width: offered, height: inner.height + frame)
    }

    package func perform(_ action: UserAction) -> Bool {
        switch action {
        case .setText(let new) where isEditable: textChanged(new)
        case .submit where kind != .editor: submitted()
        default: return false
        }
        return true
    }
}

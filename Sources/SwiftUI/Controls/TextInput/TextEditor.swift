import Toolkit
import ViewGraph

/// Lines of text to edit.
///
/// Takes what it is offered, and scrolls. Follows <https://developer.apple.com/documentation/swiftui/texteditor>.
public struct TextEditor: ControlView {
    static var readsBindings: Bool { true }

    private let text: Binding<String>

    /// An editor for a text.
    public nonisolated init(text: Binding<String>) { self.text = text }

    func controlContent(_ environment: EnvironmentValues) -> TextAreaContent {
        let style = environment.textEnvironment
        var content = TextAreaContent(text: text.wrappedValue, name: environment.controlName?.text ?? "") {
            [text] in TextStep.write($0, to: text)
        }
        content.keepsUndo = !text.location.recordsUndo
        content.isEditable = text.location.isWritable
        content.style = style.style
        content.alignment = style.alignment
        content.lineSpacing = style.lineSpacing
        content.checksSpelling = !environment.autocorrectionDisabled
        return content
    }
}

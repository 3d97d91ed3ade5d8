import Toolkit
import ViewGraph

/// A line of text to edit.
///
/// Follows <https://developer.apple.com/documentation/swiftui/textfield>.
public struct TextField<Label: View>: _PrimitiveView {
    let field: TextFieldControl

    public static func _makeNode(_ view: Self, _ parent: _GraphNode) -> _GraphNode {
        ControlNode(view.field, parent: parent)
    }
    public static func _updateNode(_ node: _GraphNode, _ view: Self) {
        unsafeDowncast(node, to: ControlNode<TextFieldControl>.self).receive(view.field)
    }
}

extension TextField where Label == Text {
    /// A field with a localised title, which is shown while it is empty; `prompt` is shown instead if given.
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        field = TextFieldControl(title: Text(titleKey), prompt: prompt, text: text)
    }
    /// A field with a title as it is.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        field = TextFieldControl(title: Text(title), prompt: prompt, text: text)
    }
}

/// A line of text to edit.
struct TextFieldControl: ControlView {
    static var readsBindings: Bool { true }

    let title: Text
    let prompt: Text?
    let text: Binding<String>

    func controlContent(_ environment: EnvironmentValues) -> TextFieldContent {
        let submit = environment.submitActions
        let title = title.resolvedString
        var content = TextFieldContent(
            text: text.wrappedValue, placeholder: prompt?.resolvedString ?? title, name: title,
            textChanged: { [text] in text.wrappedValue = $0 },
            submitted: { for action in submit.reversed() { action() } })
        content.font = environment.textEnvironment.style.font
        return content
    }
}

extension EnvironmentValues {
    /// What is done on Return, from the farthest to the nearest.
    var submitActions: [@MainActor () -> Void] {
        get { self[SubmitKey.self] }
        set { self[SubmitKey.self] = newValue }
    }
    private struct SubmitKey: EnvironmentKey { static var defaultValue: [@MainActor () -> Void] { [] } }
}

extension View {
    /// Runs `action` when the person presses Return in a text field of this view.
    public nonisolated func onSubmit(_ action: @escaping @MainActor () -> Void) -> some View {
        transformEnvironment(\.submitActions) { $0.append(action) }
    }
}

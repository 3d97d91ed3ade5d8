import Foundation
import Toolkit
import ViewGraph
import ViewLayout

/// What text fields of every kind have, whatever their label.
struct FieldConfiguration {
    /// What the field reads and writes.
    enum Source {
        case text(Binding<String>)
        case value(FormattedValue)
    }
    nonisolated(unsafe) var source: Source
    var prompt: Text?
    var isSecure = false
    /// Grows with its text, over several lines.
    var isTall = false
    var editingChanged: (@MainActor (Bool) -> Void)?
    var commit: (@MainActor () -> Void)?

    nonisolated init(_ source: Source, prompt: Text? = nil) {
        self.source = source
        self.prompt = prompt
    }

    /// With the closures of the first versions of text fields.
    nonisolated init(
        _ source: Source, editingChanged: ((Bool) -> Void)?, commit: (() -> Void)?
    ) {
        self.init(source)
        if let editingChanged {
            nonisolated(unsafe) let editingChanged = editingChanged
            self.editingChanged = { editingChanged($0) }
        }
        if let commit {
            nonisolated(unsafe) let commit = commit
            self.commit = { commit() }
        }
    }
}

/// A value that is edited as text.
struct FormattedValue {
    /// The value as text.
    let text: @MainActor () -> String
    /// Takes a text for the value; false where it is none.
    let parse: @MainActor (String) -> Bool
}

/// A field with its label, as the place wants it.
struct LabelledField<Label: View>: View {
    nonisolated(unsafe) let label: Label
    let configuration: FieldConfiguration
    let look: TextFieldContent.Style
    @Environment(\.formPlace) private var place

    var body: some View {
        if place != .elsewhere {
            LabelledControl(label: label) { FieldSource(configuration: configuration, look: look, title: nil) }
        } else if let text = label as? Text {
            FieldSource(configuration: configuration, look: look, title: text)
        } else {
            NamedField(label: label) { FieldSource(configuration: configuration, look: look, title: nil) }
        }
    }
}

/// A field whose label is heard and stands in the empty field, but takes no place.
private struct NamedField<Label: View, Field: View>: View {
    nonisolated(unsafe) let label: Label
    nonisolated(unsafe) let field: Field
    @State private var name = LabelName()

    init(label: Label, @ViewBuilder field: () -> Field) {
        self.label = label
        self.field = field()
    }

    var body: some View {
        NamingLabel(label: label, name: name, isShown: false)
        field.environment(\.controlName, name)
    }
}

/// The field for a text, or for a value as text.
private struct FieldSource: View {
    let configuration: FieldConfiguration
    let look: TextFieldContent.Style
    let title: Text?

    var body: some View {
        switch configuration.source {
        case .text(let text):
            FieldControl(configuration: configuration, look: look, title: title, text: text)
        case .value(let value):
            FormattedField(configuration: configuration, look: look, title: title, value: value)
        }
    }
}

/// A field whose text becomes a value on Return, or when the person goes elsewhere. What is no value is taken back then.
private struct FormattedField: View {
    let configuration: FieldConfiguration
    let look: TextFieldContent.Style
    let title: Text?
    let value: FormattedValue
    /// What is being typed.
    @State private var draft: String?

    var body: some View {
        FieldControl(configuration: committing, look: look, title: title, text: $draft.orElse(value.text))
            .onChange(of: value.text()) { draft = nil }
    }

    private var committing: FieldConfiguration {
        var result = configuration
        let editingChanged = configuration.editingChanged
        let commit = configuration.commit
        result.editingChanged = { isEditing in
            if !isEditing { take() }
            editingChanged?(isEditing)
        }
        result.commit = {
            take()
            commit?()
        }
        return result
    }

    private func take() {
        if let draft { _ = value.parse(draft) }
        draft = nil
    }
}

extension Binding where Value == String? {
    /// The text, or another where there is none.
    @MainActor
    fileprivate func orElse(_ other: @escaping @MainActor () -> String) -> Binding<String> {
        let base = self
        return Binding<String> {
            base.wrappedValue ?? other()
        } set: {
            base.wrappedValue = $0
        }
    }
}

/// The desktop's entry.
struct FieldControl: View {
    let configuration: FieldConfiguration
    let look: TextFieldContent.Style
    let title: Text?
    let text: Binding<String>

    var body: some View {
        if configuration.isTall {
            TallFieldControl(entry: EntryControl(configuration: configuration, look: look, title: title, text: text))
        } else {
            EntryControl(configuration: configuration, look: look, title: title, text: text)
        }
    }
}

/// A line of text to edit.
struct EntryControl: ControlView {
    static var readsBindings: Bool { true }

    let configuration: FieldConfiguration
    let look: TextFieldContent.Style
    let title: Text?
    let text: Binding<String>

    func controlContent(_ environment: EnvironmentValues) -> TextFieldContent {
        let submit = submitted(environment)
        let name = name(environment)
        // In a form the title is beside the field.
        let placeholder = configuration.prompt?.resolvedString ?? (environment.formPlace == .elsewhere ? name : "")
        var content = TextFieldContent(
            text: text.wrappedValue, placeholder: placeholder, name: name,
            textChanged: { [text] in TextStep.write($0, to: text) }, submitted: submit)
        content.keepsUndo = !text.location.recordsUndo
        content.isEditable = text.location.isWritable
        content.style = look
        content.isSecure = configuration.isSecure
        content.font = environment.textEnvironment.style.font
        content.alignment = environment.textEnvironment.alignment
        content.scale = environment.controlSize.scale
        content.purpose = environment.textPurpose
        content.checksSpelling = !environment.autocorrectionDisabled
        content.focusChanged = configuration.editingChanged ?? { _ in }
        return content
    }

    func name(_ environment: EnvironmentValues) -> String {
        title?.resolvedString ?? environment.controlName?.text ?? ""
    }

    func submitted(_ environment: EnvironmentValues) -> @MainActor () -> Void {
        let actions = environment.submitActions(for: .text)
        return { [commit = configuration.commit] in
            commit?()
            for action in actions { action() }
        }
    }
}

/// Several lines of text to edit, in a field as tall as they are.
struct TallFieldControl: ControlView {
    static var readsBindings: Bool { true }

    let entry: EntryControl

    func controlContent(_ environment: EnvironmentValues) -> TextAreaContent {
        let text = environment.textEnvironment
        var content = TextAreaContent(text: entry.text.wrappedValue, name: entry.name(environment)) {
            [binding = entry.text] in binding.wrappedValue = $0
        }
        content.kind = .field(isPlain: entry.look == .plain)
        content.placeholder =
            entry.configuration.prompt?.resolvedString
            ?? (environment.formPlace == .elsewhere ? entry.name(environment) : "")
        content.style = text.style
        content.alignment = text.alignment
        content.lineSpacing = text.lineSpacing
        content.lineLimit = text.lineLimit
        content.submitted = entry.submitted(environment)
        content.focusChanged = entry.configuration.editingChanged ?? { _ in }
        content.checksSpelling = !environment.autocorrectionDisabled
        return content
    }
}

import ViewGraph
import ViewLayout

/// A line of text to edit that nobody may read.
///
/// Follows <https://developer.apple.com/documentation/swiftui/securefield>.
public struct SecureField<Label: View>: View {
    private let field: TextField<Label>

    private nonisolated init(_ label: Label, _ configuration: FieldConfiguration) {
        var secure = configuration
        secure.isSecure = true
        field = TextField(label, secure)
    }

    /// The field in the style of text fields.
    public var body: some View { field }

    /// A field with a label of any views, and a prompt to show while it is empty.
    public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(label(), FieldConfiguration(.text(text), prompt: prompt))
    }
}

extension SecureField where Label == Text {
    /// A field for a secret, with a localised title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, text: Binding<String>
    ) {
        self.init(Text(titleKey), FieldConfiguration(.text(text)))
    }
    /// A field for a secret, with a title as it is.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, text: Binding<String>
    ) {
        self.init(Text(title), FieldConfiguration(.text(text)))
    }
    /// A field for a secret that shows `prompt` while it is empty, with a localised title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?
    ) {
        self.init(Text(titleKey), FieldConfiguration(.text(text), prompt: prompt))
    }
    /// A field for a secret that shows `prompt` while it is empty, with a title as it is.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, text: Binding<String>, prompt: Text?
    ) {
        self.init(Text(title), FieldConfiguration(.text(text), prompt: prompt))
    }
    /// A field for a secret that tells of Return, with a localised title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(Text(titleKey), FieldConfiguration(.text(text), editingChanged: nil, commit: onCommit))
    }
    /// A field for a secret that tells of Return, with a title as it is.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(Text(title), FieldConfiguration(.text(text), editingChanged: nil, commit: onCommit))
    }
}

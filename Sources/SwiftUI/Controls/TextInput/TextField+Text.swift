import Foundation
import ViewGraph

extension TextField where Label == Text {
    /// A field for a text, with a localised title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, text: Binding<String>
    ) {
        self.init(Text(titleKey), FieldConfiguration(.text(text)))
    }
    /// A field for a text, with a title as it is.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, text: Binding<String>
    ) {
        self.init(Text(title), FieldConfiguration(.text(text)))
    }
    /// A field for a text that shows `prompt` while it is empty, with a localised title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?
    ) {
        self.init(Text(titleKey), FieldConfiguration(.text(text), prompt: prompt))
    }
    /// A field for a text that shows `prompt` while it is empty, with a title as it is.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, text: Binding<String>, prompt: Text?
    ) {
        self.init(Text(title), FieldConfiguration(.text(text), prompt: prompt))
    }
    /// A field for a text that grows along an axis, with a localised title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis
    ) {
        self.init(Text(titleKey), FieldConfiguration(.text(text)), isTall: axis == .vertical)
    }
    /// A field for a text that grows along an axis, with a title as it is.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, text: Binding<String>, axis: Axis
    ) {
        self.init(Text(title), FieldConfiguration(.text(text)), isTall: axis == .vertical)
    }
    /// A field for a text that shows `prompt` while it is empty and grows along an axis, with a localised title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis
    ) {
        self.init(Text(titleKey), FieldConfiguration(.text(text), prompt: prompt), isTall: axis == .vertical)
    }
    /// A field for a text that shows `prompt` while it is empty and grows along an axis, with a title as it is.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, text: Binding<String>, prompt: Text?, axis: Axis
    ) {
        self.init(Text(title), FieldConfiguration(.text(text), prompt: prompt), isTall: axis == .vertical)
    }
}

extension TextField {
    /// A field for a text with a label of any views, and a prompt to show while it is empty.
    public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(label(), FieldConfiguration(.text(text), prompt: prompt))
    }
    /// A field for a text with a label of any views that grows along an axis.
    public nonisolated init(
        text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
    ) {
        self.init(label(), FieldConfiguration(.text(text), prompt: prompt), isTall: axis == .vertical)
    }
}

import Foundation
import ViewGraph

// Fields of the first version of SwiftUI, which tell of editing by closures.

extension TextField where Label == Text {
    /// A field for a text that tells when editing begins and ends, with a localised title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(Text(titleKey), FieldConfiguration(.text(text), editingChanged: onEditingChanged, commit: nil))
    }
    /// A field for a text that tells when editing begins and ends, with a title as it is.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(Text(title), FieldConfiguration(.text(text), editingChanged: onEditingChanged, commit: nil))
    }
    /// A field for a text that tells of Return, with a localised title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(Text(titleKey), FieldConfiguration(.text(text), editingChanged: nil, commit: onCommit))
    }
    /// A field for a text that tells of Return, with a title as it is.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(Text(title), FieldConfiguration(.text(text), editingChanged: nil, commit: onCommit))
    }
    /// A field for a text that tells when editing begins and ends and of Return, with a localised title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self.init(Text(titleKey), FieldConfiguration(.text(text), editingChanged: onEditingChanged, commit: onCommit))
    }
    /// A field for a text that tells when editing begins and ends and of Return, with a title as it is.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
    ) {
        self.init(Text(title), FieldConfiguration(.text(text), editingChanged: onEditingChanged, commit: onCommit))
    }
    /// A field for a value as a formatter writes and reads it, with a localised title.
    public nonisolated init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter
    ) {
        self.init(
            Text(titleKey),
            FieldConfiguration(
                .value(FormattedValue(value, formatter)), editingChanged: nil, commit: nil))
    }
    /// A field for a value as a formatter writes and reads it, with a title as it is.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter
    ) {
        self.init(
            Text(title),
            FieldConfiguration(
                .value(FormattedValue(value, formatter)), editingChanged: nil, commit: nil))
    }
    /// A field for a value as a formatter writes and reads it, with a localised title.
    public nonisolated init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(
            Text(titleKey),
            FieldConfiguration(
                .value(FormattedValue(value, formatter)), editingChanged: onEditingChanged, commit: nil))
    }
    /// A field for a value as a formatter writes and reads it, with a title as it is.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(
            Text(title),
            FieldConfiguration(
                .value(FormattedValue(value, formatter)), editingChanged: onEditingChanged, commit: nil))
    }
    /// A field for a value as a formatter writes and reads it, with a localised title.
    public nonisolated init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
    ) {
        self.init(
            Text(titleKey),
            FieldConfiguration(
                .value(FormattedValue(value, formatter)), editingChanged: nil, commit: onCommit))
    }
    /// A field for a value as a formatter writes and reads it, with a title as it is.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
    ) {
        self.init(
            Text(title),
            FieldConfiguration(
                .value(FormattedValue(value, formatter)), editingChanged: nil, commit: onCommit))
    }
    /// A field for a value as a formatter writes and reads it, with a localised title.
    public nonisolated init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
    ) {
        self.init(
            Text(titleKey),
            FieldConfiguration(
                .value(FormattedValue(value, formatter)), editingChanged: onEditingChanged, commit: onCommit))
    }
    /// A field for a value as a formatter writes and reads it, with a title as it is.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self.init(
            Text(title),
            FieldConfiguration(
                .value(FormattedValue(value, formatter)), editingChanged: onEditingChanged, commit: onCommit))
    }
}

import ViewGraph
import ViewLayout

/// A choice of one of several values.
///
/// Each view of the content is a choice: its `tag` is the value, or in a `ForEach` without tags the identifier. A tag
/// counts only if its type is exactly the selection's, optional or not; a selection that is no view's tag shows nothing
/// chosen. Follows <https://developer.apple.com/documentation/swiftui/picker>.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    nonisolated(unsafe) private let label: Label
    private let selection: PickerSelection<SelectionValue>
    nonisolated(unsafe) private let content: Content
    @Environment(\.pickerKind) private var kind

    nonisolated init(_ label: Label, _ selection: PickerSelection<SelectionValue>, _ content: Content) {
        self.label = label
        self.selection = selection
        self.content = content
    }

    /// A choice with a label of any views.
    public nonisolated init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(label(), PickerSelection(selection), content())
    }

    /// A choice with a label of any views.
    public nonisolated init(
        selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
    ) {
        self.init(label, PickerSelection(selection), content())
    }

    /// A choice for several values at once: none is shown while they differ, and all are written.
    public nonisolated init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(label(), PickerSelection(sources: sources.map { $0[keyPath: selection] }), content())
    }

    /// The label with the choices as the style in force shows them.
    public var body: some View {
        LabelledControl(label: label) {
            PickerControl(selection: selection, content: content, kind: kind)
        }
    }
}

extension Picker where Label == Text {
    /// A choice with a localised title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(Text(titleKey), PickerSelection(selection), content())
    }
    /// A choice with a title as it is.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(Text(title), PickerSelection(selection), content())
    }
    /// A choice with a localised title for several values at once.
    public nonisolated init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(Text(titleKey), PickerSelection(sources: sources.map { $0[keyPath: selection] }), content())
    }
    /// A choice with a title as it is for several values at once.
    @_disfavoredOverload
    public nonisolated init<C: RandomAccessCollection, S: StringProtocol>(
        _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(Text(title), PickerSelection(sources: sources.map { $0[keyPath: selection] }), content())
    }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
    /// A choice with a localised title and a symbol.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(SwiftUI.Label(titleKey, systemImage: systemImage), PickerSelection(selection), content())
    }
    /// A choice with a title as it is and a symbol.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(SwiftUI.Label(title, systemImage: systemImage), PickerSelection(selection), content())
    }
}

/// What a picker shows and writes: one value, or several at once.
struct PickerSelection<Value: Hashable> {
    private let sources: [Binding<Value>]

    nonisolated init(_ binding: Binding<Value>) { sources = [binding] }
    nonisolated init(sources: [Binding<Value>]) { self.sources = sources }

    /// The value that all have; nil while they differ.
    var common: Value? {
        guard let first = sources.first?.wrappedValue else { return nil }
        return sources.dropFirst().allSatisfy { $0.wrappedValue == first } ? first : nil
    }

    func set(_ new: Value) {
        for source in sources { source.wrappedValue = new }
    }
}

extension View {
    /// Gives the view a value, for the picker that it is a choice of.
    public nonisolated func tag<V: Hashable>(_ tag: V) -> some View { layoutValue(key: TagKey<V>.self, value: tag) }
}

/// The tags of one type: a tag of another type is not found.
struct TagKey<Tag: Hashable>: LayoutValueKey {
    static var defaultValue: Tag? { nil }
}

/// A view of a loop that has no tag has the element's identifier as one.
final class ElementTagItem<ID: Hashable>: TransparentItem {
    private let id: ID

    init(_ id: ID, child: LayoutItem) {
        self.id = id
        super.init(child: child)
    }

    override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
        let own = super.layoutValue(key)
        guard key == TagKey<ID>.self, let tag = own as? ID?, tag == nil, let value = ID?.some(id) as? K.Value else {
            return own
        }
        return value
    }
}

import Toolkit
import ViewGraph
import ViewLayout

/// A choice of one of several values.
///
/// Each view of the content is a choice: its text is shown, and its `tag` is the value. A tag counts only if its type is
/// exactly the selection's, optional or not; a selection that is no view's tag shows nothing chosen.
/// Follows <https://developer.apple.com/documentation/swiftui/picker>. It is shown as a drop-down.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    nonisolated(unsafe) private let label: Label
    private let selection: Binding<SelectionValue>
    nonisolated(unsafe) private let content: Content

    /// The label with the drop-down.
    public var body: some View {
        LabelledControl(label: label) { PickerControl(selection: selection, content: content) }
    }
}

extension Picker where Label == Text {
    /// A choice with a localised title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(title: Text(titleKey), selection: selection, content: content())
    }
    /// A choice with a title as it is.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(title: Text(title), selection: selection, content: content())
    }

    private nonisolated init(title: Text, selection: Binding<SelectionValue>, content: Content) {
        label = title
        self.selection = selection
        self.content = content
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

/// The drop-down of a picker.
struct PickerControl<SelectionValue: Hashable, Content: View>: _PrimitiveView {
    let selection: Binding<SelectionValue>
    nonisolated(unsafe) let content: Content

    static func _makeNode(_ view: Self, _ parent: _GraphNode) -> _GraphNode { PickerNode(view, parent: parent) }
    static func _updateNode(_ node: _GraphNode, _ view: Self) {
        unsafeDowncast(node, to: PickerNode<SelectionValue, Content>.self).receive(view)
    }
}

/// The place of a picker's drop-down and of the views that are its choices, which only lend it their texts and tags.
final class PickerNode<SelectionValue: Hashable, Content: View>: _GraphNode, Container {
    var isStale = false
    private var view: PickerControl<SelectionValue, Content>
    private let choices = HostItem()
    private var items: [LayoutItem] = []
    private var child: _GraphNode!
    private var leaf: ControlLeaf<PickerContent>!
    private var sentinel: ObservationSentinel?

    init(_ view: PickerControl<SelectionValue, Content>, parent: _GraphNode) {
        self.view = view
        super.init(parent: parent)
        flags.subtract([.ofContainer, .carriesRowTraits])
        child = Content._makeNode(view.content, self)
        takeChoices()
        let (content, attributes) = read()
        leaf = ControlLeaf(content, attributes, of: self)
        choices.onInvalidation = { [unowned self] in
            let node = self
            // The text of a choice has changed.
            onMainThread { Graph.mark(node) }
        }
    }

    func receive(_ new: PickerControl<SelectionValue, Content>) {
        view = new
        Content._updateNode(child, new.content)
        update()
    }

    override func update() {
        let (content, attributes) = read()
        leaf.update(content, attributes)
    }

    private func read() -> (PickerContent, WidgetAttributes) {
        var names: [String] = []
        var tags: [SelectionValue?] = []
        for item in items {
            var leaves: [LayoutItem] = []
            item.appendLeaves(&leaves)
            names.append(leaves.map { unsafeDowncast($0, to: WidgetItem.self).accessibleName }.joined(separator: " "))
            tags.append(item.layoutValue(TagKey<SelectionValue>.self))
        }
        return Graph.evaluate(self, &sentinel) {
            let selection = view.selection
            let selected = selection.wrappedValue
            let content = PickerContent(
                options: names, selected: tags.firstIndex { $0 == .some(selected) },
                name: environmentValues.controlName?.text ?? ""
            ) { index in
                if let tag = tags[index] { selection.wrappedValue = tag }
            }
            return (content, environmentValues.widgetAttributes)
        }
    }

    private func takeChoices() {
        items = child.layoutItems()
        choices.setChildren(items)
    }

    func refreshOutputs() {
        takeChoices()
        update()
    }

    override func childOutputsChanged() -> Bool {
        if leaf != nil { Structure.noteStale(self) }
        return true
    }

    override func appendOutputs(_ outputs: inout [AnyObject]) { outputs.append(leaf.item) }

    override func forEachChild(_ body: (_GraphNode) -> Void) {
        if let child { body(child) }
    }

    override func unmount() {
        super.unmount()
        sentinel?.cancel()
        leaf.unmount()
        choices.onInvalidation = nil
        child.unmount()
    }
}

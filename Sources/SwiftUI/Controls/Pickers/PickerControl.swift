import Toolkit
import ViewGraph
import ViewLayout

/// The choices of a picker.
struct PickerControl<SelectionValue: Hashable, Content: View>: _PrimitiveView {
    let selection: PickerSelection<SelectionValue>
    nonisolated(unsafe) let content: Content
    let kind: PickerContent.Style

    static func _makeNode(_ view: Self, _ parent: _GraphNode) -> _GraphNode { PickerNode(view, parent: parent) }
    static func _updateNode(_ node: _GraphNode, _ view: Self) {
        unsafeDowncast(node, to: PickerNode<SelectionValue, Content>.self).receive(view)
    }
}

/// The place of a picker and of the views that are its choices. A drop-down takes their words; buttons show the views.
final class PickerNode<SelectionValue: Hashable, Content: View>: _GraphNode, Container {
    var isStale = false
    private var view: PickerControl<SelectionValue, Content>
    private var choices: [Choice] = []
    private var child: _GraphNode!
    private var leaf: ControlLeaf<PickerContent>!
    private var sentinel: ObservationSentinel?

    /// A view of the content, in a surface of its own.
    private struct Choice {
        let item: LayoutItem
        let host: SurfaceHost
    }

    init(_ view: PickerControl<SelectionValue, Content>, parent: _GraphNode) {
        self.view = view
        super.init(parent: parent)
        flags.subtract([.ofContainer, .carriesRowTraits])
        flags.formUnion([.inSectionedContainer, .tagsElements])
        child = Content._makeNode(view.content, self)
        takeChoices()
        let (content, attributes) = read()
        leaf = ControlLeaf(content, attributes, of: self)
    }

    func receive(_ new: PickerControl<SelectionValue, Content>) {
        view = new
        Content._updateNode(child, new.content)
        update()
    }

    override func update() {
        let (content, attributes) = read()
        if content.needsAnotherControl(than: leaf.content) {
            leaf.control.giveUpSurfaces()
            leaf.unmount()
            leaf = ControlLeaf(content, attributes, of: self)
            outputsChanged()
        } else {
            leaf.update(content, attributes)
        }
    }

    private func read() -> (PickerContent, WidgetAttributes) {
        let tags = choices.map { $0.item.layoutValue(TagKey<SelectionValue>.self) }
        let options = choices.map {
            PickerContent.Option(name: $0.host.accessibleName, surface: $0.host.surface)
        }
        return Graph.evaluate(self, &sentinel) {
            let environment = environmentValues
            let selection = view.selection
            let selected = selection.common
            var content = PickerContent(
                options: options, selected: selected.flatMap { selected in tags.firstIndex { $0 == .some(selected) } },
                name: environment.controlName?.text ?? ""
            ) { index in
                if tags.indices.contains(index), let tag = tags[index] { selection.set(tag) }
            }
            content.style = view.kind
            content.isHorizontal = environment.areRadioButtonsBeside
            content.scale = environment.controlSize.scale
            content.tint = environment.tintPaint
            return (content, environment.widgetAttributes)
        }
    }

    /// Sections are shown one after the other, without what is over them; lines between choices are left out.
    private func takeChoices() {
        func flatten(_ items: [LayoutItem]) -> [LayoutItem] {
            items.flatMap { item in
                guard let section = item as? SectionItem else { return item.isDivider ? [] : [item] }
                return flatten(section.content.layoutItems)
            }
        }
        let items = flatten(child.layoutItems())
        var known: [ObjectIdentifier: Choice] = [:]
        for choice in choices { known[ObjectIdentifier(choice.item)] = choice }
        choices = items.map { known.removeValue(forKey: ObjectIdentifier($0)) ?? makeChoice($0) }
        for choice in known.values {
            choice.host.removeAll()
            choice.host.setChildren([])
        }
    }

    private func makeChoice(_ item: LayoutItem) -> Choice {
        let host = flags.contains(.inMenu) ? SurfaceHost.inMenu() : SurfaceHost.bare()
        host.layoutDirection = environmentValues.layoutDirection
        host.setChildren([item])
        host.arrangeWidgets()
        host.nameChanged = { [weak self] in self.map(Graph.mark) }
        host.sizeChanged = { [weak self] in self?.leaf.item.invalidateSize() }
        return Choice(item: item, host: host)
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
        child.unmount()
        for choice in choices {
            choice.host.nameChanged = {}
            choice.host.sizeChanged = {}
        }
    }
}

extension LayoutItem {
    /// Whether this is a line between views, whatever is around it.
    fileprivate var isDivider: Bool {
        var item = self
        while let inner = item as? UnaryItem, let child = inner.child { item = child }
        return item is DividerItem
    }
}

import ViewGraph
import ViewLayout

/// What the label of a control says, for the control that it names.
@MainActor
final class LabelName {
    private let dependency = Dependency()
    private var value = ""

    nonisolated init() {}

    /// The name; the evaluation that asks is noted as its reader.
    var text: String {
        dependency.track()
        return value
    }

    func set(_ new: String) {
        guard new != value else { return }
        value = new
        dependency.changed()
    }
}

extension EnvironmentValues {
    /// The name that the label beside a control gives it.
    var controlName: LabelName? {
        get { self[ControlNameKey.self] }
        set { self[ControlNameKey.self] = newValue }
    }
    private struct ControlNameKey: EnvironmentKey { static var defaultValue: LabelName? { nil } }
}

/// A label whose words become the name of the control beside it. Hidden it takes no place and still names.
struct NamingLabel<Label: View>: _PrimitiveView {
    nonisolated(unsafe) let label: Label
    let name: LabelName
    let isShown: Bool

    static func _makeNode(_ view: Self, _ parent: _GraphNode) -> _GraphNode { NamingLabelNode(view, parent: parent) }
    static func _updateNode(_ node: _GraphNode, _ view: Self) {
        unsafeDowncast(node, to: NamingLabelNode<Label>.self).receive(view)
    }
}

final class NamingLabelNode<Label: View>: ContainerNode<Label> {
    private let row = LayoutContainerItem(HStackLayout())
    private var isShown: Bool

    init(_ view: NamingLabel<Label>, parent: _GraphNode) {
        isShown = view.isShown
        let item = NamingItem(view.name)
        item.child = row
        super.init(item, view.label, parent: parent)
    }

    func receive(_ view: NamingLabel<Label>) {
        receive(view.label)
        guard view.isShown != isShown else { return }
        isShown = view.isShown
        outputsChanged()
    }

    override func take(_ items: [LayoutItem]) {
        row.setChildren(items)
        unsafeDowncast(item, to: NamingItem.self).nameChanged()
    }

    override func appendOutputs(_ outputs: inout [AnyObject]) {
        if isShown { super.appendOutputs(&outputs) }
    }
}

/// A label that is told when a text or an image in it says something else.
final class NamingItem: UnaryItem {
    private let name: LabelName

    init(_ name: LabelName) {
        self.name = name
        super.init()
    }

    @MainActor
    func nameChanged() { name.set(spokenText) }
}

extension LayoutItem {
    /// What the texts and images in this item say.
    @MainActor
    var spokenText: String {
        var leaves: [LayoutItem] = []
        appendLeaves(&leaves)
        return leaves.map { unsafeDowncast($0, to: WidgetItem.self).accessibleName }.filter { !$0.isEmpty }
            .joined(separator: " ")
    }
}

import Foundation
import Toolkit
import ViewGraph
import ViewLayout

/// An item, or several, as the bar sees them.
@MainActor
protocol ToolbarEntry: AnyObject {
    var kind: ToolbarItemPlacement.Kind? { get }
    /// What stands in the bar, each part by itself.
    var items: [LayoutItem] { get }
    /// Entries of a menu for the parts at these positions.
    func menu(of parts: IndexSet) -> MenuContent
    /// The identifier by which a person arranges it, and how others of the toolbar are; nil for one that stays.
    var arranged: (id: String, arrangement: ToolbarArrangement)? { get }
    var customization: ToolbarItemCustomization { get }
}

/// What is said of an item beside its views.
struct ToolbarItemDescription {
    var placement: ToolbarItemPlacement
    /// Whether each view is an item of its own.
    var isGroup: Bool
    var id: String?
    var showsByDefault = true
}

/// The place of the views of an item, in the bar and, once they have to, in its menu.
final class ToolbarItemNode<Content: View>: ParentNode, Container, DirectedNode, ToolbarEntry {
    private var content: Content
    private let isGroup: Bool
    private let scope: EnvironmentScope
    private let header: HeaderGroup?
    /// What holds the views of an item that is none of a group's.
    private lazy var row = LayoutContainerItem(HStackLayout())
    private var menuForm: MenuContentNode<Content>?
    private(set) var items: [LayoutItem] = []
    private(set) var kind: ToolbarItemPlacement.Kind?
    let arranged: (id: String, arrangement: ToolbarArrangement)?
    private(set) var customization: ToolbarItemCustomization
    var isStale = false

    init(_ content: Content, _ description: ToolbarItemDescription, parent: _GraphNode) {
        self.content = content
        isGroup = description.isGroup
        kind = description.placement.resolved
        let values = EnvironmentValues(parent.environment)
        (header, arranged, customization) = Graph.untracked {
            (
                values.headerGroup,
                values.toolbarID.flatMap { toolbar in description.id.map { ($0, ToolbarArrangement.named(toolbar)) } },
                values.toolbarItemCustomization
            )
        }
        if !description.showsByDefault { customization.showsByDefault = false }
        scope = EnvironmentScope(parent: parent.environment) { $0 }
        super.init(parent: parent)
        environment = scope
        flags.subtract([.ofContainer, .carriesRowTraits])
        applyEnvironment()
        child = Content._makeNode(content, self)
        refreshOutputs()
        header?.add(self)
    }

    func receive(_ new: Content, _ description: ToolbarItemDescription) {
        content = new
        let place = description.placement.resolved
        if place?.rank != kind?.rank {
            kind = place
            applyEnvironment()
            header?.noteChanged()
        }
        Content._updateNode(child, new)
        menuForm?.receive(new)
    }

    /// Controls in a bar have no frame until the pointer is over them, and show their icons.
    private func applyEnvironment() {
        let isConfirmation = if case .confirmation = kind { true } else { false }
        scope.setTransform { list in
            var values = EnvironmentValues(list: list)
            if isConfirmation {
                values.buttonStyles = StyleChain(BorderedProminentButtonStyle())
            } else {
                values.buttonStyles = StyleChain(BorderlessButtonStyle())
            }
            values.toggleStyles = StyleChain(ButtonToggleStyle())
            values.labelStyles = values.toolbarLabelStyle.labelStyles
            values.menuButtonLook = .borderless
            values.isInBar = true
            return values.list
        }
    }

    // MARK: In the bar

    func refreshOutputs() {
        let outputs = child.layoutItems()
        if isGroup {
            items = outputs
        } else {
            row.setChildren(outputs)
            items = outputs.isEmpty ? [] : [row]
        }
        header?.noteChanged()
    }

    override func childOutputsChanged() -> Bool {
        if child != nil { Structure.noteStale(self) }
        return true
    }

    /// The bar has what is here; the views around have nothing of it.
    override func appendOutputs(_ outputs: inout [AnyObject]) {}

    var directedItems: [LayoutItem] { isGroup ? [] : [row] }

    // MARK: In the menu

    func menu(of parts: IndexSet) -> MenuContent {
        let form = menuForm ?? makeMenuForm()
        let isWhole = !isGroup || parts.count == items.count || form.host.partCount != items.count
        return isWhole ? form.host.menu : form.host.menu(of: parts)
    }

    private func makeMenuForm() -> MenuContentNode<Content> {
        let form = MenuContentNode(content, parent: self)
        form.host.changed = { [weak self] in self?.header?.menuChanged() }
        menuForm = form
        return form
    }

    // MARK: Life

    override func forEachChild(_ body: (_GraphNode) -> Void) {
        super.forEachChild(body)
        if let menuForm { body(menuForm) }
    }

    override func unmount() {
        super.unmount()
        header?.remove(self)
        menuForm?.unmount()
        items = []
        row.setChildren([])
        scope.remove()
    }
}

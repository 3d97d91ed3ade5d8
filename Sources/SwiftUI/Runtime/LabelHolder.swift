import Toolkit
import ViewGraph

/// A label of any views of which only what it says is wanted: its texts and its first symbol.
@MainActor
final class LabelHolder<Label: View> {
    let node: HostNode<Label>

    /// `changed` is told when the label says something else.
    init(_ label: Label, parent: _GraphNode, changed: @escaping @MainActor () -> Void) {
        node = HostNode(label, host: .bare(), parent: parent)
        node.host.arrangeWidgets()
        node.host.nameChanged = changed
    }

    func receive(_ label: Label) { node.receive(label) }

    /// The texts, or else what the views say to those who cannot see them.
    var title: String {
        var title = ""
        visit { if let text = $0 as? TextContent { title += (title.isEmpty ? "" : " ") + text.string } }
        return title.isEmpty ? node.host.accessibleName : title
    }

    /// Names of icons for the first symbol.
    var iconNames: [String] {
        var names: [String] = []
        visit {
            if let image = $0 as? ImageContent, case .symbol(_, let icons) = image.source, names.isEmpty {
                names = icons
            }
        }
        return names
    }

    private func visit(_ body: (any ControlContent) -> Void) {
        func visit(_ node: _GraphNode) {
            if let holder = node as? any ControlHolding { body(holder.heldContent) }
            node.forEachChild(visit)
        }
        visit(node)
    }
}

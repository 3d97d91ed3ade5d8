import ViewGraph
import ViewLayout

/// A group that can be hidden as the desktop shows it: in a list a row that can be expanded, with the rows of the content
/// below it; elsewhere an arrow with the label, and the content under it.
struct DisclosureRows: _PrimitiveView {
    nonisolated(unsafe) let configuration: DisclosureGroupStyleConfiguration

    static func _makeNode(_ view: Self, _ parent: _GraphNode) -> _GraphNode {
        isOfRows(parent)
            ? ListedDisclosure._makeNode(ListedDisclosure(configuration: view.configuration), parent)
            : StackedDisclosure._makeNode(StackedDisclosure(configuration: view.configuration), parent)
    }

    static func _updateNode(_ node: _GraphNode, _ view: Self) {
        if isOfRows(node) {
            ListedDisclosure._updateNode(node, ListedDisclosure(configuration: view.configuration))
        } else {
            StackedDisclosure._updateNode(node, StackedDisclosure(configuration: view.configuration))
        }
    }

    /// Whether what is in it are rows of a list. The node has the flags from its parent, for good.
    private static func isOfRows(_ node: _GraphNode) -> Bool {
        node.flags.contains([.makesRows, .carriesRowTraits])
    }
}

/// In a list.
private struct ListedDisclosure: View {
    nonisolated(unsafe) let configuration: DisclosureGroupStyleConfiguration
    @Environment(\.outlineLevel) private var level

    var body: some View {
        let isExpanded = configuration.$isExpanded
        configuration.label.modifier(
            _OutlineRowModifier(
                level: level, isExpanded: configuration.isExpanded, setExpanded: { isExpanded.wrappedValue = $0 }))
        if configuration.isExpanded {
            configuration.content
                .environment(\.outlineLevel, level + 1)
                .modifier(_OutlineRowModifier(level: level + 1, isExpanded: nil, setExpanded: { _ in }))
        }
    }
}

/// Anywhere else.
private struct StackedDisclosure: View {
    nonisolated(unsafe) let configuration: DisclosureGroupStyleConfiguration

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            ExpanderControl(label: configuration.label, isExpanded: configuration.$isExpanded)
            if configuration.isExpanded {
                VStack(alignment: .leading) { configuration.content }.padding(.leading, 20)
            }
        }
    }
}

extension EnvironmentValues {
    /// How deep the rows of a list are in groups that can be hidden; 1 is the top.
    var outlineLevel: Int {
        get { self[OutlineLevelKey.self] }
        set { self[OutlineLevelKey.self] = newValue }
    }
    private struct OutlineLevelKey: EnvironmentKey { static var defaultValue: Int { 1 } }
}

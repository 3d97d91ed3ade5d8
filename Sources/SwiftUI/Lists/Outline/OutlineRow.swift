import Toolkit
import ViewGraph
import ViewLayout

/// How deep a row is in an outline, and whether what is below it is shown.
struct OutlineTrait {
    /// 1 for the top.
    let level: Int
    let isExpanded: Bool?
    nonisolated(unsafe) let setExpanded: (Bool) -> Void
}

/// Makes a view the row of an outline: lists show that themselves, elsewhere there is a triangle before the view.
public struct _OutlineRowModifier: ViewModifier {
    public typealias Body = Never
    let level: Int
    let isExpanded: Bool?
    nonisolated(unsafe) let setExpanded: (Bool) -> Void

    public static func _makeModifiedNode<V: View>(
        _ modifier: Self, _ content: V, _ parent: _GraphNode
    ) -> _GraphNode {
        if parent.flags.contains(.carriesRowTraits) {
            return _RowTraitsModifier._makeModifiedNode(modifier.traits, content, parent)
        }
        return OutlineRow<V>._makeNode(OutlineRow(content: content, outline: modifier), parent)
    }
    public static func _updateModifiedNode<V: View>(_ node: _GraphNode, _ modifier: Self, _ content: V) {
        if node.flags.contains(.carriesRowTraits) {
            _RowTraitsModifier._updateModifiedNode(node, modifier.traits, content)
        } else {
            OutlineRow<V>._updateNode(node, OutlineRow(content: content, outline: modifier))
        }
    }

    @MainActor
    private var traits: _RowTraitsModifier {
        let outline = OutlineTrait(level: level, isExpanded: isExpanded, setExpanded: setExpanded)
        return _RowTraitsModifier { $0.outline = outline }
    }
}

/// A row of an outline that is in no list.
private struct OutlineRow<Content: View>: View {
    let content: Content
    let outline: _OutlineRowModifier

    var body: some View {
        HStack(spacing: 4) {
            Button {
                outline.setExpanded(outline.isExpanded != true)
            } label: {
                Image(systemName: outline.isExpanded == true ? "chevron.down" : "chevron.right")
            }
            .buttonStyle(.plain)
            .accessibilityLabel(outline.isExpanded == true ? ownWords("Collapse") : ownWords("Expand"))
            .opacity(outline.isExpanded == nil ? 0 : 1)
            .disabled(outline.isExpanded == nil)
            content
            Spacer(minLength: 0)
        }
        .padding(.leading, CGFloat(outline.level - 1) * 16)
    }
}

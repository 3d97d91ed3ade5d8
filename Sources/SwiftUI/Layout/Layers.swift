import ViewGraph
import ViewLayout

extension View {
    /// Draws views over this one, lined up as a unit; they do not change its size.
    public nonisolated func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(_LayerModifier(layer: content(), alignment: alignment, isBackground: false))
    }

    /// Draws a view over this one.
    @_disfavoredOverload
    public nonisolated func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        modifier(_LayerModifier(layer: overlay, alignment: alignment, isBackground: false))
    }

    /// Draws views behind this one, lined up as a unit; they do not change its size.
    public nonisolated func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(_LayerModifier(layer: content(), alignment: alignment, isBackground: true))
    }

    /// Draws a view behind this one.
    @_disfavoredOverload
    public nonisolated func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View {
        modifier(_LayerModifier(layer: background, alignment: alignment, isBackground: true))
    }
}

/// Views over or behind a view.
public struct _LayerModifier<Layer: View>: ViewModifier {
    public typealias Body = Never
    nonisolated(unsafe) let layer: Layer
    let alignment: Alignment
    let isBackground: Bool

    public static func _makeModifiedNode<V: View>(
        _ modifier: Self, _ content: V, _ parent: _GraphNode
    ) -> _GraphNode {
        LayerNode(modifier, content, parent: parent)
    }
    public static func _updateModifiedNode<V: View>(_ node: _GraphNode, _ modifier: Self, _ content: V) {
        unsafeDowncast(node, to: LayerNode<V, Layer>.self).receive(modifier, content)
    }
}

/// The place of a view with layers. Each view of the content has layers of its own: `Group` and `ForEach` are several.
final class LayerNode<Content: View, Layer: View>: _GraphNode, Container, DirectedNode {
    var isStale = false
    private var modifier: _LayerModifier<Layer>
    private var child: _GraphNode!
    private var places: [Place] = []

    /// One view of the content with its layers.
    private struct Place {
        let item: LayeredItem
        let layer: _GraphNode
    }

    init(_ modifier: _LayerModifier<Layer>, _ content: Content, parent: _GraphNode) {
        self.modifier = modifier
        super.init(parent: parent)
        flags.subtract(.ofContainer)
        child = Content._makeNode(content, self)
        places = child.layoutItems().map(makePlace)
        gatherLayers()
    }

    func receive(_ new: _LayerModifier<Layer>, _ content: Content) {
        modifier = new
        Content._updateNode(child, content)
        for place in places {
            place.item.alignment = new.alignment
            Layer._updateNode(place.layer, new.layer)
        }
    }

    private func makePlace(_ primary: LayoutItem) -> Place {
        let item = LayeredItem(isBackground: modifier.isBackground, alignment: modifier.alignment, primary: primary)
        item.layoutDirection = environmentValues.layoutDirection
        return Place(item: item, layer: Layer._makeNode(modifier.layer, self))
    }

    var directedItems: [LayoutItem] { places.map(\.item) }

    func refreshOutputs() {
        let items = child.layoutItems()
        if items.count == 1 && places.count == 1 {
            // One view, whichever it is, keeps its layers: a branch of an `if` may have changed inside.
            places[0].item.primary = items[0]
        } else {
            replacePlaces(for: items)
        }
        gatherLayers()
    }

    private func gatherLayers() {
        for place in places {
            place.item.setSecondary(place.layer.layoutItems())
            place.item.noteContentChanged()
        }
    }

    private func replacePlaces(for items: [LayoutItem]) {
        var known: [ObjectIdentifier: Place] = [:]
        for place in places { if let primary = place.item.primary { known[ObjectIdentifier(primary)] = place } }
        places = items.map { known.removeValue(forKey: ObjectIdentifier($0)) ?? makePlace($0) }
        for place in known.values { Removal.remove(place.layer) }
        outputsChanged()
        PreferenceReaders.noteStructureChange(below: self)
    }

    /// Both the content and the layers are gathered here; the way up ends, unless the number of views differs.
    override func childOutputsChanged() -> Bool {
        if child != nil { Structure.noteStale(self) }
        return true
    }

    override func appendOutputs(_ outputs: inout [AnyObject]) {
        for place in places { outputs.append(place.item) }
    }

    override func forEachChild(_ body: (_GraphNode) -> Void) {
        if let child { body(child) }
        for place in places { body(place.layer) }
    }

    override func unmount() {
        super.unmount()
        child.unmount()
        for place in places { place.layer.unmount() }
    }
}

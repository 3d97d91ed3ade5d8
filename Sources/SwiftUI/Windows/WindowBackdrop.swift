import ViewGraph
import ViewLayout

/// Which container of a view a background fills.
public struct ContainerBackgroundPlacement: Sendable, Hashable {
    /// The content of the window, behind all of its views. The title bar stays as the theme draws it.
    public static let window = ContainerBackgroundPlacement()
}

extension View {
    /// Fills the container that the view is in, behind everything that is in it. Of several views in a container, later
    /// ones are drawn over earlier ones.
    public nonisolated func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View {
        containerBackground(for: container) { Rectangle().fill(style) }
    }

    /// Draws a view that fills the container that the view is in, behind everything that is in it.
    public nonisolated func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let layer = WindowBackdropKey.Layer(content: AnyView(content()), alignment: alignment)
        return transformPreference(WindowBackdropKey.self) { $0.append(layer) }
    }
}

/// What windows have behind their views.
struct WindowBackdropKey: PreferenceKey {
    struct Layer {
        let content: AnyView
        let alignment: Alignment
    }
    static var defaultValue: [Layer] { [] }
    static func reduce(value: inout [Layer], nextValue: () -> [Layer]) { value += nextValue() }
}

/// The views behind a window's content.
final class WindowBackdrop: ParentNode, Container {
    var isStale = false
    private weak var host: SurfaceHost?

    init(parent: _GraphNode, host: SurfaceHost) {
        self.host = host
        super.init(parent: parent)
        flags.subtract([.ofContainer, .carriesRowTraits])
        child = Layers._makeNode(Layers(layers: []), self)
        refreshOutputs()
    }

    func show(_ layers: [WindowBackdropKey.Layer]) { Layers._updateNode(child, Layers(layers: layers)) }

    func refreshOutputs() {
        guard let host else { return }
        host.setBackdrop(child.layoutItems().first)
        Structure.noteStale(host)
    }

    override func childOutputsChanged() -> Bool {
        if child != nil { Structure.noteStale(self) }
        return true
    }

    override func appendOutputs(_ outputs: inout [AnyObject]) {}

    override func unmount() {
        super.unmount()
        host?.setBackdrop(nil)
    }

    /// All of them as one view.
    private struct Layers: View {
        let layers: [WindowBackdropKey.Layer]

        var body: some View {
            ZStack {
                ForEach(layers.indices, id: \.self) { index in
                    let layer = layers[index]
                    layer.content.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: layer.alignment)
                }
            }
            .accessibilityHidden(true)
        }
    }
}

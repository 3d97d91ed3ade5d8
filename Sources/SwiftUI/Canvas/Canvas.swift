import Foundation
import Toolkit
import ViewGraph

/// An area that a closure draws: paths, texts and pictures, in points, y downwards.
///
/// It takes the size that it is offered. What is drawn says nothing to those who cannot see it: name it with
/// `accessibilityLabel`. Follows <https://developer.apple.com/documentation/swiftui/canvas>.
public struct Canvas<Symbols: View>: View {
    /// Views that the closure may draw.
    public var symbols: Symbols { symbolViews }
    private nonisolated(unsafe) let symbolViews: Symbols
    /// What draws.
    public nonisolated(unsafe) var renderer: (inout GraphicsContext, CGSize) -> Void
    /// Whether the area is drawn as if nothing could be seen through it. It makes no difference here.
    public nonisolated(unsafe) var isOpaque: Bool
    /// How colours are computed. It makes no difference here.
    public nonisolated(unsafe) var colorMode: ColorRenderingMode
    /// Whether the closure may run on another thread. It always runs on the main thread.
    public nonisolated(unsafe) var rendersAsynchronously: Bool

    /// An area that `renderer` draws, each time that it is another or has another size.
    public nonisolated init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) where Symbols == EmptyView {
        symbolViews = EmptyView()
        self.renderer = renderer
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
    }

    public var body: some View { CanvasArea(renderer: renderer) }
}

private struct CanvasArea: ControlView {
    nonisolated(unsafe) let renderer: (inout GraphicsContext, CGSize) -> Void

    func controlContent(_ environment: EnvironmentValues) -> DrawingContent {
        // Read now, so that the canvas is drawn anew when they change.
        let (paint, texts) = (environment.foregroundPaint, environment.textEnvironment)
        _ = (paint, texts)
        return DrawingContent { [renderer] size in
            var context = GraphicsContext(environment)
            renderer(&context, size)
            return context.commands
        }
    }
}

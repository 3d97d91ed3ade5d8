import ViewGraph
import ViewLayout

extension Image {
    /// How an image takes more room than it has pixels for.
    public enum ResizingMode: Sendable {
        /// Again and again.
        case tile
        /// By becoming larger.
        case stretch
    }

    /// How the pixels of an image become more or fewer.
    public enum Interpolation: Sendable {
        /// Not at all: each pixel becomes a square.
        case none
        /// Smoothly. The kinds of it are one here.
        case low, medium, high
    }

    /// Lets the image take the size it is offered, stretched or as tiles. Insets, within which it is not to be
    /// stretched, have no effect here, which the log says.
    public nonisolated func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
    ) -> Image {
        if capInsets != EdgeInsets() {
            Log.once("Image.resizable(capInsets:): the edges of images are stretched too on this desktop.")
        }
        var copy = self
        copy.isResizable = true
        copy.isTiled = resizingMode == .tile
        return copy
    }

    /// Says how the image's pixels become more or fewer.
    public nonisolated func interpolation(_ interpolation: Interpolation) -> Image {
        var copy = self
        copy.hasHardPixels = interpolation == .none
        return copy
    }

    /// Says whether edges of an image that lies between pixels are smoothed. They always are on this desktop.
    public nonisolated func antialiased(_ isAntialiased: Bool) -> Image { self }
}

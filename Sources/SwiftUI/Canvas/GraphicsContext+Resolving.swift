import Foundation
import Toolkit
import ViewGraph

extension GraphicsContext {
    /// A text as a canvas draws it, which can be measured.
    public struct ResolvedText {
        let content: TextContent
        /// What letters without a style of their own are drawn in.
        public var shading: Shading = .foreground

        /// The size that the text takes in some room, in points.
        public func measure(in size: CGSize) -> CGSize {
            onMainThread {
                control.measure(
                    width: size.width.isFinite ? size.width : nil, height: size.height.isFinite ? size.height : nil)
            }
        }
        /// How far the first line is below the top.
        public func firstBaseline(in size: CGSize) -> CGFloat {
            onMainThread { control.baselines(in: control.measure(width: size.width, height: size.height))?.first ?? 0 }
        }
        /// How far the last line is below the top.
        public func lastBaseline(in size: CGSize) -> CGFloat {
            onMainThread { control.baselines(in: control.measure(width: size.width, height: size.height))?.last ?? 0 }
        }

        @MainActor
        private var control: any Control<TextContent> { Desktop.chosen.makeControl(content, WidgetAttributes()) }

        var shown: TextContent {
            guard let paint = shading.ownPaint else { return content }
            var content = content
            for index in content.runs.indices where content.runs[index].style.color == .semantic(.primary) {
                content.runs[index].style.color = paint
            }
            return content
        }
    }

    /// An image as a canvas draws it.
    public struct ResolvedImage {
        let content: ImageContent
        /// The size of the image, in points.
        public let size: CGSize
        /// How far below its top an image stands on a line of text.
        public let baseline: CGFloat
        /// What the image is drawn in where it is drawn in one colour; nil leaves it as it is.
        public var shading: Shading?

        var shown: ImageContent {
            guard let paint = shading?.ownPaint else { return content }
            var content = content
            content.color = paint
            return content
        }
    }

    /// A text with the environment of the canvas.
    public func resolve(_ text: Text) -> ResolvedText {
        onMainThread { ResolvedText(content: text.controlContent(environment)) }
    }

    /// An image with the environment of the canvas.
    public func resolve(_ image: Image) -> ResolvedImage {
        onMainThread {
            let content = image.controlContent(environment)
            let size = Desktop.chosen.makeControl(content, WidgetAttributes()).measure(width: nil, height: nil)
            return ResolvedImage(content: content, size: size, baseline: size.height)
        }
    }

    /// A shading with the environment of the canvas.
    public func resolve(_ shading: Shading) -> Shading { shading.resolved(environment) }
}

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
            let width = size.width.isFinite ? Double(size.width) : nil
            let height = size.height.isFinite ? Double(size.height) : nil
            return onMainThread { [content] in content.control.measure(width: width, height: height) }
        }
        /// How far the first line is below the top.
        public func firstBaseline(in size: CGSize) -> CGFloat {
            onMainThread { [content] in content.baselines(in: size)?.first ?? 0 }
        }
        /// How far the last line is below the top.
        public func lastBaseline(in size: CGSize) -> CGFloat {
            onMainThread { [content] in content.baselines(in: size)?.last ?? 0 }
        }

        var shown: TextContent {
            guard let paint = shading.ownPaint else { return content }
            return onMainThread { [content] in content.drawn(in: paint) }
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
            return onMainThread { [content] in
                var content = content
                content.color = paint
                return content
            }
        }
    }

    /// A text with the environment of the canvas.
    public func resolve(_ text: Text) -> ResolvedText {
        nonisolated(unsafe) let environment = environment
        return ResolvedText(content: onMainThread { text.controlContent(environment) })
    }

    /// An image with the environment of the canvas.
    public func resolve(_ image: Image) -> ResolvedImage {
        nonisolated(unsafe) let environment = environment
        let (content, size) = onMainThread {
            let content = image.controlContent(environment)
            return (content, Desktop.chosen.makeControl(content, WidgetAttributes()).measure(width: nil, height: nil))
        }
        return ResolvedImage(content: content, size: size, baseline: size.height)
    }

    /// A shading with the environment of the canvas.
    public func resolve(_ shading: Shading) -> Shading { shading.resolved(environment) }
}

extension TextContent {
    fileprivate var control: any Control<TextContent> { Desktop.chosen.makeControl(self, WidgetAttributes()) }

    fileprivate func baselines(in size: CGSize) -> (first: Double, last: Double)? {
        let control = control
        return control.baselines(in: control.measure(width: size.width, height: size.height))
    }

    /// With letters that have no style of their own in a paint.
    fileprivate func drawn(in paint: Paint) -> TextContent {
        var content = self
        for index in content.runs.indices where content.runs[index].style.color == .semantic(.primary) {
            content.runs[index].style.color = paint
        }
        return content
    }
}

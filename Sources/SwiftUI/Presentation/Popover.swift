import Foundation
import Toolkit
import ViewGraph
import ViewLayout

extension View {
    /// Shows a popover that points at this view while `isPresented` is true. Escape or a click beside it sets the binding
    /// to false.
    ///
    /// `arrowEdge` is the edge of the view that the popover is beyond; where there is no room it is shown at the
    /// opposite one. It points at the whole view, or at `attachmentAnchor`.
    public nonisolated func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        PopoverAnchor.View(content: self, attachment: attachmentAnchor) {
            _PresentationModifier(
                .popover(arrowEdge.popoverEdge), anchor: $0, isPresented: isPresented, content: content)
        }
    }

    /// Shows a popover that points at this view while `item` is not nil, for that item.
    public nonisolated func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        PopoverAnchor.View(content: self, attachment: attachmentAnchor) {
            _PresentationModifier(.popover(arrowEdge.popoverEdge), anchor: $0, item: item, content: content)
        }
    }
}

/// What a popover points at.
public enum PopoverAttachmentAnchor: Sendable {
    /// A rectangle of the view.
    case rect(_AnchorRectangle)
    /// A point of the view, in parts of its size.
    case point(UnitPoint)
}

/// A rectangle of a view that something is attached to.
public struct _AnchorRectangle: Sendable {
    let rectangle: CGRect?
    /// The whole view.
    public static var bounds: Self { Self(rectangle: nil) }
    /// A rectangle in points of the view.
    public static func rect(_ rectangle: CGRect) -> Self { Self(rectangle: rectangle) }
}

extension Edge {
    fileprivate nonisolated var popoverEdge: PresentationContent.PopoverEdge {
        switch self {
        case .top: .top
        case .bottom: .bottom
        case .leading: .left
        case .trailing: .right
        }
    }
}

/// Where the view of a popover is: told by the item around it when it is placed.
final class PopoverAnchor {
    nonisolated(unsafe) fileprivate weak var item: AnchorItem?
    nonisolated(unsafe) var attachment: PopoverAttachmentAnchor
    nonisolated(unsafe) var moved: @MainActor () -> Void = {}

    nonisolated init(_ attachment: PopoverAttachmentAnchor) { self.attachment = attachment }

    /// The surface that the view is in, and what to point at there; nil while it is not shown.
    @MainActor
    var place: (surface: any Surface, frame: CGRect)? {
        guard let item, !item.frame.isNull, let surface = item.surface else { return nil }
        let frame = item.frame
        switch attachment {
        case .rect(let rectangle):
            guard let part = rectangle.rectangle else { return (surface, frame) }
            return (surface, part.offsetBy(dx: frame.minX, dy: frame.minY))
        case .point(let point):
            return (
                surface,
                CGRect(
                    x: frame.minX + frame.width * point.x, y: frame.minY + frame.height * point.y, width: 1, height: 1)
            )
        }
    }

    /// A view with a place that a popover can point at.
    struct View<Content: SwiftUI.View, Modifier: ViewModifier>: SwiftUI.View {
        nonisolated(unsafe) let content: Content
        let attachment: PopoverAttachmentAnchor
        nonisolated(unsafe) let modifier: (PopoverAnchor) -> Modifier
        @State private var anchor = PopoverAnchor(.rect(.bounds))

        nonisolated init(
            content: Content, attachment: PopoverAttachmentAnchor, modifier: @escaping (PopoverAnchor) -> Modifier
        ) {
            self.content = content
            self.attachment = attachment
            self.modifier = modifier
        }

        var body: some SwiftUI.View {
            anchor.attachment = attachment
            return content.modifier(_AnchorModifier(anchor: anchor)).modifier(modifier(anchor))
        }
    }
}

/// Notes where a view is.
struct _AnchorModifier: _ItemModifier {
    typealias Body = Never
    typealias AnimatableData = EmptyAnimatableData
    let anchor: PopoverAnchor

    func _makeItem() -> AnchorItem {
        let item = AnchorItem()
        _update(item)
        return item
    }
    func _update(_ item: AnchorItem) {
        item.anchor = anchor
        if anchor.item == nil { anchor.item = item }
    }
}

/// An item that says when it is placed.
public final class AnchorItem: TransparentItem {
    nonisolated(unsafe) weak var anchor: PopoverAnchor?

    /// The surface whose points the frame is in: that of the first widget inside.
    @MainActor
    var surface: (any Surface)? {
        var leaves: [LayoutItem] = []
        appendLeaves(&leaves)
        return (leaves.first as? WidgetItem)?.contents?.surface
    }

    public override func placeContents() {
        super.placeContents()
        nonisolated(unsafe) let anchor = anchor
        onMainThread { anchor?.moved() }
    }
}

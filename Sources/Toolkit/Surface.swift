import Foundation

/// A widget that holds other widgets flat and lets the engine place each of them.
@MainActor
package protocol Surface: Widget {
    /// Adds `widget` after `previous` (first when nil). The order of widgets is the order of drawing, of keyboard
    /// focus and of reading. A widget that is there already moves.
    func insert(_ widget: any Widget, after previous: (any Widget)?)
    func remove(_ widget: any Widget)

    /// Allocates `widget` its frame, in points of this surface. Edges are snapped to whole pixels; a widget never gets
    /// less than its minimum and then overflows as it lies. Only inside `SurfaceClient.layout(in:)`.
    func place(_ widget: any Widget, in frame: CGRect)

    /// Takes `widget` off the screen, out of reading and of keyboard focus, until it is placed again.
    func withdraw(_ widget: any Widget)

    /// Asks the desktop for a new measure and layout of this surface. False where it finds out first whether sizes
    /// differ; the client is told if they do.
    @discardableResult
    func setNeedsLayout() -> Bool

    /// Has this surface laid out when it is placed next, even with the same size as before.
    func setNeedsPlacement()

    /// `rectangle` of this surface as `other` sees it, or as the content of the window does for nil, with all that
    /// scrolls, turns and scales between. The smallest that holds it; nil where there is no way from one to the other.
    func convert(_ rectangle: CGRect, to other: (any Surface)?) -> CGRect?

    /// Calls `body` after each layout of the window that this surface is in, also when something in it was only moved,
    /// for as long as what is returned lives; nil while the surface is in no window.
    func afterLayouts(_ body: @escaping @MainActor () -> Void) -> AnyObject?
}

/// The engine's side of a surface.
@MainActor
package protocol SurfaceClient: AnyObject {
    /// The size of the content when offered this; nil asks for the ideal length.
    func measure(width: Double?, height: Double?) -> CGSize
    /// The least size that the desktop may give the surface.
    func minimumSize() -> CGSize
    /// Place everything for this size.
    func layout(in size: CGSize)
    /// Answers differ from the last ones, though `setNeedsLayout()` did not say so.
    func sizesDiffer()
    /// Distances from the top to the baselines, for a surface inside a control that aligns its label.
    func baselines(in size: CGSize) -> (first: Double, last: Double)?
}

extension SurfaceClient {
    /// Only what scrolls finds out by itself.
    package func sizesDiffer() {}
}

/// A surface drawn as one, with effects.
@MainActor
package protocol EffectSurface: Surface {
    func update(_ content: EffectContent)
    /// Has the receiver, which is not retained, told of the pointer; nil ends it.
    func listen(_ interests: PointerInterests, _ receiver: (any PointerReceiver)?)
    /// Tells assistive technology what the surface is, and what can be done with it; `perform` gets an action's place.
    func describe(_ element: AccessibleElement, perform: @escaping @MainActor (Int) -> Void)
    /// Keeps the press that goes on from everything else that might use it.
    func claimPress()
    /// Has the window follow the pointer that is pressed here.
    func beginWindowMove()
    /// Has drags begin here; nil ends it. The delegate is not retained.
    func offerDrags(_ delegate: (any DragDelegate)?)
    /// Has things dropped here; nil ends it. The delegate is not retained.
    func takeDrops(_ delegate: (any DropReceiver)?)
}

/// A surface that shows a part of its content and scrolls.
@MainActor
package protocol ScrollSurface: Widget {
    /// Holds the content; it is proposed no length along the axes that scroll.
    var content: any Surface { get }
    func update(_ content: ScrollContent, _ attributes: WidgetAttributes)
    /// The part of the content that is shown, in the content's coordinates.
    var visibleRect: CGRect { get }
    /// Called when it is another one; also during a layout.
    var visibleRectChanged: (() -> Void)? { get set }
    /// Shows a rectangle of the content: where its `anchor` meets that of what is shown, or as little as needed.
    func scroll(to rect: CGRect, anchor: ScrollAnchor?)
    /// Goes on showing what is shown when content before it has become longer by a distance.
    func shift(by distance: CGSize)
}

/// A point of a rectangle: 0 is its beginning, 1 its end.
package struct ScrollAnchor: Equatable, Sendable {
    package var x: Double
    package var y: Double
    package init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// Where a view of `shown` length has to begin for a part of the content.
    package static func offset(
        of start: Double, _ length: Double, in current: Double, _ shown: Double, anchor: Double?
    ) -> Double {
        if let anchor { return start + length * anchor - shown * anchor }
        if start < current || length > shown { return start }
        if start + length > current + shown { return start + length - shown }
        return current
    }
}

package struct ScrollContent: Equatable, Sendable {
    package var horizontal: Bool
    package var vertical: Bool
    package var showsIndicators: Bool
    /// Whether the person can scroll.
    package var isEnabled = true

    package init(horizontal: Bool, vertical: Bool, showsIndicators: Bool) {
        self.horizontal = horizontal
        self.vertical = vertical
        self.showsIndicators = showsIndicators
    }
}

/// Surfaces of every kind are made by the toolkit.
@MainActor
package protocol SurfaceFactory: AnyObject {
    func makeEffectSurface(_ content: EffectContent, client: any SurfaceClient) -> any EffectSurface
    func makeScrollSurface(_ content: ScrollContent, client: any SurfaceClient) -> any ScrollSurface
}

import Foundation
import Toolkit
import ViewGraph
import ViewLayout

/// An item whose surface takes the pointer.
final class PointerItem: EffectItem, PointerReceiver {
    /// What is told of presses; nil for a view that is only hovered over.
    nonisolated(unsafe) var member: GestureMember?
    nonisolated(unsafe) var hover: (@MainActor (CGPoint?) -> Void)?
    nonisolated(unsafe) private var isHovered = false
    /// Whether the view reacts to the person.
    nonisolated(unsafe) private(set) var isEnabled = true
    nonisolated(unsafe) private var interests = PointerInterests()

    @MainActor
    init() {
        super.init { (Desktop.chosen.makeEffectSurface(EffectContent(), client: $0), keeping: nil) }
    }

    deinit {
        // Items are let go of on the main thread.
        let member = member
        let hover = isHovered ? hover : nil
        onMainThread {
            if let member { GestureArbiter.forget(member) }
            // The pointer is not over what is gone.
            if let hover { Graph.enqueue(.disappeared) { hover(nil) } }
        }
    }

    @MainActor
    func listen(_ new: PointerInterests) {
        guard new != interests else { return }
        interests = new
        if isEnabled { effectSurface?.listen(new, self) }
    }

    @MainActor
    func setEnabled(_ new: Bool) {
        guard new != isEnabled else { return }
        isEnabled = new
        effectSurface?.listen(new ? interests : PointerInterests(), self)
        if !new, isHovered { hovered(nil) }
    }

    // MARK: PointerReceiver

    @MainActor
    func pressed(_ event: PointerEvent) { handle(event, .press(event.phase)) }

    @MainActor
    func pinched(_ event: PointerEvent, scale: Double) { handle(event, .pinch(event.phase, scale: scale)) }

    @MainActor
    func turned(_ event: PointerEvent, radians: Double) { handle(event, .turn(event.phase, radians: radians)) }

    @MainActor
    private func handle(_ event: PointerEvent, _ kind: GestureEvent.Kind) {
        guard isEnabled, let member else { return }
        GestureArbiter.handle(
            GestureEvent(
                kind: kind, location: event.location, time: event.time, modifiers: event.modifiers, size: frame.size,
                convert: { [weak self] point, space in self?.convert(point, to: space) ?? point },
                moveWindow: { [weak self] in self?.effectSurface?.beginWindowMove() }), member)
    }

    /// A point of this view in a coordinate space.
    @MainActor
    func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
        if space == .local { return point }
        let here = CGRect(origin: point, size: .zero)
        guard case .named(let name) = space, let node,
            let definer = GeometryPlace.spaceItem(named: name, around: self, node),
            let outer = definer.enclosingSurface,
            let there = innerSurface.convert(here, to: outer)
        else { return innerSurface.convert(here, to: nil)?.origin ?? point }
        return CGPoint(x: there.minX - definer.frame.minX, y: there.minY - definer.frame.minY)
    }

    @MainActor
    func hovered(_ location: CGPoint?) {
        guard location != nil || isHovered else { return }
        isHovered = location != nil
        hover?(location)
    }

    @MainActor
    func activated() -> Bool { isEnabled && member?.activate() ?? false }
}

import Foundation
import Toolkit

/// The mouse of a desktop in memory: events go where GTK would send them.
extension HeadlessWindow {
    /// Clicks: what is on top there, else what holds it, is pressed, and gets the focus if it takes it. False when
    /// nothing reacts.
    @discardableResult
    package func click(at point: CGPoint, modifiers: PointerModifiers = []) -> Bool {
        let press = beginPress(at: point, modifiers: modifiers)
        return press.end(at: point) || press.isFocused
    }

    /// Puts the pointer's main button down.
    package func beginPress(at point: CGPoint, modifiers: PointerModifiers = []) -> HeadlessPress {
        HeadlessPress(self, at: point, modifiers: modifiers)
    }

    /// Moves the pointer with no button down; nil takes it out of the window.
    package func movePointer(to point: CGPoint?) {
        var inside: [HeadlessEffectSurface] = []
        var widget = point.flatMap { self.widget(at: $0) }
        while let current = widget {
            if let surface = current as? HeadlessEffectSurface, surface.interests.hovering { inside.append(surface) }
            widget = current.parent
        }
        let left = hovered.compactMap(\.surface).filter { old in !inside.contains { $0 === old } }
        hovered = inside.map { HoveredSurface(surface: $0) }
        for surface in left { surface.receiver?.hovered(nil) }
        guard let point else { return }
        for surface in inside.reversed() { surface.receiver?.hovered((surface.fromWindow(point) ?? .zero)) }
    }

    /// Moves two fingers on the touchpad over a point, in steps: apart to `scale`, about each other by `radians`.
    package func pinch(at point: CGPoint, scales: [Double] = [], radians: [Double] = []) {
        var widget = self.widget(at: point)
        let steps = max(scales.count, radians.count)
        while let current = widget {
            if let surface = current as? HeadlessEffectSurface, let receiver = surface.receiver {
                let location = (surface.fromWindow(point) ?? .zero)
                for step in -1..<(steps + 1) {
                    let phase: PointerEvent.Phase = step < 0 ? .began : step == steps ? .ended : .moved
                    let event = PointerEvent(phase, location, time: clockTime)
                    let index = min(max(step, 0), steps - 1)
                    if surface.interests.pinching, !scales.isEmpty {
                        receiver.pinched(event, scale: step < 0 ? 1 : scales[min(index, scales.count - 1)])
                    }
                    if surface.interests.turning, !radians.isEmpty {
                        receiver.turned(event, radians: step < 0 ? 0 : radians[min(index, radians.count - 1)])
                    }
                }
            }
            widget = current.parent
        }
    }
}

/// A surface that the pointer is over.
struct HoveredSurface {
    weak var surface: HeadlessEffectSurface?
}

/// A press of the pointer's button, from when it goes down until it goes up.
@MainActor
package final class HeadlessPress {
    private let window: HeadlessWindow
    /// From the inside out.
    private var chain: [HeadlessWidget] = []
    private let modifiers: PointerModifiers
    private var isClaimed = false
    private var isOver = false
    /// Whether something took the focus.
    package private(set) var isFocused = false

    init(_ window: HeadlessWindow, at point: CGPoint, modifiers: PointerModifiers) {
        self.window = window
        self.modifiers = modifiers
        var widget = window.widget(at: point)
        while let current = widget {
            chain.append(current)
            widget = current.parent
        }
        for widget in chain where !isFocused { isFocused = widget.focus() }
        for surface in surfaces { surface.hasClaimed = false }
        window.pressNumber += 1
        _ = send(.began, at: point)
    }

    private var surfaces: [HeadlessEffectSurface] {
        chain.compactMap { $0 as? HeadlessEffectSurface }.filter { $0.interests.presses != .none }
    }

    package func move(to point: CGPoint) { _ = send(.moved, at: point) }

    /// Whether anything came of the press.
    @discardableResult
    package func end(at point: CGPoint) -> Bool { send(.ended, at: point) }

    /// First those that come before the content, from the outside in; then what lies there, from the inside out.
    private func send(_ phase: PointerEvent.Phase, at point: CGPoint) -> Bool {
        guard !isOver else { return false }
        if phase == .ended { isOver = true }
        for surface in surfaces.reversed() where surface.interests.presses != .afterContent {
            tell(surface, phase, point)
        }
        if let winner, winner.interests.presses == .afterContent { tell(winner, phase, point) }
        if !isClaimed {
            for widget in chain {
                if let surface = widget as? HeadlessEffectSurface {
                    if surface.interests.presses == .afterContent { tell(surface, phase, point) }
                } else if phase == .ended, widget.perform(.press) {
                    // As a button does when it is let go.
                    claim(by: widget)
                }
                if isClaimed { break }
            }
        }
        return isClaimed || !surfaces.isEmpty
    }

    private func tell(_ surface: HeadlessEffectSurface, _ phase: PointerEvent.Phase, _ point: CGPoint) {
        // One that gave up when another claimed the press hears no more of it.
        guard cancelled.contains(ObjectIdentifier(surface)) == false else { return }
        surface.receiver?.pressed(
            PointerEvent(
                phase, (surface.fromWindow(point) ?? .zero), time: window.clockTime, modifiers: modifiers))
        if surface.hasClaimed && !isClaimed { claim(by: surface) }
    }

    private var cancelled: Set<ObjectIdentifier> = []

    /// The surface that has the press.
    private var winner: HeadlessEffectSurface?

    private func claim(by winner: HeadlessWidget) {
        isClaimed = true
        self.winner = winner as? HeadlessEffectSurface
        for surface in surfaces where surface !== winner && surface.interests.presses != .besideContent {
            cancelled.insert(ObjectIdentifier(surface))
            surface.receiver?.pressed(PointerEvent(.cancelled, .zero, time: window.clockTime, modifiers: modifiers))
        }
    }
}

extension EffectPath {
    /// Whether a point is inside: by crossings of a ray to the right, curves taken as lines.
    func contains(_ point: CGPoint) -> Bool {
        var crossings = 0
        var winding = 0
        var start = CGPoint.zero
        var current = CGPoint.zero
        func edge(to next: CGPoint) {
            if (current.y > point.y) != (next.y > point.y) {
                let x = current.x + (point.y - current.y) / (next.y - current.y) * (next.x - current.x)
                if x > point.x {
                    crossings += 1
                    winding += next.y > current.y ? 1 : -1
                }
            }
            current = next
        }
        for element in elements {
            switch element {
            case .move(let to):
                edge(to: start)
                (start, current) = (to, to)
            case .line(let to): edge(to: to)
            case .quadCurve(let to, let control):
                let from = current
                for step in 1...8 {
                    let t = Double(step) / 8
                    let u = 1 - t
                    edge(
                        to: CGPoint(
                            x: u * u * from.x + 2 * u * t * control.x + t * t * to.x,
                            y: u * u * from.y + 2 * u * t * control.y + t * t * to.y))
                }
            case .curve(let to, let first, let second):
                let from = current
                for step in 1...12 {
                    let t = Double(step) / 12
                    let u = 1 - t
                    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    edge(
                        to: CGPoint(
                            x: a * from.x + b * first.x + c * second.x + d * to.x,
                            y: a * from.y + b * first.y + c * second.y + d * to.y))
                }
            case .close: edge(to: start)
            }
        }
        edge(to: start)
        return evenOdd ? crossings % 2 == 1 : winding != 0
    }
}

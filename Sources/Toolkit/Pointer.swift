import Foundation

/// What a surface wants to be told of the pointer.
package struct PointerInterests: Equatable, Sendable {
    /// When presses come to it, compared with what is inside.
    package enum Presses: Sendable {
        case none
        /// After what is inside, unless that has used the press.
        case afterContent
        /// Before what is inside, which hears no more of it once it is claimed.
        case beforeContent
        /// Whatever what is inside does with it; never claimed.
        case besideContent
    }
    package var presses = Presses.none
    package var hovering = false
    package var pinching = false
    package var turning = false
    /// The form of the pointer, by its name in CSS; nil leaves it as it is.
    package var cursor: String?
    /// Offers to assistive technology to press it.
    package var isPressable = false

    package init() {}
}

/// A step of a press with the pointer's main button, or with a finger.
package struct PointerEvent: Equatable, Sendable {
    package enum Phase: Sendable { case began, moved, ended, cancelled }
    package var phase: Phase
    /// In points of the surface.
    package var location: CGPoint
    /// Of the toolkit's clock, in seconds.
    package var time: Double
    package var modifiers: PointerModifiers

    package init(_ phase: Phase, _ location: CGPoint, time: Double, modifiers: PointerModifiers = []) {
        self.phase = phase
        self.location = location
        self.time = time
        self.modifiers = modifiers
    }
}

/// Keys that are held, as they are on a Linux keyboard.
package struct PointerModifiers: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let shift = PointerModifiers(rawValue: 1)
    package static let control = PointerModifiers(rawValue: 2)
    package static let alt = PointerModifiers(rawValue: 4)
    package static let `super` = PointerModifiers(rawValue: 8)
}

/// The engine's side of a surface that takes the pointer.
@MainActor
package protocol PointerReceiver: AnyObject {
    func pressed(_ event: PointerEvent)
    /// The pointer is there; nil when it has left.
    func hovered(_ location: CGPoint?)
    /// Two fingers are `scale` times as far apart as they were when they were put down.
    func pinched(_ event: PointerEvent, scale: Double)
    /// Two fingers have turned by `radians`, clockwise.
    func turned(_ event: PointerEvent, radians: Double)
    /// Assistive technology presses it; false when nothing came of it.
    func activated() -> Bool
}

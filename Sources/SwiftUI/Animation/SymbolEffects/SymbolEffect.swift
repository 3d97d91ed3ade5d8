/// A way in which symbols move.
///
/// Follows <https://developer.apple.com/documentation/symbols/symboleffect>.
public protocol SymbolEffect: Hashable, Sendable {
    /// How it is drawn. Apps never implement it.
    var _movement: _SymbolMovement { get }
}

/// One that is shown each time a value changes.
public protocol DiscreteSymbolEffect {}
/// One that goes on while it is active.
public protocol IndefiniteSymbolEffect {}

/// How a symbol is drawn in the course of an effect.
public struct _SymbolMovement: Hashable, Sendable {
    enum Kind { case bounce, pulse, variableColor, wiggle, rotate, breathe, scale, appear, disappear }
    var kind: Kind
    /// 1 up, right or clockwise, −1 the other way.
    var direction = 1.0
    /// Along the vertical rather than by an angle.
    var isVertical = false
    var isHorizontal = false

    init(_ kind: Kind) { self.kind = kind }

    /// Of one turn of the effect.
    var seconds: Double {
        switch kind {
        case .bounce: 0.5
        case .wiggle: 0.8
        case .rotate: 1.2
        case .pulse, .breathe: 1.6
        case .variableColor: 1.2
        case .scale, .appear, .disappear: 0.25
        }
    }

    /// Whether it is a state, which is gone to and left again, rather than a movement that goes on.
    var isState: Bool { kind == .scale || kind == .appear || kind == .disappear }
}

/// A short rise.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var _movement = _SymbolMovement(.bounce)
    /// Upwards.
    public var up: BounceSymbolEffect { BounceSymbolEffect(_movement: _movement.turned(1)) }
    /// Downwards.
    public var down: BounceSymbolEffect { BounceSymbolEffect(_movement: _movement.turned(-1)) }
    /// In parts, which symbols of this desktop do not have.
    public var byLayer: BounceSymbolEffect { self }
    /// As a whole.
    public var wholeSymbol: BounceSymbolEffect { self }
}

/// Fainter and back.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var _movement = _SymbolMovement(.pulse)
    /// In parts, which symbols of this desktop do not have.
    public var byLayer: PulseSymbolEffect { self }
    /// As a whole.
    public var wholeSymbol: PulseSymbolEffect { self }
}

/// Part after part fainter. Symbols of this desktop have one part.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var _movement = _SymbolMovement(.variableColor)
    public var iterative: VariableColorSymbolEffect { self }
    public var cumulative: VariableColorSymbolEffect { self }
    public var reversing: VariableColorSymbolEffect { self }
    public var nonReversing: VariableColorSymbolEffect { self }
    public var dimInactiveLayers: VariableColorSymbolEffect { self }
    public var hideInactiveLayers: VariableColorSymbolEffect { self }
}

/// To and fro.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var _movement = _SymbolMovement(.wiggle)
    public var clockwise: WiggleSymbolEffect { WiggleSymbolEffect(_movement: _movement.turned(1)) }
    public var counterClockwise: WiggleSymbolEffect { WiggleSymbolEffect(_movement: _movement.turned(-1)) }
    public var left: WiggleSymbolEffect { WiggleSymbolEffect(_movement: _movement.turned(-1, horizontal: true)) }
    public var right: WiggleSymbolEffect { WiggleSymbolEffect(_movement: _movement.turned(1, horizontal: true)) }
    public var up: WiggleSymbolEffect { WiggleSymbolEffect(_movement: _movement.turned(1, vertical: true)) }
    public var down: WiggleSymbolEffect { WiggleSymbolEffect(_movement: _movement.turned(-1, vertical: true)) }
    public var byLayer: WiggleSymbolEffect { self }
    public var wholeSymbol: WiggleSymbolEffect { self }
}

/// Once around.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var _movement = _SymbolMovement(.rotate)
    public var clockwise: RotateSymbolEffect { RotateSymbolEffect(_movement: _movement.turned(1)) }
    public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(_movement: _movement.turned(-1)) }
    public var byLayer: RotateSymbolEffect { self }
    public var wholeSymbol: RotateSymbolEffect { self }
}

/// Larger and fainter, and back.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var _movement = _SymbolMovement(.breathe)
    public var plain: BreatheSymbolEffect { self }
    public var pulse: BreatheSymbolEffect { self }
    public var byLayer: BreatheSymbolEffect { self }
    public var wholeSymbol: BreatheSymbolEffect { self }
}

/// Larger or smaller while it is active.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
    public var _movement = _SymbolMovement(.scale)
    public var up: ScaleSymbolEffect { ScaleSymbolEffect(_movement: _movement.turned(1)) }
    public var down: ScaleSymbolEffect { ScaleSymbolEffect(_movement: _movement.turned(-1)) }
    public var byLayer: ScaleSymbolEffect { self }
    public var wholeSymbol: ScaleSymbolEffect { self }
}

/// Seen while it is active.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
    public var _movement = _SymbolMovement(.appear)
    public var up: AppearSymbolEffect { self }
    public var down: AppearSymbolEffect { self }
}

/// Not seen while it is active.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
    public var _movement = _SymbolMovement(.disappear)
    public var up: DisappearSymbolEffect { self }
    public var down: DisappearSymbolEffect { self }
}

extension _SymbolMovement {
    fileprivate func turned(_ direction: Double, vertical: Bool = false, horizontal: Bool = false) -> _SymbolMovement {
        var movement = self
        (movement.direction, movement.isVertical, movement.isHorizontal) = (direction, vertical, horizontal)
        return movement
    }
}

extension SymbolEffect where Self == BounceSymbolEffect { public static var bounce: Self { Self() } }
extension SymbolEffect where Self == PulseSymbolEffect { public static var pulse: Self { Self() } }
extension SymbolEffect where Self == VariableColorSymbolEffect { public static var variableColor: Self { Self() } }
extension SymbolEffect where Self == WiggleSymbolEffect { public static var wiggle: Self { Self() } }
extension SymbolEffect where Self == RotateSymbolEffect { public static var rotate: Self { Self() } }
extension SymbolEffect where Self == BreatheSymbolEffect { public static var breathe: Self { Self() } }
extension SymbolEffect where Self == ScaleSymbolEffect { public static var scale: Self { Self() } }
extension SymbolEffect where Self == AppearSymbolEffect { public static var appear: Self { Self() } }
extension SymbolEffect where Self == DisappearSymbolEffect { public static var disappear: Self { Self() } }

/// How often and how fast an effect is shown.
public struct SymbolEffectOptions: Hashable, Sendable {
    var count = 1
    var isEndless: Bool?
    var speedFactor = 1.0

    /// Once, or as long as it is active.
    public static let `default` = SymbolEffectOptions()
    /// Without end.
    public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }
    /// Once.
    public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }
    /// So many times.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
    /// Faster or slower; 1 is usual.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }

    /// Without end.
    public var repeating: SymbolEffectOptions {
        var options = self
        options.isEndless = true
        return options
    }
    /// Once.
    public var nonRepeating: SymbolEffectOptions {
        var options = self
        (options.count, options.isEndless) = (1, false)
        return options
    }
    /// So many times; nil is without end.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        var options = self
        (options.count, options.isEndless) = (min(max(count ?? 1, 1), 1000), count == nil)
        return options
    }
    /// Faster or slower; 1 is usual.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        var options = self
        options.speedFactor = speed.isFinite ? min(max(speed, 0.01), 100) : 1
        return options
    }
}

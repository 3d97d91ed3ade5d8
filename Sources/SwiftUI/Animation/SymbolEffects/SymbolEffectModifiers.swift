import Foundation

extension View {
    /// Has symbols move in a way each time `value` is another. The view moves as a whole.
    public nonisolated func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View {
        modifier(SymbolEffectAtChanges(movement: effect._movement, options: options, value: value))
            .modifier(SymbolEffectGate(original: self))
    }

    /// Has symbols move in a way while `isActive`. The view moves as a whole.
    public nonisolated func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        modifier(LastingSymbolEffect(movement: effect._movement, options: options, isActive: isActive))
    }

    /// Has symbols in this view not move.
    public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        transformEnvironment(\.areSymbolEffectsRemoved) { if isEnabled { $0 = true } }
    }
}

extension EnvironmentValues {
    var areSymbolEffectsRemoved: Bool {
        get { self[SymbolEffectsRemovedKey.self] }
        set { self[SymbolEffectsRemovedKey.self] = newValue }
    }
    private struct SymbolEffectsRemovedKey: EnvironmentKey { static var defaultValue: Bool { false } }
}

/// The view as it was where effects are removed.
private struct SymbolEffectGate<Original: View>: ViewModifier {
    nonisolated(unsafe) let original: Original
    @Environment(\.areSymbolEffectsRemoved) private var areRemoved

    nonisolated init(original: Original) { self.original = original }

    func body(content: Content) -> some View {
        if areRemoved { original } else { content }
    }
}

/// An effect each time a value is another.
private struct SymbolEffectAtChanges<Value: Equatable>: ViewModifier {
    let movement: _SymbolMovement
    let options: SymbolEffectOptions
    nonisolated(unsafe) let value: Value
    @State private var changes = 0

    nonisolated init(movement: _SymbolMovement, options: SymbolEffectOptions, value: Value) {
        self.movement = movement
        self.options = options
        self.value = value
    }

    func body(content: Content) -> some View {
        content.modifier(CountedSymbolEffect(movement: movement, options: options, changes: changes))
            .onChange(of: value) { changes += 1 }
    }
}

private struct CountedSymbolEffect: ViewModifier {
    let movement: _SymbolMovement
    let options: SymbolEffectOptions
    let changes: Int

    func body(content: Content) -> some View {
        let (movement, count) = (movement, Double(options.count))
        let seconds = movement.seconds / options.speedFactor
        content.keyframeAnimator(initialValue: 0.0, trigger: changes) { view, progress in
            view.modifier(SymbolPose(movement, progress))
        } keyframes: { _ in
            KeyframeTrack {
                MoveKeyframe(0.0)
                LinearKeyframe(count, duration: seconds * count)
            }
        }
    }
}

/// An effect that goes on.
private struct LastingSymbolEffect: ViewModifier {
    let movement: _SymbolMovement
    let options: SymbolEffectOptions
    let isActive: Bool
    @Environment(\.areSymbolEffectsRemoved) private var areRemoved

    nonisolated init(movement: _SymbolMovement, options: SymbolEffectOptions, isActive: Bool) {
        self.movement = movement
        self.options = options
        self.isActive = isActive
    }

    func body(content: Content) -> some View {
        if movement.isState {
            let isOn = isActive && !areRemoved
            content.modifier(SymbolPose(movement, isOn ? 1 : 0)).animation(.default, value: isOn)
        } else if isActive, !areRemoved {
            let (movement, seconds) = (movement, movement.seconds / options.speedFactor)
            let turns = options.isEndless == false ? Double(options.count) : 1
            content.keyframeAnimator(initialValue: 0.0, repeating: options.isEndless ?? true) { view, progress in
                view.modifier(SymbolPose(movement, progress))
            } keyframes: { _ in
                KeyframeTrack { LinearKeyframe(turns, duration: seconds * turns) }
            }
        } else {
            content
        }
    }
}

/// A moment of an effect.
struct SymbolPose: ViewModifier, Equatable {
    private(set) var scale = 1.0
    private(set) var degrees = 0.0
    private(set) var offset = CGSize.zero
    private(set) var opacity = 1.0

    /// `progress` counts the turns of a movement; for states 0 is off and 1 on.
    nonisolated init(_ movement: _SymbolMovement, _ progress: Double) {
        let part = progress - progress.rounded(.down)
        let wave = sin(part * .pi)
        switch movement.kind {
        case .bounce: scale = 1 + 0.25 * wave * movement.direction
        case .pulse, .variableColor: opacity = 1 - 0.65 * wave
        case .breathe:
            scale = 1 + 0.12 * wave
            opacity = 1 - 0.3 * wave
        case .rotate: degrees = 360 * part * movement.direction
        case .wiggle:
            let swing = sin(part * 6 * .pi) * (1 - part) * movement.direction
            if movement.isVertical {
                offset.height = -3 * swing
            } else if movement.isHorizontal {
                offset.width = 3 * swing
            } else {
                degrees = 12 * swing
            }
        case .scale: scale = 1 + 0.2 * progress * movement.direction
        case .appear: opacity = progress
        case .disappear: opacity = 1 - progress
        }
    }

    func body(content: Content) -> some View {
        content.scaleEffect(scale).rotationEffect(.degrees(degrees)).offset(offset).opacity(opacity)
    }
}

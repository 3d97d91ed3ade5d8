import Foundation
import Toolkit
import ViewGraph
import ViewLayout

/// Which gestures of a view take part.
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32
    /// A mask by its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Neither the gesture nor those inside.
    public static let none: GestureMask = []
    /// The gesture that is being added.
    public static let gesture = GestureMask(rawValue: 1)
    /// Those inside.
    public static let subviews = GestureMask(rawValue: 2)
    /// All of them.
    public static let all: GestureMask = [.gesture, .subviews]
}

/// Adds a gesture to a view.
public struct _GestureModifier<G: Gesture>: _ItemModifier {
    public typealias AnimatableData = EmptyAnimatableData
    public typealias _Item = UnaryItem
    nonisolated(unsafe) let gesture: G
    let order: Order
    let mask: GestureMask

    enum Order { case usual, first, simultaneous }

    nonisolated init(gesture: G, order: Order, mask: GestureMask) {
        self.gesture = gesture
        self.order = order
        self.mask = mask
    }

    public func _makeItem() -> UnaryItem {
        let item = PointerItem()
        let member = TypedGestureMember(gesture, isSimultaneous: order == .simultaneous)
        member.claim = { [weak item] in item?.effectSurface?.claimPress() }
        item.member = member
        apply(to: item, member)
        Structure.noteStale(item)
        return item
    }

    public func _update(_ item: UnaryItem) {
        let item = unsafeDowncast(item, to: PointerItem.self)
        guard let member = item.member as? TypedGestureMember<G> else { return }
        member.update(gesture)
        apply(to: item, member)
    }

    @MainActor
    private func apply(to item: PointerItem, _ member: TypedGestureMember<G>) {
        var interests = PointerInterests()
        if mask.contains(.gesture) {
            member.addInterests(to: &interests)
            if interests.presses != .none {
                switch order {
                case .usual: interests.presses = mask.contains(.subviews) ? .afterContent : .beforeContent
                case .first: interests.presses = .beforeContent
                case .simultaneous: interests.presses = .besideContent
                }
            }
            interests.isPressable = member.isTap
        }
        item.listen(interests)
    }

    public static var _readsEnvironment: Bool { true }
    public func _apply(_ node: _GraphNode, to item: UnaryItem) {
        let item = unsafeDowncast(item, to: PointerItem.self)
        item.node = node
        item.setEnabled(node.environmentValues.isEnabled)
    }
}

extension View {
    /// Adds a gesture, after those of the views inside.
    public nonisolated func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(_GestureModifier(gesture: gesture, order: .usual, mask: mask))
    }

    /// Adds a gesture, before those of the views inside.
    public nonisolated func highPriorityGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        modifier(_GestureModifier(gesture: gesture, order: .first, mask: mask))
    }

    /// Adds a gesture that is recognised whatever those of the views inside are.
    public nonisolated func simultaneousGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        modifier(_GestureModifier(gesture: gesture, order: .simultaneous, mask: mask))
    }

    /// Runs `action` when the view is tapped or clicked `count` times.
    public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        gesture(TapGesture(count: count).onEnded { action() })
    }

    /// Runs `action` with the place when the view is tapped or clicked `count` times.
    @_disfavoredOverload
    public nonisolated func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }

    /// Runs `action` with the place when the view is tapped or clicked `count` times.
    public nonisolated func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        onTapGesture(count: count, coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
    }

    /// Runs `action` when the view has been pressed for `minimumDuration` seconds, and `onPressingChanged` when a press
    /// begins and ends.
    public nonisolated func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        gesture(
            _PressingGesture(
                base: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance),
                action: action, pressing: onPressingChanged))
    }

    /// Runs `action` when the view has been pressed for `minimumDuration` seconds, and `pressing` when a press begins
    /// and ends.
    @_disfavoredOverload
    public nonisolated func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
            onPressingChanged: pressing)
    }
}

/// A long press that tells when the press begins and ends.
public struct _PressingGesture: Gesture {
    public typealias Value = Bool
    public typealias Body = Never
    let base: LongPressGesture
    nonisolated(unsafe) let action: () -> Void
    nonisolated(unsafe) let pressing: ((Bool) -> Void)?

    nonisolated init(base: LongPressGesture, action: @escaping () -> Void, pressing: ((Bool) -> Void)?) {
        self.base = base
        self.action = action
        self.pressing = pressing
    }

    public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Bool> {
        PressingRecognizer(LongPressGesture._makeRecognizer(gesture.base), gesture)
    }
    public static func _update(_ recognizer: _Recognizer<Bool>, _ gesture: Self) {
        guard let recognizer = recognizer as? PressingRecognizer else { return }
        recognizer.gesture = gesture
        LongPressGesture._update(recognizer.inner, gesture.base)
    }
}

private final class PressingRecognizer: WrappingRecognizer<Bool, Bool> {
    var gesture: _PressingGesture
    private var isPressing = false

    init(_ inner: _Recognizer<Bool>, _ gesture: _PressingGesture) {
        self.gesture = gesture
        super.init(inner)
    }

    override func handle(_ event: GestureEvent, _ actions: GestureActions) -> GesturePhase<Bool> {
        let phase = inner.handle(event, actions)
        if !isPressing, phase.presentValue == true {
            isPressing = true
            actions.add { [self] in gesture.pressing?(true) }
            actions.addCleanUp(self) { [self] in
                isPressing = false
                gesture.pressing?(false)
            }
        }
        if case .ended = phase { actions.add { [self] in gesture.action() } }
        return phase
    }

    override func activation() -> (@MainActor () -> Void)? { { [self] in gesture.action() } }
    override func activationValue() -> Bool? { true }
}

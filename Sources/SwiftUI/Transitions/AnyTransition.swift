import Foundation
import ViewGraph
import ViewLayout

/// How a view comes and goes, the type of the transition hidden.
///
/// Follows <https://developer.apple.com/documentation/swiftui/anytransition>.
public struct AnyTransition: Sendable {
    /// The view as it is in a phase. Of one type for all phases, so that what differs moves from one to the other.
    let apply: @MainActor @Sendable (AnyView, TransitionPhase) -> AnyView
    /// No transition: the view is gone before its successor appears.
    var removesAtOnce = false
    /// Goes before the animation of the change.
    var animation: Animation?
    /// Whether the views' own opacity does it, which needs no surface.
    var isFade = false

    init(_ apply: @escaping @MainActor @Sendable (AnyView, TransitionPhase) -> AnyView) { self.apply = apply }

    /// Hides the type of `transition`.
    public init<T: Transition>(_ transition: T) {
        nonisolated(unsafe) let transition = transition
        self.init { AnyView(transition.apply(content: $0, phase: $1)) }
        removesAtOnce = T.self == IdentityTransition.self
        isFade = T.self == OpacityTransition.self
    }

    /// The view comes and goes at once.
    public static let identity = AnyTransition(IdentityTransition())
    /// The view fades in and out.
    public static let opacity = AnyTransition(OpacityTransition())
    /// The view grows from nothing and shrinks to it.
    public static var scale: AnyTransition { AnyTransition(ScaleTransition(0)) }
    /// The view grows from a scale and shrinks to it, about a point of it.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
    }
    /// The view comes from its leading edge and goes to its trailing one.
    public static var slide: AnyTransition { AnyTransition(SlideTransition()) }
    /// The view comes from and goes to an edge, by its own size.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }
    /// The view comes from an edge and goes to the opposite one, fading.
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }
    /// The view comes from and goes to a distance in points.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }
    /// The view comes from and goes to a distance in points.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }
    /// The view moves between two values of a modifier: `identity` while it is there, `active` before and after.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        nonisolated(unsafe) let (active, identity) = (active, identity)
        return AnyTransition { AnyView($0.modifier($1.isIdentity ? identity : active)) }
    }

    /// One transition for coming, another for going.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        var transition = AnyTransition {
            removal.apply(insertion.apply($0, $1.onlyAppearing), $1.onlyDisappearing)
        }
        transition.removesAtOnce = removal.removesAtOnce
        transition.animation = insertion.animation ?? removal.animation
        return transition
    }

    /// Both transitions at once.
    public func combined(with other: AnyTransition) -> AnyTransition {
        var transition = AnyTransition { [self] in other.apply(apply($0, $1), $1) }
        transition.removesAtOnce = removesAtOnce && other.removesAtOnce
        transition.animation = animation ?? other.animation
        return transition
    }

    /// The transition with an animation of its own; nil leaves it to the change.
    public func animation(_ animation: Animation?) -> AnyTransition {
        var copy = self
        copy.animation = animation
        return copy
    }
}

extension View {
    /// Sets how the view comes and goes when that is animated.
    @_disfavoredOverload
    public nonisolated func transition(_ t: AnyTransition) -> some View { modifier(_TransitionModifier(transition: t)) }

    /// Sets how the view comes and goes when that is animated.
    public nonisolated func transition<T: Transition>(_ transition: T) -> some View {
        modifier(_TransitionModifier(transition: AnyTransition(transition)))
    }
}

import Foundation
import ViewGraph
import ViewLayout

/// Where a view is on its way in or out.
public enum TransitionPhase: Hashable, Sendable {
    /// It is about to come.
    case willAppear
    /// It is there.
    case identity
    /// It is going.
    case didDisappear

    /// Whether the view is there.
    public var isIdentity: Bool { self == .identity }
    /// −1 before it comes, 0 while it is there, 1 after.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }

    var onlyAppearing: TransitionPhase { self == .willAppear ? self : .identity }
    var onlyDisappearing: TransitionPhase { self == .didDisappear ? self : .identity }
}

/// What a transition does, for those who want less of it.
public struct TransitionProperties: Sendable {
    /// Whether anything moves.
    public var hasMotion: Bool
    /// What a transition does.
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// Stands, in a transition's body, for the view that comes and goes, and in an animator's for the one it was put on.
public struct PlaceholderContentView<Value>: View {
    let content: AnyView
    nonisolated init(content: AnyView) { self.content = content }
    /// The view.
    public var body: AnyView { content }
}

/// How a view comes and goes: what it looks like in each phase.
///
/// Follows <https://developer.apple.com/documentation/swiftui/transition>.
@MainActor @preconcurrency
public protocol Transition {
    /// The type of the changed view, which the compiler infers.
    associatedtype Body: View
    /// The view that comes and goes.
    typealias Content = PlaceholderContentView<Self>
    /// The view in a phase.
    @ViewBuilder @MainActor @preconcurrency
    func body(content: Content, phase: TransitionPhase) -> Body
    /// What the transition does.
    static var properties: TransitionProperties { get }
}

extension Transition {
    /// A transition that moves something.
    public static var properties: TransitionProperties { TransitionProperties() }

    /// A view in a phase of the transition.
    @MainActor @preconcurrency
    public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        body(content: PlaceholderContentView(content: AnyView(content)), phase: phase)
    }

    /// Both transitions at once.
    public nonisolated func combined<T: Transition>(with other: T) -> some Transition {
        CombinedTransition(first: self, second: other)
    }

    /// The transition with an animation of its own; nil leaves it to the change.
    public nonisolated func animation(_ animation: Animation?) -> some Transition {
        AnimatedTransition(base: self, animation: animation)
    }
}

struct CombinedTransition<First: Transition, Second: Transition>: Transition {
    nonisolated(unsafe) let first: First
    nonisolated(unsafe) let second: Second
    nonisolated init(first: First, second: Second) { (self.first, self.second) = (first, second) }
    func body(content: Content, phase: TransitionPhase) -> some View {
        second.apply(content: first.apply(content: content, phase: phase), phase: phase)
    }
}

struct AnimatedTransition<Base: Transition>: Transition {
    nonisolated(unsafe) let base: Base
    let animation: Animation?
    nonisolated init(base: Base, animation: Animation?) { (self.base, self.animation) = (base, animation) }
    func body(content: Content, phase: TransitionPhase) -> some View {
        base.apply(content: content, phase: phase)
            .transaction { if let animation, $0.animation != nil { $0.animation = animation } }
    }
}

/// One transition for coming, another for going.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    /// How the view comes.
    public nonisolated(unsafe) var insertion: Insertion
    /// How it goes.
    public nonisolated(unsafe) var removal: Removal
    /// One transition for coming, another for going.
    public nonisolated init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }
    public func body(content: Content, phase: TransitionPhase) -> some View {
        removal.apply(
            content: insertion.apply(content: content, phase: phase.onlyAppearing), phase: phase.onlyDisappearing)
    }
}

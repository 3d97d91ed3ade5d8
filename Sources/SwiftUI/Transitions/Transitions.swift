import Foundation
import ViewLayout

/// The view comes and goes at once.
public struct IdentityTransition: Transition {
    /// No transition.
    public nonisolated init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
    public static let properties = TransitionProperties(hasMotion: false)
}

/// The view fades in and out.
public struct OpacityTransition: Transition {
    /// A fade.
    public nonisolated init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
    public static let properties = TransitionProperties(hasMotion: false)
}

/// The view grows from a scale and shrinks to it.
public struct ScaleTransition: Transition {
    /// The scale at the beginning and at the end.
    public var scale: Double
    /// What stays where it is, in parts of the view's size.
    public var anchor: UnitPoint
    /// A transition from and to a scale about a point.
    public nonisolated init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
    }
}

/// The view comes from and goes to a distance.
public struct OffsetTransition: Transition {
    /// The distance in points.
    public var offset: CGSize
    /// A transition from and to a distance.
    public nonisolated init(_ offset: CGSize) { self.offset = offset }
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }
}

/// The view comes from and goes to an edge, by its own size.
public struct MoveTransition: Transition {
    /// The edge.
    public var edge: Edge
    /// A transition from and to an edge.
    public nonisolated init(edge: Edge) { self.edge = edge }
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(_RelativeOffset(edge: edge, amount: phase.isIdentity ? 0 : 1))
    }
}

/// The view comes from its leading edge and goes to its trailing one.
public struct SlideTransition: Transition {
    /// A slide.
    public nonisolated init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(_RelativeOffset(edge: .trailing, amount: phase.value))
    }
}

/// The view comes from an edge and goes to the opposite one, fading.
public struct PushTransition: Transition {
    /// The edge that it comes from.
    public var edge: Edge
    /// A transition from an edge.
    public nonisolated init(edge: Edge) { self.edge = edge }
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(_RelativeOffset(edge: edge, amount: -phase.value)).opacity(phase.isIdentity ? 1 : 0)
    }
}

extension Transition where Self == IdentityTransition {
    /// The view comes and goes at once.
    public static var identity: IdentityTransition { IdentityTransition() }
}
extension Transition where Self == OpacityTransition {
    /// The view fades in and out.
    public static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == ScaleTransition {
    /// The view grows from nothing and shrinks to it.
    public static var scale: ScaleTransition { ScaleTransition(0) }
    /// The view grows from a scale and shrinks to it.
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
        ScaleTransition(scale, anchor: anchor)
    }
}
extension Transition where Self == OffsetTransition {
    /// The view comes from and goes to a distance in points.
    public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }
    /// The view comes from and goes to a distance in points.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
        OffsetTransition(CGSize(width: x, height: y))
    }
}
extension Transition where Self == MoveTransition {
    /// The view comes from and goes to an edge, by its own size.
    public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}
extension Transition where Self == SlideTransition {
    /// The view comes from its leading edge and goes to its trailing one.
    public static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == PushTransition {
    /// The view comes from an edge and goes to the opposite one, fading.
    public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}

/// Shows its content off by a part of its own size.
public struct _RelativeOffset: _ItemModifier {
    public typealias _Item = UnaryItem
    let edge: Edge
    /// In sizes of the view, towards the edge.
    var amount: Double
    public nonisolated var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }
    private var unit: CGSize {
        switch edge {
        case .leading: CGSize(width: -amount, height: 0)
        case .trailing: CGSize(width: amount, height: 0)
        case .top: CGSize(width: 0, height: -amount)
        case .bottom: CGSize(width: 0, height: amount)
        }
    }
    public func _makeItem() -> UnaryItem { RelativeOffsetItem(unit) }
    public func _update(_ item: UnaryItem) { unsafeDowncast(item, to: RelativeOffsetItem.self).amount = unit }
}

/// An item whose child is shown off its place by parts of its size; leading and trailing follow the direction.
private final class RelativeOffsetItem: UnaryItem {
    nonisolated(unsafe) var amount: CGSize {
        didSet { if amount != oldValue { invalidatePlacement() } }
    }
    init(_ amount: CGSize) {
        self.amount = amount
        super.init(child: nil)
    }
    override func childOrigin(_ size: CGSize, _ proposal: ProposedViewSize) -> CGPoint { .zero }
    override func placeContents() {
        let right = layoutDirection == .leftToRight ? amount.width : -amount.width
        child?.place(
            at: CGPoint(x: frame.minX + right * frame.width, y: frame.minY + amount.height * frame.height),
            proposal: placedProposal, size: frame.size)
    }
}

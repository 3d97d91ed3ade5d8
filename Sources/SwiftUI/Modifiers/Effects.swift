import Foundation
import Toolkit
import ViewGraph
import ViewLayout

/// A modifier that draws its content as one, changed.
protocol EffectModifier: _ItemModifier where _Item == UnaryItem {
    var effect: EffectContent { get }
}

extension EffectModifier {
    public func _makeItem() -> UnaryItem {
        let item = EffectItem(effect)
        Structure.noteStale(item)
        return item
    }
    public func _update(_ item: UnaryItem) { unsafeDowncast(item, to: EffectItem.self).update(effect) }
}

/// A modifier whose effect depends on the size of what it is drawn on.
protocol SizedEffectModifier: _ItemModifier where _Item == UnaryItem {
    func effect(in size: CGSize) -> EffectContent
}

extension SizedEffectModifier {
    public func _makeItem() -> UnaryItem {
        let item = EffectItem(effect(in: .zero))
        item.setSizedEffect { effect(in: $0) }
        Structure.noteStale(item)
        return item
    }
    public func _update(_ item: UnaryItem) {
        unsafeDowncast(item, to: EffectItem.self).setSizedEffect { effect(in: $0) }
    }
}

public struct _OpacityEffect: EffectModifier {
    var opacity: Double
    public nonisolated var animatableData: Double {
        get { opacity }
        set { opacity = newValue }
    }
    var effect: EffectContent {
        var content = EffectContent()
        content.opacity = opacity
        // What cannot be seen cannot be clicked either.
        content.allowsHitTesting = opacity > 0
        return content
    }
}

public struct _ScaleEffect: EffectModifier {
    var scale: CGSize
    let anchor: UnitPoint
    public nonisolated var animatableData: CGSize.AnimatableData {
        get { scale.animatableData }
        set { scale.animatableData = newValue }
    }
    var effect: EffectContent {
        var content = EffectContent()
        (content.scaleX, content.scaleY) = (Double(scale.width), Double(scale.height))
        (content.anchorX, content.anchorY) = (Double(anchor.x), Double(anchor.y))
        return content
    }
}

public struct _RotationEffect: EffectModifier {
    var angle: Angle
    let anchor: UnitPoint
    public nonisolated var animatableData: Angle.AnimatableData {
        get { angle.animatableData }
        set { angle.animatableData = newValue }
    }
    var effect: EffectContent {
        var content = EffectContent()
        content.rotation = angle.degrees
        (content.anchorX, content.anchorY) = (Double(anchor.x), Double(anchor.y))
        return content
    }
}

public struct _HiddenModifier: EffectModifier {
    public typealias AnimatableData = EmptyAnimatableData
    nonisolated init() {}
    var effect: EffectContent {
        var content = EffectContent()
        content.isHidden = true
        return content
    }
}

public struct _HitTestingModifier: EffectModifier {
    let isAllowed: Bool
    public typealias AnimatableData = EmptyAnimatableData
    var effect: EffectContent {
        var content = EffectContent()
        content.allowsHitTesting = isAllowed
        return content
    }
}

extension View {
    /// Draws the view fainter: 0 is invisible, 1 as it is. What is invisible takes no clicks.
    public nonisolated func opacity(_ opacity: Double) -> some View { modifier(_OpacityEffect(opacity: opacity)) }

    /// Draws the view larger or smaller about `anchor`; its place in the layout stays.
    public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(_ScaleEffect(scale: scale, anchor: anchor))
    }
    /// Draws the view larger or smaller about `anchor`; its place in the layout stays.
    public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }
    /// Draws the view larger or smaller about `anchor`; its place in the layout stays.
    public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Draws the view turned clockwise about `anchor`; its place in the layout stays.
    public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(_RotationEffect(angle: angle, anchor: anchor))
    }

    /// Keeps the view's space, and shows nothing in it.
    public nonisolated func hidden() -> some View { modifier(_HiddenModifier()) }

    /// Whether clicks and keys reach the view.
    public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(_HitTestingModifier(isAllowed: enabled))
    }
}

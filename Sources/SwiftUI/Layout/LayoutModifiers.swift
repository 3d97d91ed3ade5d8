import Foundation
import ViewGraph
import ViewLayout

extension View {
    /// Keeps a distance around the view, in points for each edge.
    public nonisolated func padding(_ insets: EdgeInsets) -> some View { modifier(_PaddingLayout(insets: insets)) }

    /// Keeps `length` points at the given edges; nil for the usual 16.
    public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        let length = length ?? 16
        return padding(
            EdgeInsets(
                top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
                bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0))
    }

    /// Keeps `length` points at all edges.
    public nonisolated func padding(_ length: CGFloat) -> some View { padding(.all, length) }

    /// Gives the view a size, in points, along the axes that are set.
    public nonisolated func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(_FrameLayout(width: width, height: height, alignment: alignment))
    }

    /// Bounds the view's size. A minimum above a maximum is reported and the maximum raised to it.
    public nonisolated func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            _FlexFrameLayout(
                minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
                idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
    }

    /// Gives the view its ideal size on both axes, whatever it is offered.
    public nonisolated func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    /// Gives the view its ideal size on the given axes.
    public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
    }

    /// Gives the view a width of `aspectRatio` times its height, within (`fit`) or around (`fill`) what it is offered;
    /// nil keeps the view's own ratio.
    public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(_AspectRatioLayout(ratio: aspectRatio, contentMode: contentMode))
    }

    /// Gives the view the ratio of `aspectRatio`'s sides.
    public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        let ratio = aspectRatio.height > 0 ? aspectRatio.width / aspectRatio.height : nil
        return self.aspectRatio(ratio, contentMode: contentMode)
    }

    /// Fits the view, in its own ratio, into what it is offered.
    public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
    /// Fills, in the view's own ratio, what it is offered.
    public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

    /// Draws the view elsewhere, by points; its place in the layout stays.
    public nonisolated func offset(_ offset: CGSize) -> some View { modifier(_OffsetEffect(offset: offset)) }
    /// Draws the view elsewhere, by points; its place in the layout stays.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        offset(CGSize(width: x, height: y))
    }

    /// Puts the view's centre at a point of what it is offered, all of which it takes.
    public nonisolated func position(_ position: CGPoint) -> some View {
        modifier(_PositionLayout(position: position))
    }
    /// Puts the view's centre at a point of what it is offered, all of which it takes.
    public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        position(CGPoint(x: x, y: y))
    }

    /// Gives the view its space before views of lower priority, when a stack divides its space.
    public nonisolated func layoutPriority(_ value: Double) -> some View {
        modifier(_LayoutPriorityLayout(priority: value))
    }

    /// Draws the view over siblings with lower values.
    public nonisolated func zIndex(_ value: Double) -> some View { modifier(_ZIndexLayout(index: value)) }

    /// Sets one of the view's horizontal guides, in points from its leading edge.
    public nonisolated func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(_AlignmentLayout(key: g.key, computeValue: computeValue))
    }
    /// Sets one of the view's vertical guides, in points from its top.
    public nonisolated func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(_AlignmentLayout(key: g.key, computeValue: computeValue))
    }

    /// Attaches a value that a custom layout reads.
    public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(_LayoutValueLayout<K>(value: value))
    }
}

public struct _PaddingLayout: _ItemModifier {
    var insets: EdgeInsets
    public nonisolated var animatableData: EdgeInsets.AnimatableData {
        get { insets.animatableData }
        set { insets.animatableData = newValue }
    }
    public func _makeItem() -> UnaryItem { PaddingItem(insets) }
    public func _update(_ item: UnaryItem) { unsafeDowncast(item, to: PaddingItem.self).insets = insets }
}

public struct _FrameLayout: _ItemModifier {
    var width: CGFloat?
    var height: CGFloat?
    var alignment: Alignment
    public nonisolated var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(width ?? 0, height ?? 0) }
        set {
            // An axis that was left out stays so.
            if width != nil { width = newValue.first }
            if height != nil { height = newValue.second }
        }
    }
    public func _makeItem() -> UnaryItem { FixedFrameItem(width: width, height: height, alignment: alignment) }
    public func _update(_ item: UnaryItem) {
        let item = unsafeDowncast(item, to: FixedFrameItem.self)
        item.width = width
        item.height = height
        item.alignment = alignment
    }
}

public struct _FlexFrameLayout: _ItemModifier {
    let minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight: CGFloat?
    let alignment: Alignment
    public typealias AnimatableData = EmptyAnimatableData
    private var horizontal: FlexibleFrameItem.Limits { .init(min: minWidth, ideal: idealWidth, max: maxWidth) }
    private var vertical: FlexibleFrameItem.Limits { .init(min: minHeight, ideal: idealHeight, max: maxHeight) }

    public func _makeItem() -> UnaryItem {
        if !isOrdered(minWidth, idealWidth, maxWidth) || !isOrdered(minHeight, idealHeight, maxHeight) {
            Log.once("frame(minWidth:…): a minimum is above its ideal or maximum; the minimum stands.")
        }
        return FlexibleFrameItem(horizontal: horizontal, vertical: vertical, alignment: alignment)
    }
    public func _update(_ item: UnaryItem) {
        let item = unsafeDowncast(item, to: FlexibleFrameItem.self)
        item.horizontal = horizontal
        item.vertical = vertical
        item.alignment = alignment
    }
    private func isOrdered(_ values: CGFloat?...) -> Bool {
        let known = values.compactMap { $0 }
        return zip(known, known.dropFirst()).allSatisfy { $0 <= $1 }
    }
}

public struct _FixedSizeLayout: _ItemModifier {
    let horizontal: Bool
    let vertical: Bool
    public typealias AnimatableData = EmptyAnimatableData
    private var axes: Axis.Set {
        var axes = Axis.Set()
        if horizontal { axes.insert(.horizontal) }
        if vertical { axes.insert(.vertical) }
        return axes
    }
    public func _makeItem() -> UnaryItem { FixedSizeItem(axes) }
    public func _update(_ item: UnaryItem) { unsafeDowncast(item, to: FixedSizeItem.self).axes = axes }
}

public struct _AspectRatioLayout: _ItemModifier {
    let ratio: CGFloat?
    let contentMode: ContentMode
    public typealias AnimatableData = EmptyAnimatableData
    public func _makeItem() -> UnaryItem { AspectRatioItem(ratio: ratio, contentMode: contentMode) }
    public func _update(_ item: UnaryItem) {
        let item = unsafeDowncast(item, to: AspectRatioItem.self)
        item.ratio = ratio
        item.contentMode = contentMode
    }
}

public struct _OffsetEffect: _ItemModifier {
    var offset: CGSize
    public nonisolated var animatableData: CGSize.AnimatableData {
        get { offset.animatableData }
        set { offset.animatableData = newValue }
    }
    public func _makeItem() -> UnaryItem { OffsetItem(offset) }
    public func _update(_ item: UnaryItem) { unsafeDowncast(item, to: OffsetItem.self).offset = offset }
}

public struct _PositionLayout: _ItemModifier {
    var position: CGPoint
    public nonisolated var animatableData: CGPoint.AnimatableData {
        get { position.animatableData }
        set { position.animatableData = newValue }
    }
    public func _makeItem() -> UnaryItem { PositionItem(position) }
    public func _update(_ item: UnaryItem) { unsafeDowncast(item, to: PositionItem.self).position = position }
}

public struct _LayoutPriorityLayout: _ItemModifier {
    let priority: Double
    public typealias AnimatableData = EmptyAnimatableData
    public func _makeItem() -> UnaryItem { PriorityItem(priority) }
    public func _update(_ item: UnaryItem) { unsafeDowncast(item, to: PriorityItem.self).priority = priority }
}

public struct _ZIndexLayout: _ItemModifier {
    let index: Double
    public typealias AnimatableData = EmptyAnimatableData
    public func _makeItem() -> UnaryItem { ZIndexItem(index) }
    public func _update(_ item: UnaryItem) {
        unsafeDowncast(item, to: ZIndexItem.self).index = index
        // The order of drawing is the order of the widgets.
        item.noteContentChanged()
    }
}

public struct _AlignmentLayout: _ItemModifier {
    public static func _makeModifiedNode<V: View>(
        _ modifier: Self, _ content: V, _ parent: _GraphNode
    ) -> _GraphNode {
        AlignmentGuideNode(modifier, content, parent: parent)
    }

    let key: AlignmentKey
    nonisolated(unsafe) let computeValue: (ViewDimensions) -> CGFloat
    public typealias AnimatableData = EmptyAnimatableData
    nonisolated init(key: AlignmentKey, computeValue: @escaping (ViewDimensions) -> CGFloat) {
        self.key = key
        self.computeValue = computeValue
    }
    public func _makeItem() -> UnaryItem { AlignmentGuideItem(key, compute: computeValue) }
    public func _update(_ item: UnaryItem) {
        unsafeDowncast(item, to: AlignmentGuideItem.self).update(key, compute: computeValue)
    }
}

public struct _LayoutValueLayout<Key: LayoutValueKey>: _ItemModifier, MenuValueModifier {
    nonisolated(unsafe) let value: Key.Value
    public typealias AnimatableData = EmptyAnimatableData
    public func _makeItem() -> UnaryItem { LayoutValueItem(Key.self, value) }
    public func _update(_ item: UnaryItem) { unsafeDowncast(item, to: LayoutValueItem<Key>.self).value = value }
}

import Foundation
import ViewGraph
import ViewLayout

/// A node whose room views in it may measure themselves by.
@MainActor
protocol SizedContainer: _GraphNode {
    var isContainer: Bool { get }
    /// Kept from when it is first asked for.
    var containerSize: Location<CGSize> { get }
}

/// The size of the nearest container around a view, for its body.
@propertyWrapper
struct ContainerSize: DynamicProperty, StoredProperty, @unchecked Sendable {
    private var location: Location<CGSize>?

    nonisolated init() {}

    /// Nil before there is a container, and before it has been laid out.
    var wrappedValue: CGSize? { (location?.current).flatMap { $0 == .zero ? nil : $0 } }

    @MainActor
    static func _install(_ field: UnsafeMutableRawPointer, old: UnsafeMutableRawPointer?, _ node: _GraphNode) {
        let field = field.assumingMemoryBound(to: Self.self)
        field.pointee.location = old?.assumingMemoryBound(to: Self.self).pointee.location ?? nearest(to: node)
    }
    static var _isPrepared: Bool { false }
    @MainActor
    static func _changedAt(_ field: UnsafeRawPointer) -> UInt32 {
        field.assumingMemoryBound(to: Self.self).pointee.location?.changedAt ?? 0
    }

    @MainActor
    private static func nearest(to node: _GraphNode) -> Location<CGSize>? {
        var next = node.parent
        while let node = next {
            if let container = node as? any SizedContainer, container.isContainer { return container.containerSize }
            next = node.parent
        }
        return nil
    }

    /// Called while the desktop lays out: what depends on it must be as large as it will be before it is drawn.
    @MainActor
    static func set(_ location: Location<CGSize>, _ size: CGSize) {
        guard location.untracked != size, !LayoutLoop.isEndless else { return }
        location.set(size)
        if !Graph.isUpdating { Structure.updateAll() }
    }
}

/// Gives a view a part of the length of its container.
private struct ContainerFrame: ViewModifier {
    let axes: Axis.Set
    let alignment: Alignment
    let length: @Sendable (CGFloat, Axis) -> CGFloat
    @ContainerSize private var container: CGSize?

    nonisolated init(
        axes: Axis.Set, alignment: Alignment, length: @escaping @Sendable (CGFloat, Axis) -> CGFloat
    ) {
        self.axes = axes
        self.alignment = alignment
        self.length = length
    }

    func body(content: Content) -> some View {
        content.frame(
            width: axes.contains(.horizontal) ? container.map { length($0.width, .horizontal) } : nil,
            height: axes.contains(.vertical) ? container.map { length($0.height, .vertical) } : nil,
            alignment: alignment)
    }
}

extension View {
    /// Makes the view as long as its container along `axes`: the scroll view around it, the column of a split view, the
    /// sheet or the window. Margins of a scroll view's content are not part of it.
    public nonisolated func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        modifier(ContainerFrame(axes: axes, alignment: alignment) { length, _ in length })
    }

    /// Makes the view as long as `span` of `count` equal parts of its container, with `spacing` points between them. A
    /// count below 1 is taken as 1.
    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        modifier(
            ContainerFrame(axes: axes, alignment: alignment) { length, _ in
                let count = CGFloat(max(count, 1))
                let part = (length - spacing * (count - 1)) / count
                return max(0, part * CGFloat(span) + spacing * CGFloat(max(span - 1, 0)))
            })
    }

    /// Makes the view as long as `length` says, given the length of its container along each of `axes`.
    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        nonisolated(unsafe) let length = length
        return modifier(ContainerFrame(axes: axes, alignment: alignment) { length($0, $1) })
    }
}

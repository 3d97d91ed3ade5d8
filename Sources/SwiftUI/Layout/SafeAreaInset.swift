import Foundation
import ViewGraph
import ViewLayout

extension View {
    /// Shows `content` at the upper or lower edge, and this view in the room that it leaves.
    public nonisolated func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            _InsetModifier(
                inset: content(), edge: edge == .top ? .top : .bottom, alignment: alignment.key, spacing: spacing))
    }

    /// Shows `content` at the leading or trailing edge, and this view in the room that it leaves.
    public nonisolated func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            _InsetModifier(
                inset: content(), edge: edge == .leading ? .leading : .trailing, alignment: alignment.key,
                spacing: spacing))
    }
}

/// Shows a view at an edge of another.
public struct _InsetModifier<Inset: View>: AttachingModifier {
    public typealias Body = Never
    nonisolated(unsafe) let inset: Inset
    let edge: Edge
    let alignment: AlignmentKey
    let spacing: CGFloat?

    var attached: Inset { inset }
    func makeItem() -> SafeAreaInsetItem { SafeAreaInsetItem(edge: edge, alignment: alignment, spacing: spacing) }
    func update(_ item: SafeAreaInsetItem) {
        item.edge = edge
        item.alignment = alignment
        item.distance = spacing
    }
    static func attach(_ views: [LayoutItem], to item: SafeAreaInsetItem) { item.setInset(views) }
}

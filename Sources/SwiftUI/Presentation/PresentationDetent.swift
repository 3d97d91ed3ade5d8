import Foundation
import ViewGraph

/// A height that a sheet may rest at, where sheets come from below. Sheets of this desktop are windows of the size of
/// their content.
public struct PresentationDetent: Hashable, Sendable {
    private enum Kind: Hashable { case medium, large, fraction(CGFloat), height(CGFloat) }
    private let kind: Kind
    /// About half of the screen.
    public static let medium = PresentationDetent(kind: .medium)
    /// All of the screen.
    public static let large = PresentationDetent(kind: .large)
    /// A part of the room.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(kind: .fraction(fraction))
    }
    /// A height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(kind: .height(height)) }
}

extension View {
    /// The heights that a sheet may rest at. Without effect here, as on a Mac, which the log says.
    public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        noteDetents()
        return self
    }

    /// The heights that a sheet may rest at, and the one it rests at. Without effect here, as on a Mac.
    public nonisolated func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        noteDetents()
        return self
    }

    /// Whether a sheet shows that it can be dragged. Without effect here, as on a Mac.
    public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
        noteDetents()
        return self
    }

    private nonisolated func noteDetents() {
        Log.once(
            "presentationDetents, presentationDragIndicator: sheets of this desktop have the size of their content.")
    }

    /// Shows a view over the whole screen while `isPresented` is true; a sheet on this desktop.
    public nonisolated func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        sheet(isPresented: isPresented, onDismiss: onDismiss, content: content)
    }

    /// Shows a view over the whole screen while `item` is not nil; a sheet on this desktop.
    public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        sheet(item: item, onDismiss: onDismiss, content: content)
    }
}

import ViewLayout

/// A distance that scenes keep from their edges.
public struct ScenePadding: Equatable, Sendable {
    private enum Kind { case minimum, navigationBar }
    private let kind: Kind
    /// What windows keep from their edges at least: 20 points.
    public static let minimum = ScenePadding(kind: .minimum)
    /// As the title bar has it; the same here.
    public static let navigationBar = ScenePadding(kind: .navigationBar)
}

extension View {
    /// Keeps the view as far from some edges as a window's content is from its own.
    public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges, 20) }

    /// Keeps the view as far from some edges as a window's content is from its own.
    public nonisolated func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
        self.padding(edges, 20)
    }
}

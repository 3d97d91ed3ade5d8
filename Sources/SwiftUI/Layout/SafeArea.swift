import ViewLayout

/// What keeps a view from the edges of its window.
public struct SafeAreaRegions: OptionSet, Sendable {
    /// One bit for each region.
    public let rawValue: UInt
    /// The regions whose bits are set.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Bars and other parts of what is around the view.
    public static let container = SafeAreaRegions(rawValue: 1 << 0)
    /// A keyboard on the screen.
    public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
    /// All of them.
    public static let all = SafeAreaRegions(rawValue: .max)
}

// A window's content begins under its header bar, and keyboards on the screen are the desktop's, which makes windows
// smaller: no part of a window is unsafe.
extension View {
    /// Lets the view reach under bars and into what is cut off. A window here covers nothing of its content, so that the
    /// view stays as it is; what `safeAreaInset` shows beside a view keeps its room.
    public nonisolated func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        self
    }

    /// The older spelling of ``ignoresSafeArea(_:edges:)``.
    public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}

import Foundation

extension EnvironmentValues {
    /// The least lines that a text has room for.
    var leastLines: Int {
        get { self[LeastLinesKey.self] }
        set { self[LeastLinesKey.self] = newValue }
    }
    private struct LeastLinesKey: EnvironmentKey { static var defaultValue: Int { 1 } }

    /// How small a text may become so that it fits: 1 is as it is.
    public var minimumScaleFactor: CGFloat {
        get { self[MinimumScaleFactorKey.self] }
        set { self[MinimumScaleFactorKey.self] = newValue }
    }
    private struct MinimumScaleFactorKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }

    /// Whether letters may come closer so that a text fits.
    public var allowsTightening: Bool {
        get { self[AllowsTighteningKey.self] }
        set { self[AllowsTighteningKey.self] = newValue }
    }
    private struct AllowsTighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }
}

extension View {
    /// Sets the least and the most lines of texts in this view.
    public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        environment(\.lineLimit, limit.upperBound).environment(\.leastLines, limit.lowerBound)
    }
    /// Sets the least lines of texts in this view.
    public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        environment(\.lineLimit, nil).environment(\.leastLines, limit.lowerBound)
    }
    /// Sets the most lines of texts in this view.
    public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        environment(\.lineLimit, limit.upperBound)
    }
    /// Sets the most lines of texts in this view, and whether texts of fewer lines keep room for them.
    public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        environment(\.lineLimit, limit).environment(\.leastLines, reservesSpace ? limit : 1)
    }

    /// Lets texts become smaller, down to a part of their size, so that they fit.
    public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, factor)
    }

    /// Lets the letters of texts come closer so that they fit.
    public nonisolated func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
}

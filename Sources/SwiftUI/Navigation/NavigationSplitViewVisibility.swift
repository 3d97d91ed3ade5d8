/// Which columns of a split view are shown.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
    private enum Kind: String, Codable { case automatic, all, doubleColumn, detailOnly }
    private let kind: Kind

    private init(_ kind: Kind) { self.kind = kind }

    /// As fits: all of them.
    public static var automatic: Self { Self(.automatic) }
    /// All of them.
    public static var all: Self { Self(.all) }
    /// The last two.
    public static var doubleColumn: Self { Self(.doubleColumn) }
    /// The last one.
    public static var detailOnly: Self { Self(.detailOnly) }

    /// How many of `count` columns are shown.
    func shownCount(of count: Int) -> Int {
        switch kind {
        case .automatic, .all: count
        case .doubleColumn: min(count, 2)
        case .detailOnly: 1
        }
    }
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    /// 0 for the sidebar, 1 for the content, 2 for the detail.
    let rank: Int

    /// The first column.
    public static var sidebar: Self { Self(rank: 0) }
    /// The middle one of three columns.
    public static var content: Self { Self(rank: 1) }
    /// The last column.
    public static var detail: Self { Self(rank: 2) }
}

/// The direction in which views follow each other in a row.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    /// Leading is left.
    case leftToRight
    /// Leading is right.
    case rightToLeft
}

/// What a shape or a symbol does when the layout direction changes.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// It looks the same in both directions.
    case fixed
    /// It is mirrored in the given direction.
    case mirrors(in: LayoutDirection)

    /// It is mirrored from right to left.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// How large the person wants text, by the names of 2019; `DynamicTypeSize` has those of today.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    /// Whether it is one of the sizes for those who see little.
    public var isAccessibilityCategory: Bool { size.isAccessibilitySize }

    /// Whether the first is smaller.
    public static func < (a: Self, b: Self) -> Bool { a.size < b.size }
    /// Whether the first is smaller, or both are the same.
    public static func <= (a: Self, b: Self) -> Bool { a.size <= b.size }
    /// Whether the first is larger.
    public static func > (a: Self, b: Self) -> Bool { a.size > b.size }
    /// Whether the first is larger, or both are the same.
    public static func >= (a: Self, b: Self) -> Bool { a.size >= b.size }

    /// Both count from the smallest.
    var size: DynamicTypeSize { DynamicTypeSize.allCases[Self.allCases.firstIndex(of: self) ?? 3] }

    init(_ size: DynamicTypeSize) { self = Self.allCases[size.rawValue] }
}

extension EnvironmentValues {
    /// How large text is, by the names of 2019: `dynamicTypeSize` in other words.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = newValue.size }
    }
}

import Foundation
import ViewGraph

/// How large the person wants text.
///
/// It follows the desktop's text scaling: `large` is 1.
public enum DynamicTypeSize: Int, CaseIterable, Comparable, Hashable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// The smaller size first.
    public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

    /// Whether it is one of the sizes for those who see little.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// What text is magnified by.
    var factor: Double {
        switch self {
        case .xSmall: 0.8
        case .small: 0.87
        case .medium: 0.93
        case .large: 1
        case .xLarge: 1.12
        case .xxLarge: 1.24
        case .xxxLarge: 1.35
        case .accessibility1: 1.6
        case .accessibility2: 1.9
        case .accessibility3: 2.35
        case .accessibility4: 2.75
        case .accessibility5: 3.1
        }
    }

    /// The size that comes nearest to a scaling.
    init(scale: Double) {
        self = Self.allCases.min { abs($0.factor - scale) < abs($1.factor - scale) } ?? .large
    }
}

extension EnvironmentValues {
    /// How large text is: the desktop's scaling, unless set. What is set magnifies fonts by roles beside the desktop's.
    public var dynamicTypeSize: DynamicTypeSize {
        get { chosenTypeSize ?? DynamicTypeSize(scale: appearance.textScale) }
        set { chosenTypeSize = newValue }
    }

    private var chosenTypeSize: DynamicTypeSize? {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }
    private struct DynamicTypeSizeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize? { nil } }

    /// What fonts by roles are magnified by beside the desktop's own scaling.
    var typeFactor: Double {
        guard let chosen = chosenTypeSize else { return 1 }
        return chosen.factor / max(DynamicTypeSize(scale: appearance.textScale).factor, 0.1)
    }
}

extension View {
    /// Sets how large text in this view is.
    public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }

    /// Keeps the size of text in this view within a range.
    public nonisolated func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
    where T.Bound == DynamicTypeSize {
        transformEnvironment(\.dynamicTypeSize) { size in
            let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
            guard !allowed.contains(size), let first = allowed.first, let last = allowed.last else { return }
            size = size < first ? first : last
        }
    }
}

import ViewGraph

/// How many views a view is to its container, by its type: a list makes the rows of a loop on demand only if it knows how
/// many rows an element is without looking at it.
public enum _ViewCount: Sendable {
    /// As many, whatever the value.
    case fixed(Int)
    /// One, or none.
    case atMostOne
    /// At most one as a rule, which the type does not say: the value does, by `ErasedCounting`.
    case erased
    /// It depends on the value.
    case varying

    static let one = _ViewCount.fixed(1)

    @MainActor
    private static var known: [ObjectIdentifier: _ViewCount] = [:]

    /// How many views a `V` is.
    @MainActor
    static func of<V: View>(_ type: V.Type) -> _ViewCount {
        let key = ObjectIdentifier(type)
        if let count = known[key] { return count }
        // A view that has itself among its own depends on its value.
        known[key] = .varying
        let count = V._viewCount
        known[key] = count
        return count
    }

    /// One after the other.
    static func + (a: _ViewCount, b: _ViewCount) -> _ViewCount {
        switch (a, b) {
        case (.fixed(let a), .fixed(let b)): .fixed(a + b)
        case (.fixed(0), let other), (let other, .fixed(0)): other
        default: .varying
        }
    }

    /// One or the other.
    static func either(_ a: _ViewCount, _ b: _ViewCount) -> _ViewCount {
        switch (a, b) {
        case (.fixed(let a), .fixed(let b)) where a == b: .fixed(a)
        case (.varying, _), (_, .varying): .varying
        case (.erased, _), (_, .erased): a.isAtMostOne && b.isAtMostOne ? .erased : .varying
        default: a.isAtMostOne && b.isAtMostOne ? .atMostOne : .varying
        }
    }

    /// Whether an element with this many views is one row. One without views is an empty row.
    var isAtMostOne: Bool {
        switch self {
        case .fixed(let count): count <= 1
        case .atMostOne, .erased: true
        case .varying: false
        }
    }

    var isErased: Bool { if case .erased = self { true } else { false } }
}

/// A view with an erased view in it, which may be several.
@MainActor
protocol ErasedCounting {
    var isSeveralViews: Bool { get }
}

/// Whether a view whose type does not say it is several views.
@MainActor
private func isSeveral(_ view: Any) -> Bool { (view as? any ErasedCounting)?.isSeveralViews ?? false }

extension AnyView: ErasedCounting {
    var isSeveralViews: Bool { box.isSeveralViews }
    public static var _viewCount: _ViewCount { .erased }
}

extension _ConditionalContent: ErasedCounting {
    var isSeveralViews: Bool {
        switch storage {
        case .first(let content): isSeveral(content)
        case .second(let content): isSeveral(content)
        }
    }
}

extension Optional: ErasedCounting {
    var isSeveralViews: Bool { map { isSeveral($0) } ?? false }
}

extension ModifiedContent: ErasedCounting {
    var isSeveralViews: Bool { isSeveral(content) }
}

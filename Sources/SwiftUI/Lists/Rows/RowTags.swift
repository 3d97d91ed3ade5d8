import ViewGraph
import ViewLayout

/// A view that may say by its value alone which tag it has, so that it need not be made to be selected.
@MainActor
protocol TagCarrying {
    /// Whether views of this type have a tag of a type.
    static func carriesTag<Value: Hashable>(_ type: Value.Type) -> Bool
    func carriedTag<Value: Hashable>(_ type: Value.Type) -> Value?
}

extension ModifiedContent: TagCarrying {
    static func carriesTag<Value: Hashable>(_ type: Value.Type) -> Bool {
        Modifier.self == _LayoutValueLayout<TagKey<Value>>.self
            || Modifier.self == _LayoutValueLayout<TagKey<Value?>>.self
            || (Content.self as? any TagCarrying.Type)?.carriesTag(type) == true
    }

    func carriedTag<Value: Hashable>(_ type: Value.Type) -> Value? {
        if let modifier = modifier as? _LayoutValueLayout<TagKey<Value>> { return modifier.value }
        if let modifier = modifier as? _LayoutValueLayout<TagKey<Value?>> { return modifier.value ?? nil }
        return (content as? any TagCarrying)?.carriedTag(type)
    }
}

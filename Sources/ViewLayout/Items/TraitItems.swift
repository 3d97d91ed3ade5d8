/// Gives its child a priority when a stack divides its space.
package final class PriorityItem: TransparentItem {
    package var priority: Double {
        didSet { if priority != oldValue { invalidateSize() } }
    }

    package init(_ priority: Double, child: LayoutItem? = nil) {
        self.priority = priority
        super.init(child: child)
    }

    package override var layoutPriority: Double { priority }
}

/// Gives its child a place in the order of drawing.
package final class ZIndexItem: TransparentItem {
    package var index: Double {
        didSet { if index != oldValue { invalidatePlacement() } }
    }

    package init(_ index: Double, child: LayoutItem? = nil) {
        self.index = index
        super.init(child: child)
    }

    package override var zIndex: Double { index }
}

/// Attaches a value to its child for the custom layout that contains it.
package final class LayoutValueItem<Key: LayoutValueKey>: TransparentItem {
    /// The value. Values need not have an equality: every change of it counts.
    package var value: Key.Value {
        didSet { invalidateSize() }
    }

    package init(_ key: Key.Type, _ value: Key.Value, child: LayoutItem? = nil) {
        self.value = value
        super.init(child: child)
    }

    package override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
        if K.self == Key.self, let value = value as? K.Value { return value }
        return super.layoutValue(key)
    }
}

import ViewGraph

// Links to values.

extension NavigationLink where Destination == Never {
    /// A link to what the stack shows for `value`; disabled while that is nil.
    public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(.value(value.map { NavigationPath.Element($0) }), label: label())
    }

    /// A link to what the stack shows for `value`, which can be stored with the path.
    public nonisolated init<P: Hashable & Codable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(.value(value.map { NavigationPath.Element(codable: $0) }), label: label())
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    /// A link with a localised title to what the stack shows for `value`.
    public nonisolated init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(value: value) { Text(titleKey) }
    }

    /// A link with a localised title to what the stack shows for `value`, which can be stored with the path.
    public nonisolated init<P: Hashable & Codable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(value: value) { Text(titleKey) }
    }

    /// A link with a title as it is to what the stack shows for `value`.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
        self.init(value: value) { Text(title) }
    }

    /// A link with a title as it is to what the stack shows for `value`, which can be stored with the path.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, P: Hashable & Codable>(_ title: S, value: P?) {
        self.init(value: value) { Text(title) }
    }
}

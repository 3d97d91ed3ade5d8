import ViewGraph

// Links to views.

extension NavigationLink {
    /// A link to a view.
    public nonisolated init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(.view(destination()), label: label())
    }

    /// A link to a view.
    public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(.view(destination), label: label())
    }

    /// A link to a view that is shown while `isActive` is true.
    public nonisolated init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(Self.bound(destination(), isActive), label: label())
    }

    /// A link to a view that is shown while `isActive` is true.
    public nonisolated init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(Self.bound(destination, isActive), label: label())
    }

    /// A link to a view that is shown while `selection` is `tag`.
    public nonisolated init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(Self.bound(destination(), tag, selection), label: label())
    }

    /// A link to a view that is shown while `selection` is `tag`.
    public nonisolated init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {
        self.init(Self.bound(destination, tag, selection), label: label())
    }

    fileprivate nonisolated static func bound(_ destination: Destination, _ isActive: Binding<Bool>) -> Target {
        .bound(destination, get: { isActive.wrappedValue }, set: { isActive.wrappedValue = $0 })
    }

    fileprivate nonisolated static func bound<V: Hashable>(
        _ destination: Destination, _ tag: V, _ selection: Binding<V?>
    ) -> Target {
        nonisolated(unsafe) let tag = tag
        return .bound(
            destination, get: { selection.wrappedValue == tag }, set: { selection.wrappedValue = $0 ? tag : nil })
    }
}

extension NavigationLink where Label == Text {
    /// A link with a localised title to a view.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
    ) {
        self.init(destination: destination()) { Text(titleKey) }
    }

    /// A link with a localised title to a view.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, destination: Destination
    ) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// A link with a title as it is to a view.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, @ViewBuilder destination: () -> Destination
    ) {
        self.init(destination: destination()) { Text(title) }
    }

    /// A link with a title as it is to a view.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, destination: Destination
    ) {
        self.init(destination: destination) { Text(title) }
    }

    /// A link with a localised title to a view that is shown while `isActive` is true.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(destination: destination(), isActive: isActive) { Text(titleKey) }
    }

    /// A link with a localised title to a view that is shown while `isActive` is true.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
    ) {
        self.init(destination: destination, isActive: isActive) { Text(titleKey) }
    }

    /// A link with a title as it is to a view that is shown while `isActive` is true.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(destination: destination(), isActive: isActive) { Text(title) }
    }

    /// A link with a title as it is to a view that is shown while `isActive` is true.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, destination: Destination, isActive: Binding<Bool>
    ) {
        self.init(destination: destination, isActive: isActive) { Text(title) }
    }

    /// A link with a localised title to a view that is shown while `selection` is `tag`.
    public nonisolated init<V: Hashable>(
        _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(destination: destination(), tag: tag, selection: selection) { Text(titleKey) }
    }

    /// A link with a localised title to a view that is shown while `selection` is `tag`.
    public nonisolated init<V: Hashable>(
        _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
    }

    /// A link with a title as it is to a view that is shown while `selection` is `tag`.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V: Hashable>(
        _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(destination: destination(), tag: tag, selection: selection) { Text(title) }
    }

    /// A link with a title as it is to a view that is shown while `selection` is `tag`.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V: Hashable>(
        _ title: S, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
    }
}

import ViewGraph

extension View {
    /// Titles the window that the view is in, in the title bar and in lists of windows.
    public nonisolated func navigationTitle(_ title: Text) -> some View {
        preference(key: NavigationTitleKey.self, value: title.resolvedString)
    }

    /// Titles the window by a localised text.
    public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }

    /// Titles the window by a text as it is.
    @_disfavoredOverload
    public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }
}

/// The title that views give their window; the first in view order counts.
struct NavigationTitleKey: PreferenceKey {
    static var defaultValue: String? { nil }
    static func reduce(value: inout String?, nextValue: () -> String?) { value = value ?? nextValue() }
}

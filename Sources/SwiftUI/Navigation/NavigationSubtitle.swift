import ViewGraph

extension View {
    /// Adds a line below the title of the window that the view is in.
    public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View {
        preference(key: NavigationSubtitleKey.self, value: subtitle.resolvedString)
    }

    /// Adds a localised line below the title of the window that the view is in.
    public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        navigationSubtitle(Text(subtitleKey))
    }

    /// Adds a line as it is below the title of the window that the view is in.
    @_disfavoredOverload
    public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
        navigationSubtitle(Text(subtitle))
    }
}

/// The subtitle that views give their window; the first in view order counts.
struct NavigationSubtitleKey: PreferenceKey {
    static var defaultValue: String? { nil }
    static func reduce(value: inout String?, nextValue: () -> String?) { value = value ?? nextValue() }
}

import ViewGraph

/// How a title is shown where title bars come in sizes. This desktop's come in one.
public enum NavigationBarItem {
    /// The size of a title.
    public enum TitleDisplayMode: Sendable {
        case automatic, inline, large
    }
}

// Names that apps use where they are not for the Mac, which is the branch that the compiler takes on this system.
extension View {
    /// Titles the window, as `navigationTitle(_:)` does.
    public nonisolated func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
    /// Titles the window by a localised text.
    public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(titleKey)
    }
    /// Titles the window by a text as it is.
    @_disfavoredOverload
    public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }
    /// Titles the window. Titles have one size.
    public nonisolated func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title)
    }
    /// Titles the window by a localised text. Titles have one size.
    public nonisolated func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(titleKey)
    }
    /// Titles the window by a text as it is. Titles have one size.
    @_disfavoredOverload
    public nonisolated func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title)
    }
    /// The size of the title, of which there is one: that of the title bar.
    public nonisolated func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        if displayMode == .large { Log.once("navigationBarTitleDisplayMode(.large): titles stand in the title bar.") }
        return self
    }

    /// Adds views to the ends of the title bar.
    public nonisolated func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        toolbar {
            ToolbarItem(placement: .navigationBarLeading) { leading }
            ToolbarItem(placement: .navigationBarTrailing) { trailing }
        }
    }
    /// Adds a view to the beginning of the title bar.
    public nonisolated func navigationBarItems<L: View>(leading: L) -> some View {
        toolbar { ToolbarItem(placement: .navigationBarLeading) { leading } }
    }
    /// Adds a view to the end of the title bar.
    public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View {
        toolbar { ToolbarItem(placement: .navigationBarTrailing) { trailing } }
    }
}

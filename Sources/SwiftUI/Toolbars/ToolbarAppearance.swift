import Ground

/// How a title and its bar share their room.
///
/// Follows <https://developer.apple.com/documentation/swiftui/toolbartitledisplaymode>. A window here has its title in
/// one line of its bar, whichever is asked for.
public struct ToolbarTitleDisplayMode: Sendable {
    /// As fits the place.
    public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode() }
    /// In the bar.
    public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode() }
    /// In the bar.
    public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode() }
    /// In the bar.
    public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode() }
}

extension View {
    /// How title and bar share their room: on this desktop always in one line.
    public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }

    /// Whether a bar has a background: on this desktop the theme decides, which is said once.
    public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        if visibility != .automatic { Log.once("toolbarBackground is ignored: the theme draws the bars of windows") }
        return self
    }

    /// Whether a bar has a background: on this desktop the theme decides, which is said once.
    public nonisolated func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        if visibility != .automatic {
            Log.once("toolbarBackgroundVisibility is ignored: the theme draws the bars of windows")
        }
        return self
    }

    /// How a bar is filled: on this desktop the theme decides, which is said once.
    public nonisolated func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        Log.once("toolbarBackground is ignored: the theme draws the bars of windows")
        return self
    }

    /// Whether a bar is light or dark: on this desktop as its window, which is said once.
    public nonisolated func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View
    {
        if colorScheme != nil { Log.once("toolbarColorScheme is ignored: a bar looks as its window does") }
        return self
    }
}

import Foundation
import ViewGraph
import ViewLayout

/// Which part of what scrolls margins are for.
public struct ContentMarginPlacement: Sendable {
    fileprivate let isForContent: Bool
    /// The content.
    public static var automatic: ContentMarginPlacement { ContentMarginPlacement(isForContent: true) }
    /// The content.
    public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(isForContent: true) }
    /// The scroll bars, which stay where the theme has them: said once.
    public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(isForContent: false) }
}

extension View {
    /// Keeps room free around the content of the scroll views in this view, which scrolls with the content.
    public nonisolated func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        transformEnvironment(\.contentMargins) { margins in
            guard placement.isForContent else {
                return Log.once("contentMargins for scroll indicators are ignored: the theme places scroll bars.")
            }
            if edges.contains(.top) { margins.top = insets.top }
            if edges.contains(.leading) { margins.leading = insets.leading }
            if edges.contains(.bottom) { margins.bottom = insets.bottom }
            if edges.contains(.trailing) { margins.trailing = insets.trailing }
        }
    }

    /// Keeps `length` points free at edges of the content of the scroll views in this view; nil is no margin here.
    public nonisolated func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        let length = length ?? 0
        return contentMargins(
            edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length), for: placement)
    }

    /// Keeps `length` points free around the content of the scroll views in this view.
    public nonisolated func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(.all, length, for: placement)
    }

    /// Whether what scrolls can be pulled beyond its end where it has room: on this desktop a mouse pulls nothing, and a
    /// touchpad's movement ends with the content, so that each behaviour looks the same.
    public nonisolated func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View {
        self
    }
}

/// When what scrolls can be pulled beyond its end. Nothing is on this desktop.
public struct ScrollBounceBehavior: Sendable {
    /// As fits.
    public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior() }
    /// Also where there is nothing to scroll.
    public static var always: ScrollBounceBehavior { ScrollBounceBehavior() }
    /// Where there is more than fits.
    public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior() }
}

extension EnvironmentValues {
    /// Room around the content of scroll views.
    var contentMargins: EdgeInsets {
        get { self[ContentMarginsKey.self] }
        set { self[ContentMarginsKey.self] = newValue }
    }
    private struct ContentMarginsKey: EnvironmentKey { static var defaultValue: EdgeInsets { EdgeInsets() } }
}

import ViewGraph
import ViewLayout

/// What is set around lists and scroll views for them.
struct ScrollOptions: Equatable {
    var isEnabled = true
    var verticalIndicators = ScrollIndicatorVisibility.automatic
    var horizontalIndicators = ScrollIndicatorVisibility.automatic
}

extension EnvironmentValues {
    var scrollOptions: ScrollOptions {
        get { self[ScrollOptionsKey.self] }
        set { self[ScrollOptionsKey.self] = newValue }
    }
    private struct ScrollOptionsKey: EnvironmentKey { static var defaultValue: ScrollOptions { ScrollOptions() } }

    /// Whether what is around can be scrolled by the person.
    public var isScrollEnabled: Bool {
        get { scrollOptions.isEnabled }
        set { scrollOptions.isEnabled = newValue }
    }

    /// Whether scroll bars along the vertical axis are shown.
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { scrollOptions.verticalIndicators }
        set { scrollOptions.verticalIndicators = newValue }
    }

    /// Whether scroll bars along the horizontal axis are shown.
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { scrollOptions.horizontalIndicators }
        set { scrollOptions.horizontalIndicators = newValue }
    }
}

/// Whether scroll bars are shown.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
    enum Kind { case automatic, visible, hidden, never }
    let kind: Kind
    /// As the desktop does.
    public static let automatic = ScrollIndicatorVisibility(kind: .automatic)
    /// Shown as the desktop does, which may hide them while nothing is scrolled.
    public static let visible = ScrollIndicatorVisibility(kind: .visible)
    /// Not shown.
    public static let hidden = ScrollIndicatorVisibility(kind: .hidden)
    /// Not shown.
    public static let never = ScrollIndicatorVisibility(kind: .never)

    var isHidden: Bool { kind == .hidden || kind == .never }
}

extension View {
    /// Keeps the person from scrolling lists and scroll views in this view while `disabled` is true; scrolling by the app
    /// goes on.
    public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.scrollOptions) { if disabled { $0.isEnabled = false } }
    }

    /// Shows or hides the scroll bars of lists and scroll views in this view.
    public nonisolated func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        transformEnvironment(\.scrollOptions) {
            if axes.contains(.vertical) { $0.verticalIndicators = visibility }
            if axes.contains(.horizontal) { $0.horizontalIndicators = visibility }
        }
    }
}

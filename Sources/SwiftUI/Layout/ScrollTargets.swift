import Ground
import ViewGraph

/// Where scrolling comes to rest. On this desktop that is where the person leaves it; behaviours of one's own do not
/// compile.
public protocol ScrollTargetBehavior {
    /// What it is called, for the log. Apps never implement it.
    var _name: String { get }
}

/// Rests at multiples of what is shown, which scrolling on this desktop does not.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    /// Pages.
    public init() {}
    public var _name: String { "paging" }
}

/// Rests at views, which scrolling on this desktop does not.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// Whether one movement goes over few views.
    public struct LimitBehavior: Sendable {
        /// As fits.
        public static var automatic: LimitBehavior { LimitBehavior() }
        /// Always.
        public static var always: LimitBehavior { LimitBehavior() }
        /// Never.
        public static var never: LimitBehavior { LimitBehavior() }
    }
    /// Views.
    public init(limitBehavior: LimitBehavior = .automatic) {}
    public var _name: String { "viewAligned" }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// Rests at multiples of what is shown.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// Rests at views.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
    /// Rests at views.
    public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }
}

extension View {
    /// Where the scroll views in this view come to rest: where the person leaves them, on this desktop. The log says once
    /// that the behaviour is ignored.
    public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        Log.once("scrollTargetBehavior(.\(behavior._name)) is ignored: what scrolls stays where it is left.")
        return self
    }

    /// Makes the views of a stack those at which scrolling may rest, for `scrollTargetBehavior`, which says that it is
    /// ignored.
    public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

    /// Lets what scrolls be drawn outside of its scroll view, which it is not on this desktop; the log says so once.
    public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        if disabled { Log.once("scrollClipDisabled is ignored: scroll views cut what is outside of them.") }
        return self
    }
}

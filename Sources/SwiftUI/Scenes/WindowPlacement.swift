import Foundation
import Toolkit
import ViewGraph
import ViewLayout

/// Where a window comes, and how large its content is; what is not said is left to the scene's defaults.
///
/// Follows <https://developer.apple.com/documentation/swiftui/windowplacement>. Positions have effect where apps may
/// place windows: with X11, not with Wayland.
public struct WindowPlacement: Sendable {
    var position: FirstPlacement.Position?
    var size: CGSize?

    /// A corner, in points from that of the display, and a size.
    public init(_ position: CGPoint? = nil, size: CGSize? = nil) {
        self.position = position.map { .corner($0) }
        self.size = size
    }
    /// A point of the window at the same point of the room that panels leave free, and a size.
    public init(_ position: UnitPoint, size: CGSize? = nil) {
        self.position = .point(CGPoint(x: position.x, y: position.y))
        self.size = size
    }
    /// A point of the window at the same point of the room that panels leave free, and lengths.
    public init(_ position: UnitPoint, width: CGFloat?, height: CGFloat?) {
        self.init(position)
        take(width, height)
    }
    /// A corner, in points from that of the display, and a size.
    public init(x: CGFloat, y: CGFloat, size: CGSize? = nil) { self.init(CGPoint(x: x, y: y), size: size) }
    /// A corner, in points from that of the display, and lengths.
    public init(x: CGFloat, y: CGFloat, width: CGFloat?, height: CGFloat?) {
        self.init(CGPoint(x: x, y: y))
        take(width, height)
    }
    /// A size at the default position.
    public init(width: CGFloat?, height: CGFloat?) {
        self.init()
        take(width, height)
    }

    /// One length alone would not be a size; the display gives the content the other when it is measured.
    private mutating func take(_ width: CGFloat?, _ height: CGFloat?) {
        if width != nil || height != nil { size = CGSize(width: width ?? .nan, height: height ?? .nan) }
    }
}

/// A window's content as what chooses the window's place knows it.
///
/// Follows <https://developer.apple.com/documentation/swiftui/windowlayoutroot>.
@MainActor
public struct WindowLayoutRoot {
    let measure: (ProposedViewSize) -> CGSize

    /// The size that the content takes when it is offered `proposal`.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// What there is around a window that is about to come.
///
/// Follows <https://developer.apple.com/documentation/swiftui/windowplacementcontext>.
public struct WindowPlacementContext: Sendable {
    /// The display that the window comes on.
    public var defaultDisplay: DisplayProxy
}

/// A display, in points.
///
/// Follows <https://developer.apple.com/documentation/swiftui/displayproxy>.
public struct DisplayProxy: Sendable, Equatable {
    /// All of it.
    public var bounds: CGRect
    /// The part that panels leave free.
    public var visibleRect: CGRect
    /// What panels take at each edge.
    public var safeAreaInsets: EdgeInsets {
        EdgeInsets(
            top: visibleRect.minY - bounds.minY, leading: visibleRect.minX - bounds.minX,
            bottom: bounds.maxY - visibleRect.maxY, trailing: bounds.maxX - visibleRect.maxX)
    }
}

extension Scene {
    /// Where the scene's windows come, and how large they are, when they are first opened: `makePlacement` is asked with
    /// the content and the display, and goes before `defaultSize` and `defaultPosition`. A window that comes back does
    /// so where it was.
    public nonisolated func defaultWindowPlacement(
        _ makePlacement: @escaping (_ content: WindowLayoutRoot, _ context: WindowPlacementContext) -> WindowPlacement
    ) -> some Scene {
        _EnvironmentScene(content: self) { $0.windowPlacement = WindowPlacementMaker(make: makePlacement) }
    }
}

/// Never the same as another: windows ask once.
struct WindowPlacementMaker: @unchecked Sendable {
    let make: (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement

    @MainActor
    func placement(on screen: WindowScreen, _ measure: @escaping (ProposedViewSize) -> CGSize) -> FirstPlacement {
        let display = DisplayProxy(bounds: screen.bounds, visibleRect: screen.free)
        let placement = make(WindowLayoutRoot(measure: measure), WindowPlacementContext(defaultDisplay: display))
        var first = FirstPlacement()
        first.position = placement.position
        if let size = placement.size {
            if size.width.isFinite { first.width = size.width }
            if size.height.isFinite { first.height = size.height }
        }
        return first
    }
}

extension EnvironmentValues {
    var windowPlacement: WindowPlacementMaker? {
        get { self[WindowPlacementKey.self] }
        set { self[WindowPlacementKey.self] = newValue }
    }
    private struct WindowPlacementKey: EnvironmentKey { static var defaultValue: WindowPlacementMaker? { nil } }
}

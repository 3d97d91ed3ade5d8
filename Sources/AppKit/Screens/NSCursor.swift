import Foundation
import Toolkit

/// What the pointer looks like over the app's windows. Fields of text and other parts that have a pointer of their own
/// keep it.
@MainActor @preconcurrency
public final class NSCursor: NSObject {
    /// By CSS's name; nil for the usual one.
    private let name: String?

    private init(_ name: String?) {
        self.name = name
        super.init()
    }

    /// Those that were pushed.
    private static var stack: [NSCursor] = []
    private static var isHidden = 0

    /// The one that is shown.
    public private(set) static var current = arrow

    /// Shows it until another is set.
    public func set() {
        Self.current = self
        Self.show()
    }

    /// Shows it until it is popped.
    public func push() {
        Self.stack.append(Self.current)
        set()
    }

    /// Goes back to what was shown before the last push.
    public static func pop() { (stack.popLast() ?? arrow).set() }
    /// The same.
    public func pop() { Self.pop() }

    /// Shows none; as often as this is called, `unhide()` must be.
    public static func hide() {
        isHidden += 1
        show()
    }
    /// Shows it again.
    public static func unhide() {
        isHidden = max(isHidden - 1, 0)
        show()
    }

    private static func show() { AppKitConnection.host?.toolkit.setCursor(isHidden > 0 ? "none" : current.name) }

    /// Another app begins.
    static func forget() {
        stack = []
        isHidden = 0
        current = arrow
    }

    /// The usual one.
    public static let arrow = NSCursor(nil)
    /// Over links.
    public static let pointingHand = NSCursor("pointer")
    /// Over text.
    public static let iBeam = NSCursor("text")
    /// Over text that runs downwards.
    public static let iBeamCursorForVerticalLayout = NSCursor("vertical-text")
    /// For choosing points and areas.
    public static let crosshair = NSCursor("crosshair")
    /// Over what can be dragged.
    public static let openHand = NSCursor("grab")
    /// While it is dragged.
    public static let closedHand = NSCursor("grabbing")
    /// Over edges that move to the left and right.
    public static let resizeLeftRight = NSCursor("ew-resize")
    /// Over edges that move up and down.
    public static let resizeUpDown = NSCursor("ns-resize")
    /// Over edges that move to the left.
    public static let resizeLeft = NSCursor("w-resize")
    /// Over edges that move to the right.
    public static let resizeRight = NSCursor("e-resize")
    /// Over edges that move up.
    public static let resizeUp = NSCursor("n-resize")
    /// Over edges that move down.
    public static let resizeDown = NSCursor("s-resize")
    /// Where something cannot be done.
    public static let operationNotAllowed = NSCursor("not-allowed")
    /// Where a drop would copy.
    public static let dragCopy = NSCursor("copy")
    /// Where a drop would make a link.
    public static let dragLink = NSCursor("alias")
    /// Where there is a menu.
    public static let contextualMenu = NSCursor("context-menu")
}

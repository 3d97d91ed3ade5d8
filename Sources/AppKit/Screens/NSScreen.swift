import Foundation
import Toolkit

/// A screen of the desktop, as it was when it was asked for.
@MainActor @preconcurrency
public final class NSScreen: NSObject {
    private let screen: WindowScreen
    /// The height of the first screen, from whose lower edge heights are counted.
    private let base: CGFloat
    /// How many pixels make a point.
    public let backingScaleFactor: CGFloat

    private init(_ screen: WindowScreen, base: CGFloat, scale: CGFloat) {
        self.screen = screen
        self.base = base
        backingScaleFactor = scale
        super.init()
    }

    /// All screens, the first one first; none before the app has begun.
    public static var screens: [NSScreen] {
        guard let toolkit = AppKitConnection.host?.toolkit else { return [] }
        let screens = toolkit.screens
        let base = screens.first?.bounds.maxY ?? 0
        return screens.map { NSScreen($0, base: base, scale: CGFloat(toolkit.appearance.scale)) }
    }

    /// The screen that the keyboard is on. Desktops do not tell, so that it is the one on which the window in front is
    /// by its place, which only X11 tells, else the first.
    public static var main: NSScreen? {
        let all = screens
        guard let place = AppKitConnection.host?.mainWindow?.place, let origin = place.origin else { return all.first }
        let middle = CGPoint(x: origin.x + place.size.width / 2, y: origin.y + place.size.height / 2)
        return all.first { $0.screen.bounds.contains(middle) } ?? all.first
    }

    /// Where it is, in points from the lower left corner of the first screen.
    public var frame: NSRect { flipped(screen.bounds) }
    /// What panels leave free of it; with Wayland, which does not tell, all of it.
    public var visibleFrame: NSRect { flipped(screen.free) }

    private func flipped(_ rectangle: CGRect) -> NSRect {
        NSRect(
            x: rectangle.minX, y: base - rectangle.maxY, width: rectangle.width, height: rectangle.height)
    }

    /// Two of the same place are equal.
    public nonisolated override func isEqual(_ object: Any?) -> Bool {
        // What is compared never changes.
        (object as? NSScreen)?.screen == screen
    }
    /// Equal for equal screens.
    public nonisolated override var hash: Int { Int(screen.bounds.minX) ^ Int(screen.bounds.minY) << 16 }
}

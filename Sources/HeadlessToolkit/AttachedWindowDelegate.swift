import Foundation
import Toolkit

/// The delegate of a window that belongs to another and has no life of its own to tell of.
@MainActor
protocol AttachedWindowDelegate: WindowDelegate {}

extension AttachedWindowDelegate {
    package func maximumSize() -> CGSize { CGSize(width: Double.infinity, height: Double.infinity) }
    package func windowClosed() {}
    package func windowActivityChanged(isActive: Bool) {}
    package func windowVisibilityChanged(isVisible: Bool) {}
    package func windowPlaceChanged() {}
}

import Foundation

/// The screen that a window comes on, in points.
package struct WindowScreen: Equatable, Sendable {
    package var bounds: CGRect
    /// What panels leave free.
    package var free: CGRect

    package init(bounds: CGRect, free: CGRect) {
        self.bounds = bounds
        self.free = free
    }
}

/// Where a window comes first, as the engine says when it knows the screen; what is nil follows from `WindowContent`.
package struct FirstPlacement: Equatable, Sendable {
    package enum Position: Equatable, Sendable {
        /// The corner of what a person takes for the window.
        case corner(CGPoint)
        /// As `WindowContent.defaultPosition`.
        case point(CGPoint)
    }
    package var position: Position?
    /// Of the content.
    package var width: Double?
    package var height: Double?

    package init() {}
}

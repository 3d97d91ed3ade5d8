import Foundation

/// A rectangle in whole pixels of a surface.
struct PixelFrame: Equatable {
    var x: Int32
    var y: Int32
    var width: Int32
    var height: Int32
}

extension PixelFrame {
    /// Snaps each edge by itself, so that neighbours that touch still touch.
    init(snapping frame: CGRect) {
        let left = Self.snap(frame.origin.x)
        let top = Self.snap(frame.origin.y)
        self.init(
            x: left, y: top,
            width: max(0, Self.snap(frame.origin.x + frame.size.width) - left),
            height: max(0, Self.snap(frame.origin.y + frame.size.height) - top))
    }

    /// The little that is added keeps a whole length whole when its edges lie on halves with rounding errors.
    @inline(__always)
    private static func snap(_ value: Double) -> Int32 {
        let rounded = (value + 0.5 + 1e-6).rounded(.down)
        // GTK's coordinates are 32 bits, and cairo's 24; farther out nothing can be seen.
        guard rounded > -8_000_000 else { return rounded.isNaN ? 0 : -8_000_000 }
        return rounded < 8_000_000 ? Int32(rounded) : 8_000_000
    }
}

/// A length that GTK can be given: whole, rounded up, not negative, not too great for cairo.
@inline(__always)
func pixels(_ length: Double) -> Int32 {
    guard length > 0 else { return 0 }
    return length < 8_000_000 ? Int32((length - 1e-6).rounded(.up)) : 8_000_000
}

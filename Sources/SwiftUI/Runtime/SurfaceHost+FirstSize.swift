import Foundation
import ViewLayout

extension SurfaceHost {
    /// What a window's content takes of a usual room, where nobody has said how large the window is: a text stays as
    /// small as it is, what takes all room has that of a usual window, and what is long is wrapped or scrolled. A frame
    /// around all of it with an ideal length decides by itself.
    func firstSize(width: Double?, height: Double?) -> CGSize {
        let ideal = measure(width: width, height: height)
        let offeredWidth = width ?? statedIdeal(.horizontal) ?? Self.usualWidth
        let offeredHeight = height ?? statedIdeal(.vertical) ?? Self.usualHeight
        let taken = measure(width: offeredWidth, height: offeredHeight)
        return CGSize(
            width: width ?? statedIdeal(.horizontal).map { max($0, Double(ideal.width)) } ?? taken.width,
            height: height ?? statedIdeal(.vertical).map { max($0, Double(ideal.height)) } ?? taken.height)
    }

    private static var usualWidth: Double { 900 }
    private static var usualHeight: Double { 450 }

    private func statedIdeal(_ axis: Axis) -> Double? { statedLimits(axis)?.ideal.map { Double($0) } }
}

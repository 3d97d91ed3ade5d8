import Foundation

extension CGFloat {
    /// A distance in points that text can be set with: what is no number counts as 0, and the rest is kept within what
    /// fonts are drawn in.
    var textDistance: Double { isNaN ? 0 : Double(Swift.min(Swift.max(self, -10_000), 10_000)) }

    /// A font's size in points, from 1 to 10,000; what is no number counts as 1.
    var fontSize: Double { Swift.max(textDistance, 1) }
}

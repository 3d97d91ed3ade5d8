import Foundation

/// What the theme draws behind or between views: nothing that a person uses or hears of.
package struct BackdropContent: ControlContent {
    package enum Kind: Sendable {
        /// The box of a group of rows.
        case card
        /// A frame around views that belong together.
        case frame
        /// A line between rows.
        case separator
    }
    package var kind: Kind

    package init(_ kind: Kind) { self.kind = kind }

    package func hasSameSize(as old: BackdropContent) -> Bool { true }
    package var accessible: Accessible { Accessible(.drawing, name: "") }
    /// As large as what it is behind.
    package func measure(width: Double?, height: Double?, metrics: TextMetrics) -> CGSize {
        CGSize(width: width ?? 0, height: kind == .separator ? 1 : height ?? 0)
    }
}

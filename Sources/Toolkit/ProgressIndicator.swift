import Foundation

/// How far something has come, or that something is going on.
package struct ProgressContent: ControlContent {
    package enum Style: Sendable { case bar, circle, level }

    package var style: Style
    /// 0 to 1; nil while nobody knows.
    package var fraction: Double?
    package var name: String
    package var value: String?
    package var scale = ControlScale.regular
    package var tint: Paint?

    package init(_ style: Style, fraction: Double?, name: String) {
        self.style = style
        self.fraction = fraction
        self.name = name
    }

    package func hasSameSize(as old: ProgressContent) -> Bool { scale == old.scale }
    /// What turns and what fills are widgets of their own.
    package func needsAnotherControl(than old: ProgressContent) -> Bool {
        style != old.style || style == .circle && (fraction == nil) != (old.fraction == nil)
    }

    package var accessible: Accessible {
        Accessible(
            style == .level ? .levelIndicator : .progressBar, name: name,
            value: value ?? fraction.map { "\(Int(($0 * 100).rounded()))%" })
    }

    /// The side of a circle.
    package var side: Double {
        switch scale {
        case .mini: 12
        case .small: 16
        case .regular: 32
        case .large: 48
        case .extraLarge: 64
        }
    }

    package func measure(width: Double?, height: Double?, metrics: TextMetrics) -> CGSize {
        if style == .circle { return CGSize(width: side, height: side) }
        return CGSize(width: width.map { $0.isFinite ? max($0, 20) : 10_000 } ?? 160, height: 8)
    }
}

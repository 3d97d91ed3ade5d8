import Foundation

/// The title of a window, and its subtitle, among the items of its bar.
package struct WindowTitleContent: ControlContent, Equatable, Sendable {
    package var title: String
    package var subtitle: String?

    package init(title: String, subtitle: String? = nil) {
        self.title = title
        self.subtitle = subtitle
    }

    package func hasSameSize(as old: WindowTitleContent) -> Bool { self == old }

    package var accessible: Accessible {
        Accessible(.label, name: [title, subtitle ?? ""].filter { !$0.isEmpty }.joined(separator: ", "))
    }

    package func measure(width: Double?, height: Double?, metrics: TextMetrics) -> CGSize {
        let lines = [title, subtitle ?? ""].filter { !$0.isEmpty }.map {
            metrics.measure(TextContent($0), width: nil, height: nil)
        }
        let ideal = CGSize(width: lines.map(\.width).max() ?? 0, height: lines.map(\.height).reduce(0, +))
        // A title that has no room is cut.
        return CGSize(width: min(ideal.width, width ?? ideal.width), height: ideal.height)
    }
}

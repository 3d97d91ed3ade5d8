import Foundation

/// A label with an arrow, by which something below it is shown and hidden.
package struct ExpanderContent: ControlContent {
    package var label: ButtonContent.Label
    package var name: String
    package var isExpanded: Bool
    /// The person asks for a new state; the control shows what the next content says.
    package var setExpanded: @MainActor (Bool) -> Void

    package init(
        label: ButtonContent.Label, name: String, isExpanded: Bool, setExpanded: @escaping @MainActor (Bool) -> Void
    ) {
        self.label = label
        self.name = name
        self.isExpanded = isExpanded
        self.setExpanded = setExpanded
    }

    package func hasSameSize(as old: ExpanderContent) -> Bool {
        if case .text(let new) = label, case .text(let old) = old.label { return new == old }
        return true
    }

    package var accessible: Accessible {
        Accessible(.button, name: name, value: isExpanded ? "expanded" : "collapsed")
    }

    /// Room for the arrow.
    package static let arrow = 20.0

    package func measure(width: Double?, height: Double?, metrics: TextMetrics) -> CGSize {
        let room = width.map { max(0, $0 - Self.arrow) }
        let inner: CGSize
        switch label {
        case .text(let text): inner = metrics.measure(text, width: room, height: nil)
        case .surface(let surface): inner = surface.measure(width: room, height: height)
        }
        return CGSize(width: inner.width + Self.arrow, height: max(inner.height, 20))
    }

    package func perform(_ action: UserAction) -> Bool {
        guard action == .press else { return false }
        setExpanded(!isExpanded)
        return true
    }
}

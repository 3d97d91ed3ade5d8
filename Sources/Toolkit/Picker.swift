import Foundation

/// A choice of one of several.
package struct PickerContent: ControlContent {
    package enum Style: Sendable {
        /// A button that opens the list of choices.
        case menu
        /// Buttons side by side, of which one is down.
        case segmented
        /// Round buttons, of which one is marked.
        case radio
    }
    package struct Option {
        /// What the choice says.
        package var name: String
        /// What it looks like, where it is shown by itself.
        package var surface: any Surface

        package init(name: String, surface: any Surface) {
            self.name = name
            self.surface = surface
        }
    }
    package var style = Style.menu
    package var options: [Option]
    /// The chosen one; nil when what is chosen is none of them.
    package var selected: Int?
    package var name: String
    /// Whether round buttons are beside each other.
    package var isHorizontal = false
    package var scale = ControlScale.regular
    package var tint: Paint?
    package var select: @MainActor (Int) -> Void

    package init(options: [Option], selected: Int?, name: String, select: @escaping @MainActor (Int) -> Void) {
        self.options = options
        self.selected = selected
        self.name = name
        self.select = select
    }

    package var accessible: Accessible {
        Accessible(style == .menu ? .comboBox : .radioGroup, name: name, value: selected.map { options[$0].name })
    }

    package func hasSameSize(as old: PickerContent) -> Bool {
        options.map(\.name) == old.options.map(\.name) && scale == old.scale && isHorizontal == old.isHorizontal
    }

    package func needsAnotherControl(than old: PickerContent) -> Bool {
        style != old.style || isHorizontal != old.isHorizontal
    }

    package func measure(width: Double?, height: Double?, metrics: TextMetrics) -> CGSize {
        let sizes = options.map { $0.surface.measure(width: nil, height: nil) }
        let widths = sizes.map { Double($0.width) }
        let heights = sizes.map { Double($0.height) }
        let widest = widths.max() ?? 0
        let highest = heights.max() ?? 0
        let total = widths.reduce(0, +)
        switch style {
        case .menu: return CGSize(width: widest + 40, height: 27)
        case .segmented: return CGSize(width: total + 20 * Double(options.count), height: highest + 10)
        case .radio where isHorizontal:
            return CGSize(width: total + 22 * Double(options.count), height: max(20, highest))
        case .radio: return CGSize(width: widest + 22, height: heights.reduce(0) { $0 + max(20, $1) })
        }
    }

    /// `setValue` chooses by position, `setText` by what a choice says.
    package func perform(_ action: UserAction) -> Bool {
        let index: Int?
        switch action {
        case .setValue(let value): index = Int(exactly: value)
        case .setText(let name): index = options.firstIndex { $0.name == name }
        default: index = nil
        }
        guard let index, options.indices.contains(index) else { return false }
        select(index)
        return true
    }
}

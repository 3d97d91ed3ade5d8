import Foundation

/// A choice of one of several, shown as a button that opens the list of them.
package struct PickerContent: ControlContent {
    package var options: [String]
    /// The chosen one; nil when what is chosen is none of them.
    package var selected: Int?
    package var name: String
    package var select: @MainActor (Int) -> Void

    package init(options: [String], selected: Int?, name: String, select: @escaping @MainActor (Int) -> Void) {
        self.options = options
        self.selected = selected
        self.name = name
        self.select = select
    }

    package var accessible: Accessible {
        Accessible(.comboBox, name: name, value: selected.map { options[$0] })
    }

    package func hasSameSize(as old: PickerContent) -> Bool { options == old.options }

    package func measure(width: Double?, height: Double?, metrics: TextMetrics) -> CGSize {
        var widest = 0.0
        for option in options {
            widest = max(widest, metrics.measure(TextContent(option), width: nil, height: nil).width)
        }
        return CGSize(width: widest + 40, height: 27)
    }

    /// `setValue` chooses by position.
    package func perform(_ action: UserAction) -> Bool {
        guard case .setValue(let value) = action, let index = Int(exactly: value), options.indices.contains(index)
        else {
            return false
        }
        select(index)
        return true
    }
}

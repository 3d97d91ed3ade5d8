import Foundation

/// A button that opens a menu.
package struct MenuButtonContent: ControlContent {
    package var label: ButtonContent.Label
    package var style = ButtonContent.Style.automatic
    /// What the label says, for those who cannot see it.
    package var name: String
    package var menu: MenuContent
    /// Whether an arrow says that there is a menu.
    package var showsIndicator = true
    /// What a click does where only the arrow opens the menu.
    package var primaryAction: (@MainActor () -> Void)?

    package init(label: ButtonContent.Label, name: String, menu: MenuContent) {
        self.label = label
        self.name = name
        self.menu = menu
    }

    package func hasSameSize(as old: MenuButtonContent) -> Bool {
        guard style == old.style, showsIndicator == old.showsIndicator else { return false }
        if case .text(let new) = label, case .text(let old) = old.label { return new == old }
        return true
    }

    package var takesShortcut: Bool { primaryAction != nil }

    package var accessible: Accessible { Accessible(.button, name: name) }

    package func measure(width: Double?, height: Double?, metrics: TextMetrics) -> CGSize {
        let room = CGSize(width: showsIndicator ? 40 : 20, height: 10)
        let inner: CGSize
        switch label {
        case .text(let text): inner = metrics.measure(text, width: nil, height: nil)
        case .surface(let surface):
            inner = surface.measure(width: width.map { $0 - room.width }, height: height.map { $0 - room.height })
        }
        return CGSize(width: inner.width + room.width, height: inner.height + room.height)
    }

    /// Presses the part that does something at once; false where all of it opens the menu.
    package func perform(_ action: UserAction) -> Bool {
        guard action == .press, let primaryAction else { return false }
        primaryAction()
        return true
    }
}

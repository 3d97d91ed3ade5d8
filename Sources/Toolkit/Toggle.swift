import Foundation

package struct ToggleContent: ControlContent {
    package enum Style: Sendable { case checkBox, switchControl, button }

    package var label: ButtonContent.Label
    package var style = Style.checkBox
    package var scale = ControlScale.regular
    /// What the theme draws in the accent colour is drawn in this.
    package var tint: Paint?
    /// A switch as wide as it is offered, its label at the leading edge.
    package var isSpread = false
    /// A button without a frame while it is off and the pointer elsewhere.
    package var isFrameless = false
    package var isOn: Bool
    /// Shown when several values differ; a press then asks for `true`.
    package var isMixed = false
    package var name: String
    /// The person asks for a new state; the control shows what the next content says.
    package var setOn: @MainActor (Bool) -> Void

    package init(label: ButtonContent.Label, name: String, isOn: Bool, setOn: @escaping @MainActor (Bool) -> Void) {
        self.label = label
        self.name = name
        self.isOn = isOn
        self.setOn = setOn
    }

    package func hasSameSize(as old: ToggleContent) -> Bool {
        guard style == old.style, scale == old.scale, isSpread == old.isSpread else { return false }
        if case .text(let new) = label, case .text(let old) = old.label { return new == old }
        return true
    }

    package var takesShortcut: Bool { true }

    package var accessible: Accessible {
        Accessible(
            style == .checkBox ? .checkBox : .toggle, name: name, value: isMixed ? "mixed" : nil,
            isChecked: isOn && !isMixed)
    }

    /// Each style is a widget of its own.
    package func needsAnotherControl(than old: ToggleContent) -> Bool { style != old.style }

    package func measure(width: Double?, height: Double?, metrics: TextMetrics) -> CGSize {
        let mark = style == .switchControl ? CGSize(width: 48, height: 26) : CGSize(width: 22, height: 20)
        let inner: CGSize
        switch label {
        case .text(let text): inner = metrics.measure(text, width: width.map { $0 - mark.width }, height: nil)
        case .surface(let surface): inner = surface.measure(width: width.map { $0 - mark.width }, height: height)
        }
        let own = inner.width + mark.width
        let spread = isSpread ? width.flatMap { $0.isFinite ? $0 : nil } ?? own : own
        return CGSize(width: max(own, spread), height: max(inner.height, mark.height))
    }

    package func perform(_ action: UserAction) -> Bool {
        guard action == .press else { return false }
        setOn(isMixed || !isOn)
        return true
    }
}

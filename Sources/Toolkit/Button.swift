import Foundation

package struct ButtonContent: ControlContent {
    package enum Label {
        /// A plain text: the toolkit's own label shows it.
        case text(TextContent)
        /// Any view, in a surface that the engine lays out.
        case surface(any Surface)
    }
    package enum Style: Sendable {
        case automatic, bordered, prominent, borderless, plain, link, accessoryBar
        /// The label is all there is to see, the theme adds nothing.
        case custom
    }
    package enum Shape: Equatable, Sendable {
        case automatic, capsule, circle
        /// Corners of a radius in points.
        case rounded(Double)
    }

    package var label: Label
    package var style = Style.automatic
    package var shape = Shape.automatic
    package var scale = ControlScale.regular
    /// What the theme draws in the accent colour is drawn in this.
    package var tint: Paint?
    package var isDestructive = false
    /// It ends something without doing it.
    package var isCancel = false
    /// Return in the window presses it.
    package var isDefault = false
    /// Its action is done again and again while it is held down.
    package var repeats = false
    /// Of a link, which people can also copy. What a click does is `action` all the same.
    package var address: String?
    /// What the label says, for those who cannot see it.
    package var name: String
    package var action: @MainActor () -> Void
    /// Told when the person begins and ends to hold it down.
    package var pressedChanged: (@MainActor (Bool) -> Void)?

    package init(label: Label, name: String, action: @escaping @MainActor () -> Void) {
        self.label = label
        self.name = name
        self.action = action
    }

    package func hasSameSize(as old: ButtonContent) -> Bool {
        guard style == old.style, shape == old.shape, scale == old.scale else { return false }
        // What is in a surface tells of its size by itself.
        if case .text(let new) = label, case .text(let old) = old.label { return new == old }
        return true
    }

    package var takesShortcut: Bool { true }

    package var accessible: Accessible { Accessible(address == nil ? .button : .link, name: name) }

    package func measure(width: Double?, height: Double?, metrics: TextMetrics) -> CGSize {
        let margins = style.isBare ? CGSize.zero : CGSize(width: 20, height: 10)
        let inner: CGSize
        switch label {
        case .text(let text): inner = metrics.measure(text, width: nil, height: nil)
        case .surface(let surface):
            inner = surface.measure(width: width.map { $0 - margins.width }, height: height.map { $0 - margins.height })
        }
        return CGSize(width: inner.width + margins.width, height: inner.height + margins.height)
    }

    package func perform(_ gesture: UserAction) -> Bool {
        guard gesture == .press else { return false }
        pressedChanged?(true)
        action()
        pressedChanged?(false)
        return true
    }
}

extension ButtonContent.Style {
    /// Whether the theme puts nothing around the label.
    package var isBare: Bool { self == .plain || self == .link || self == .custom }
}

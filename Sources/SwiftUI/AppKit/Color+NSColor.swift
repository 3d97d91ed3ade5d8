import AppKit
import Toolkit

extension Color {
    /// The colour of AppKit's; one of the desktop's follows the theme.
    public init(nsColor: NSColor) {
        switch nsColor.paint {
        case .rgba(let red, let green, let blue, let opacity):
            self.init(red: red, green: green, blue: blue, opacity: opacity)
        case .semantic(let role): self.init(role: role)
        case let paint: self.init(storage: .paint(paint))
        }
    }

    /// The same.
    public init(_ color: NSColor) { self.init(nsColor: color) }
}

extension NSColor {
    /// A colour of SwiftUI's; one of the desktop's follows the theme.
    public convenience init(_ color: Color) { self.init(paint: color.paint) }
}

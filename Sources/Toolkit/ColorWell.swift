import Foundation

/// A button that shows a colour and opens a dialog to choose another.
package struct ColorWellContent: ControlContent {
    package var paint: Paint
    package var supportsOpacity = true
    package var name: String
    /// Told a new colour by its parts in sRGB, 0 to 1.
    package var choose: @MainActor (Double, Double, Double, Double) -> Void

    package init(
        paint: Paint, name: String, choose: @escaping @MainActor (Double, Double, Double, Double) -> Void
    ) {
        self.paint = paint
        self.name = name
        self.choose = choose
    }

    package func hasSameSize(as old: ColorWellContent) -> Bool { true }

    package var accessible: Accessible {
        var value: String?
        if case .rgba(let red, let green, let blue, let opacity) = paint {
            let parts = [red, green, blue, opacity].map { Int(($0 * 255).rounded()) }
            value = "#" + parts.map { String(format: "%02x", $0) }.joined()
        }
        return Accessible(.colorWell, name: name, value: value)
    }

    package func measure(width: Double?, height: Double?, metrics: TextMetrics) -> CGSize {
        CGSize(width: 48, height: 32)
    }

    /// `setText` chooses a colour by its hexadecimal parts, `#rrggbb` or `#rrggbbaa`.
    package func perform(_ action: UserAction) -> Bool {
        guard case .setText(let text) = action, text.hasPrefix("#"), [7, 9].contains(text.count),
            var number = UInt32(text.dropFirst(), radix: 16)
        else {
            return false
        }
        if text.count == 7 { number = number << 8 | 0xFF }
        func part(_ shift: UInt32) -> Double { Double(number >> shift & 0xFF) / 255 }
        choose(part(24), part(16), part(8), supportsOpacity ? part(0) : 1)
        return true
    }
}

import Toolkit

extension TextStyle {
    /// The style as declarations of a style sheet; empty for the desktop's own.
    @MainActor
    var styleRules: String {
        var rules: [String] = []
        if let family = font.pangoFamily {
            rules.append("font-family: \"\(family.filter { $0 != "\"" && $0 != "\\" })\";")
        }
        if let size = font.size, size.isFinite {
            rules.append("font-size: \(max(1, size))px;")
        } else if font.scale != 1 {
            rules.append("font-size: \(Int((font.scale * 100).rounded()))%;")
        }
        if let weight = font.weight ?? font.style.weight { rules.append("font-weight: \(weight);") }
        if font.isItalic { rules.append("font-style: italic;") }
        if font.hasMonospacedDigits { rules.append("font-feature-settings: \"tnum\";") }
        if font.isSmallCaps { rules.append("font-variant-caps: small-caps;") }
        if color != .semantic(.primary) {
            let color = Theme.color(color)
            func byte(_ value: Double) -> Int { Int((min(max(value, 0), 1) * 255).rounded()) }
            rules.append("color: rgba(\(byte(color.red)), \(byte(color.green)), \(byte(color.blue)), \(color.alpha));")
        }
        return rules.joined(separator: " ")
    }
}

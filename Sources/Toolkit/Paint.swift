/// What a shape is filled with or a text is written in.
package enum Paint: Hashable, Sendable {
    /// sRGB, each 0 to 1, not premultiplied.
    case rgba(Double, Double, Double, Double)
    /// A colour of the desktop's theme, which may change while the app runs.
    case semantic(SemanticColor)
    /// A semantic colour, fainter.
    indirect case faded(Paint, Double)
    /// One paint where the desktop is light, another where it is dark.
    indirect case adaptive(light: Paint, dark: Paint)
    case linearGradient([Stop], startX: Double, startY: Double, endX: Double, endY: Double)
    case radialGradient([Stop], centerX: Double, centerY: Double, startRadius: Double, endRadius: Double)

    package struct Stop: Hashable, Sendable {
        package var location: Double
        package var color: Paint
        package init(location: Double, color: Paint) {
            self.location = location
            self.color = color
        }
    }

    package static let clear = Paint.rgba(0, 0, 0, 0)
}

package enum SemanticColor: String, Sendable {
    case primary, secondary, tertiary, quaternary, accent, separator, windowBackground, controlBackground
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
}

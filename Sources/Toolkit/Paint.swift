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
    /// Two colours in one, with a part from 0 to 1 of the second.
    indirect case mixed(Paint, Paint, Double, ColorMixing)
    case linearGradient([Stop], startX: Double, startY: Double, endX: Double, endY: Double)
    case radialGradient([Stop], centerX: Double, centerY: Double, startRadius: Double, endRadius: Double)

    /// Around a point, clockwise from the right in radians; the rest of the turn has the last, then the first colour.
    case angularGradient([Stop], centerX: Double, centerY: Double, start: Double, end: Double)
    /// Rings `width` to `height` in shape, whose radii are `start` and `end` in parts of those.
    case ellipticalGradient(
        [Stop], centerX: Double, centerY: Double, width: Double, height: Double, start: Double, end: Double)

    /// Colours at the points of a net, going over into each other.
    case mesh(MeshPaint)

    /// A paint with shadows of what is drawn in it, in the order in which they were asked for.
    indirect case shadowed(Paint, [PaintShadow])
    /// A picture again and again.
    indirect case image(PaintImage)

    package struct Stop: Hashable, Sendable {
        package var location: Double
        package var color: Paint
        package init(location: Double, color: Paint) {
            self.location = location
            self.color = color
        }
    }

    /// The colours of a gradient; nil for one colour.
    package var stops: [Stop]? {
        switch self {
        case .rgba, .semantic, .adaptive, .mixed, .image: nil
        case .mesh(let mesh): mesh.colors.map { Stop(location: 0, color: $0) }
        case .faded(let paint, _), .shadowed(let paint, _): paint.stops
        case .linearGradient(let stops, _, _, _, _), .radialGradient(let stops, _, _, _, _),
            .angularGradient(let stops, _, _, _, _), .ellipticalGradient(let stops, _, _, _, _, _, _):
            stops
        }
    }

    package static let clear = Paint.rgba(0, 0, 0, 0)
}

package enum SemanticColor: String, Sendable {
    case primary, secondary, tertiary, quaternary, accent, accentBackground, accentText, separator, windowBackground, controlBackground
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
}

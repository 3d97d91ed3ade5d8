import Toolkit
import ViewGraph

/// A gradient that the shape it fills gives its direction: from the top to the bottom.
public struct AnyGradient: ShapeStyle, Hashable, Sendable {
    private enum Storage: Hashable, Sendable {
        case gradient(Gradient)
        case color(Color)
    }
    private let storage: Storage

    /// A gradient of given colours.
    public init(_ gradient: Gradient) { storage = .gradient(gradient) }
    fileprivate init(_ color: Color) { storage = .color(color) }

    public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
        switch storage {
        case .gradient(let gradient): return gradient._paint(in: environment)
        case .color(let color):
            // The colour that it is in this window, as the upper one is to be lighter than that.
            let full = color.resolve(in: environment)
            return Gradient(colors: [full.lighter, Color(full)])._paint(in: environment)
        }
    }
}

extension Color {
    /// The colour as a gentle gradient, a little lighter at the top.
    public var gradient: AnyGradient { AnyGradient(self) }
}

extension Color.Resolved {
    /// A quarter of the way to white, as it is seen.
    fileprivate var lighter: Color {
        func raised(_ part: Float) -> Double { Double(part + (1 - part) * 0.25) }
        return Color(red: raised(red), green: raised(green), blue: raised(blue), opacity: Double(opacity))
    }
}

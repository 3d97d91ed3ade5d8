import Foundation
import Toolkit

extension Path {
    /// The path as text: coordinates before a letter for what they do, `m` move, `l` line, `q` and `c` curves, `h`
    /// close; `0 0 m 10 0 l h`.
    public var description: String {
        func text(_ points: CGPoint...) -> String {
            points.map { "\(Self.text($0.x)) \(Self.text($0.y))" }.joined(separator: " ")
        }
        return elements.map { element in
            switch element {
            case .move(let point): return text(point) + " m"
            case .line(let point): return text(point) + " l"
            case .quadCurve(let point, let control): return text(control, point) + " q"
            case .curve(let point, let first, let second): return text(first, second, point) + " c"
            case .close: return "h"
            }
        }.joined(separator: " ")
    }

    private static func text(_ value: Double) -> String {
        // Whole numbers that text can hold exactly are written without a fraction.
        value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
    }

    /// The path that `description` wrote; nil for text of another form.
    public init?(_ string: String) {
        var numbers: [Double] = []
        var path = Path()
        for word in string.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word) {
                numbers.append(number)
                continue
            }
            guard numbers.count.isMultiple(of: 2) else { return nil }
            let points = stride(from: 0, to: numbers.count, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
            numbers = []
            // Only a move may come first.
            if word != "m" && path.currentPoint == nil { return nil }
            switch (word, points.count) {
            case ("m", 1): path.move(to: points[0])
            case ("l", 1): path.addLine(to: points[0])
            case ("q", 2): path.addQuadCurve(to: points[1], control: points[0])
            case ("c", 3): path.addCurve(to: points[2], control1: points[0], control2: points[1])
            case ("h", 0): path.closeSubpath()
            default: return nil
            }
        }
        guard numbers.isEmpty else { return nil }
        self = path
    }
}

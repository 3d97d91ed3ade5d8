import Foundation
import Toolkit

extension Theme {
    /// The class that gives labels shadows; nil for none. There is one for each kind that was ever shown.
    static func shadowClass(of shadows: [PaintShadow]) -> String? {
        guard !shadows.isEmpty else { return nil }
        let rules = shadows.compactMap { paint -> String? in
            if paint.isInner {
                Log.once(PaintShadow.innerIsForShapes)
                return nil
            }
            let shadow = paint.shadow
            let color = color(shadow.color)
            func byte(_ value: Double) -> Int { Int((min(max(value, 0), 1) * 255).rounded()) }
            func pixels(_ value: Double) -> String { "\(value.isFinite ? min(max(value, -1000), 1000) : 0)px" }
            return "\(pixels(shadow.x)) \(pixels(shadow.y)) \(pixels(min(max(shadow.radius, 0), 500))) "
                + "rgba(\(byte(color.red)), \(byte(color.green)), \(byte(color.blue)), \(color.alpha))"
        }
        return rules.isEmpty ? nil : styleClass(ofRules: "text-shadow: \(rules.joined(separator: ", "));")
    }
}

extension PaintShadow {
    static let innerIsForShapes = "Inner shadows are drawn in shapes, not in texts and symbols, on this desktop."
}

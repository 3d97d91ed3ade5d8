import Foundation
import Toolkit
import ViewGraph

/// The outline of buttons that have a frame.
public struct ButtonBorderShape: Equatable, Sendable {
    let shape: ButtonContent.Shape
    /// The desktop's own.
    public static let automatic = ButtonBorderShape(shape: .automatic)
    /// Sides that are half circles.
    public static let capsule = ButtonBorderShape(shape: .capsule)
    /// A circle, for a single symbol.
    public static let circle = ButtonBorderShape(shape: .circle)
    /// Corners as the desktop rounds them.
    public static let roundedRectangle = ButtonBorderShape(shape: .automatic)
    /// Corners of a radius in points; less than 0 counts as 0.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(shape: .rounded(max(0, radius.isFinite ? radius : 0)))
    }
}

extension EnvironmentValues {
    var buttonBorderShape: ButtonBorderShape {
        get { self[ShapeKey.self] }
        set { self[ShapeKey.self] = newValue }
    }
    private struct ShapeKey: EnvironmentKey { static var defaultValue: ButtonBorderShape { .automatic } }
}

extension View {
    /// Sets the outline of buttons in this view.
    public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        environment(\.buttonBorderShape, shape)
    }
}

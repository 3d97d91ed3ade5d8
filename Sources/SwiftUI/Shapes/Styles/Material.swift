import Toolkit
import ViewGraph

/// A layer between the background and what lies on it.
///
/// Nothing shines through blurred on this desktop: a material is the colour of windows, the thinner the more
/// translucent.
public struct Material: ShapeStyle, Hashable, Sendable {
    private let opacity: Double

    /// The most translucent one.
    public static let ultraThin = Material(opacity: 0.6)
    /// More translucent than not.
    public static let thin = Material(opacity: 0.7)
    /// The usual one.
    public static let regular = Material(opacity: 0.8)
    /// More opaque than not.
    public static let thick = Material(opacity: 0.9)
    /// The most opaque one.
    public static let ultraThick = Material(opacity: 0.95)
    /// That of bars of the desktop, which are opaque.
    public static let bar = Material(opacity: 1)

    public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
        let paint = Paint.semantic(.windowBackground)
        return _ShapePaint(opacity < 1 ? .faded(paint, opacity) : paint)
    }
}

extension ShapeStyle where Self == Material {
    /// The usual material.
    public static var regularMaterial: Material { .regular }
    /// More opaque than not.
    public static var thickMaterial: Material { .thick }
    /// More translucent than not.
    public static var thinMaterial: Material { .thin }
    /// The most translucent one.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// The most opaque one.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// That of bars.
    public static var bar: Material { .bar }
}

/// How the desktop wants programs to look. It may change while the app runs.
package struct Appearance: Equatable, Sendable {
    package var isDark = false
    package var isHighContrast = false
    /// What text is magnified by; 1 is the usual size.
    package var textScale = 1.0
    package var reducesMotion = false
    /// Pixels a point of the first screen.
    package var scale = 1.0

    package init() {}
}

/// A colour in parts of sRGB, not premultiplied.
package struct RGBA: Equatable, Sendable {
    package var red: Double
    package var green: Double
    package var blue: Double
    package var alpha: Double

    package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
}

@MainActor
package protocol AppearanceSource: AnyObject {
    var appearance: Appearance { get }
    /// Called when `appearance` is another one. Nothing is watched before it is set.
    var appearanceChanged: (@MainActor () -> Void)? { get set }
    /// The parts of a paint's colour as they are now; a gradient's first colour.
    func components(of paint: Paint) -> RGBA
    /// Asks for a light or a dark look of the whole app, whatever the desktop prefers; nil leaves it to the desktop.
    func preferDark(_ isDark: Bool?)
}

import Foundation
import Ground
import Toolkit

/// A colour, fixed or the desktop's for a role. Those of roles follow the theme, light and dark, while they are shown.
public class NSColor: NSObject, @unchecked Sendable {
    /// What it is drawn in.
    package let paint: Paint

    package init(paint: Paint) {
        self.paint = paint
        super.init()
    }

    convenience init(_ role: SemanticColor) { self.init(paint: .semantic(role)) }

    /// A colour by its parts in sRGB, 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(paint: .rgba(Double(red), Double(green), Double(blue), Double(alpha)))
    }

    /// The same.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A colour by its parts. Display P3 is taken as sRGB, which is what windows are drawn in.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A colour by its parts, which are taken as sRGB.
    public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A colour by its parts, which are taken as sRGB.
    public convenience init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A grey, 0 black to 1 white.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// The same.
    public convenience init(deviceWhite white: CGFloat, alpha: CGFloat) { self.init(white: white, alpha: alpha) }

    /// The same.
    public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) { self.init(white: white, alpha: alpha) }

    /// A colour by hue, saturation and brightness, each 0 to 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let parts = HueParts(hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness)).rgb
        self.init(paint: .rgba(parts.red, parts.green, parts.blue, Double(alpha)))
    }

    /// The same.
    public convenience init(deviceHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    }

    /// The same.
    public convenience init(calibratedHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    }

    /// The name of a colour in an asset catalog.
    public typealias Name = String

    /// A colour of the app's asset catalogs; nil where there is none of the name.
    public convenience init?(named name: Name, bundle: Bundle? = nil) {
        guard MainThread.isCurrent, let paint = onMainThread({ AppKitConnection.host?.color(named: name, in: bundle) })
        else { return nil }
        self.init(paint: paint)
    }

    /// A colour for light and one for dark. The provider is asked for both at once, and not again.
    public convenience init(name: Name?, dynamicProvider: @escaping (NSAppearance) -> NSColor) {
        let light = dynamicProvider(NSAppearance(isDark: false))
        let dark = dynamicProvider(NSAppearance(isDark: true))
        self.init(paint: .adaptive(light: light.paint, dark: dark.paint))
    }

    /// What a colour literal makes.
    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// Two of the same paint are equal.
    public override func isEqual(_ object: Any?) -> Bool { (object as? NSColor)?.paint == paint }
    /// Equal for equal colours.
    public override var hash: Int { paint.hashValue }
}

extension NSColor: _ExpressibleByColorLiteral {}

/// What colour literals are.
public typealias _ColorLiteralType = NSColor

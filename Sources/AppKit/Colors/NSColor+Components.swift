import Foundation
import Ground
import Toolkit

extension NSColor {
    /// The parts as they are on the desktop now. Colours of the theme can be asked on the main thread only; elsewhere
    /// they are nil.
    private var parts: RGBA? {
        if case .rgba(let red, let green, let blue, let alpha) = paint {
            return RGBA(red: red, green: green, blue: blue, alpha: alpha)
        }
        guard MainThread.isCurrent else { return nil }
        return onMainThread { AppKitConnection.host?.toolkit.components(of: paint) }
    }

    private var knownParts: RGBA {
        if let parts { return parts }
        Log.once("the parts of a colour of the theme can be asked on the main thread of a running app only")
        return RGBA(red: 0, green: 0, blue: 0)
    }

    /// The part of red, 0 to 1. Of a colour of the theme it is the present one.
    public var redComponent: CGFloat { CGFloat(knownParts.red) }
    /// The part of green, 0 to 1.
    public var greenComponent: CGFloat { CGFloat(knownParts.green) }
    /// The part of blue, 0 to 1.
    public var blueComponent: CGFloat { CGFloat(knownParts.blue) }
    /// How opaque it is, 0 to 1.
    public var alphaComponent: CGFloat { CGFloat(knownParts.alpha) }
    /// The lightness of a grey; of a colour, that of its parts as the eye weighs them.
    public var whiteComponent: CGFloat {
        let parts = knownParts
        return CGFloat(0.2126 * parts.red + 0.7152 * parts.green + 0.0722 * parts.blue)
    }

    private var hueParts: HueParts {
        let parts = knownParts
        return HueParts(red: parts.red, green: parts.green, blue: parts.blue)
    }
    /// The hue, 0 to 1.
    public var hueComponent: CGFloat { CGFloat(hueParts.hue) }
    /// The saturation, 0 to 1.
    public var saturationComponent: CGFloat { CGFloat(hueParts.saturation) }
    /// The brightness, 0 to 1.
    public var brightnessComponent: CGFloat { CGFloat(hueParts.brightness) }

    /// Writes the parts to where pointers say.
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) {
        let parts = knownParts
        red?.pointee = CGFloat(parts.red)
        green?.pointee = CGFloat(parts.green)
        blue?.pointee = CGFloat(parts.blue)
        alpha?.pointee = CGFloat(parts.alpha)
    }

    /// Writes hue, saturation, brightness and opacity to where pointers say.
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) {
        let parts = hueParts
        hue?.pointee = CGFloat(parts.hue)
        saturation?.pointee = CGFloat(parts.saturation)
        brightness?.pointee = CGFloat(parts.brightness)
        alpha?.pointee = alphaComponent
    }

    /// The colour by its parts as they are now: one of the theme is fixed by it. Nil where those cannot be known: away
    /// from the main thread, or before the app runs.
    public func usingColorSpace(_ space: NSColorSpace) -> NSColor? {
        parts.map { NSColor(paint: .rgba($0.red, $0.green, $0.blue, $0.alpha)) }
    }

    /// The colour with another opacity. Of a colour of the theme that is not opaque itself, its own is multiplied.
    public func withAlphaComponent(_ alpha: CGFloat) -> NSColor {
        switch paint {
        case .rgba(let red, let green, let blue, _): NSColor(paint: .rgba(red, green, blue, Double(alpha)))
        // These are text, fainter.
        case .semantic(.secondary), .semantic(.tertiary), .semantic(.quaternary), .semantic(.separator):
            NSColor(paint: .faded(.semantic(.primary), Double(alpha)))
        case .faded(let inner, _): NSColor(paint: inner).withAlphaComponent(alpha)
        default: NSColor(paint: .faded(paint, Double(alpha)))
        }
    }

    /// This colour with a part of another, 0 to 1. Colours of the theme are mixed as they are when it is shown.
    public func blended(withFraction fraction: CGFloat, of color: NSColor) -> NSColor? {
        guard fraction.isFinite else { return nil }
        return NSColor(paint: .mixed(paint, color.paint, min(max(Double(fraction), 0), 1), .device))
    }

    /// The colour, nearer to white.
    public func highlight(withLevel level: CGFloat) -> NSColor? { blended(withFraction: level, of: .white) }
    /// The colour, nearer to black.
    public func shadow(withLevel level: CGFloat) -> NSColor? { blended(withFraction: level, of: .black) }
}

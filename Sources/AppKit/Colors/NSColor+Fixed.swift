import Toolkit

/// Fixed colours.
extension NSColor {
    /// Black, whatever the theme.
    public class var black: NSColor { NSColor(paint: .rgba(0, 0, 0, 1)) }
    /// White, whatever the theme.
    public class var white: NSColor { NSColor(paint: .rgba(1, 1, 1, 1)) }
    /// Gray, whatever the theme.
    public class var gray: NSColor { NSColor(paint: .rgba(0.5, 0.5, 0.5, 1)) }
    /// DarkGray, whatever the theme.
    public class var darkGray: NSColor { NSColor(paint: .rgba(1.0 / 3, 1.0 / 3, 1.0 / 3, 1)) }
    /// LightGray, whatever the theme.
    public class var lightGray: NSColor { NSColor(paint: .rgba(2.0 / 3, 2.0 / 3, 2.0 / 3, 1)) }
    /// Red, whatever the theme.
    public class var red: NSColor { NSColor(paint: .rgba(1, 0, 0, 1)) }
    /// Green, whatever the theme.
    public class var green: NSColor { NSColor(paint: .rgba(0, 1, 0, 1)) }
    /// Blue, whatever the theme.
    public class var blue: NSColor { NSColor(paint: .rgba(0, 0, 1, 1)) }
    /// Cyan, whatever the theme.
    public class var cyan: NSColor { NSColor(paint: .rgba(0, 1, 1, 1)) }
    /// Yellow, whatever the theme.
    public class var yellow: NSColor { NSColor(paint: .rgba(1, 1, 0, 1)) }
    /// Magenta, whatever the theme.
    public class var magenta: NSColor { NSColor(paint: .rgba(1, 0, 1, 1)) }
    /// Orange, whatever the theme.
    public class var orange: NSColor { NSColor(paint: .rgba(1, 0.5, 0, 1)) }
    /// Purple, whatever the theme.
    public class var purple: NSColor { NSColor(paint: .rgba(0.5, 0, 0.5, 1)) }
    /// Brown, whatever the theme.
    public class var brown: NSColor { NSColor(paint: .rgba(0.6, 0.4, 0.2, 1)) }
    /// Nothing.
    public class var clear: NSColor { NSColor(paint: .clear) }
}

import Toolkit

/// The desktop's colours for the Mac's roles. They follow theme, light and dark.
extension NSColor {
    /// Behind a window's content.
    public class var windowBackgroundColor: NSColor { NSColor(paint: .semantic(.windowBackground)) }
    /// Behind lists and tables.
    public class var controlBackgroundColor: NSColor { NSColor(paint: .semantic(.controlBackground)) }
    /// Behind text that is edited.
    public class var textBackgroundColor: NSColor { NSColor(paint: .semantic(.controlBackground)) }
    /// Behind pages: a window's background, darker.
    public class var underPageBackgroundColor: NSColor {
        NSColor(paint: .mixed(.semantic(.windowBackground), .rgba(0, 0, 0, 1), 0.08, .device))
    }
    /// Text of labels.
    public class var labelColor: NSColor { NSColor(paint: .semantic(.primary)) }
    /// Text that is less important.
    public class var secondaryLabelColor: NSColor { NSColor(paint: .semantic(.secondary)) }
    /// Text that is still less important.
    public class var tertiaryLabelColor: NSColor { NSColor(paint: .semantic(.tertiary)) }
    /// The faintest text.
    public class var quaternaryLabelColor: NSColor { NSColor(paint: .semantic(.quaternary)) }
    /// Text.
    public class var textColor: NSColor { NSColor(paint: .semantic(.primary)) }
    /// Text of headers of tables.
    public class var headerTextColor: NSColor { NSColor(paint: .semantic(.primary)) }
    /// Text of controls.
    public class var controlTextColor: NSColor { NSColor(paint: .semantic(.primary)) }
    /// Text of controls that cannot be used.
    public class var disabledControlTextColor: NSColor { NSColor(paint: .semantic(.tertiary)) }
    /// Text of controls that are selected.
    public class var selectedControlTextColor: NSColor { NSColor(paint: .semantic(.primary)) }
    /// Text that is selected.
    public class var selectedTextColor: NSColor { NSColor(paint: .semantic(.primary)) }
    /// Text of title bars.
    public class var windowFrameTextColor: NSColor { NSColor(paint: .semantic(.primary)) }
    /// What an empty field says.
    public class var placeholderTextColor: NSColor { NSColor(paint: .faded(.semantic(.primary), 0.5)) }
    /// Lines between things.
    public class var separatorColor: NSColor { NSColor(paint: .semantic(.separator)) }
    /// Lines of tables.
    public class var gridColor: NSColor { NSColor(paint: .semantic(.separator)) }
    /// The accent colour.
    public class var controlAccentColor: NSColor { NSColor(paint: .semantic(.accent)) }
    /// Links.
    public class var linkColor: NSColor { NSColor(paint: .semantic(.accent)) }
    /// Behind buttons.
    public class var controlColor: NSColor { NSColor(paint: .faded(.semantic(.primary), 0.1)) }
    /// Behind selected rows of a list with the keyboard.
    public class var selectedContentBackgroundColor: NSColor { NSColor(paint: .semantic(.accentBackground)) }
    /// Behind selected rows of a list without the keyboard.
    public class var unemphasizedSelectedContentBackgroundColor: NSColor {
        NSColor(paint: .mixed(.semantic(.controlBackground), .semantic(.primary), 0.1, .device))
    }
    /// Behind selected text.
    public class var selectedTextBackgroundColor: NSColor { NSColor(paint: .faded(.semantic(.accentBackground), 0.3)) }
    /// Behind controls that are selected.
    public class var selectedControlColor: NSColor { NSColor(paint: .faded(.semantic(.accentBackground), 0.3)) }
    /// Text on `selectedContentBackgroundColor`.
    public class var alternateSelectedControlTextColor: NSColor { NSColor(paint: .semantic(.accentText)) }
    /// Text of chosen menu items.
    public class var selectedMenuItemTextColor: NSColor { NSColor(paint: .semantic(.accentText)) }
    /// The ring around what has the keyboard.
    public class var keyboardFocusIndicatorColor: NSColor { NSColor(paint: .faded(.semantic(.accent), 0.5)) }
    /// Behind text that was found.
    public class var findHighlightColor: NSColor { NSColor(paint: .semantic(.yellow)) }
    /// What `highlight(withLevel:)` mixes with.
    public class var highlightColor: NSColor { NSColor(paint: .rgba(1, 1, 1, 1)) }
    /// What `shadow(withLevel:)` mixes with.
    public class var shadowColor: NSColor { NSColor(paint: .rgba(0, 0, 0, 1)) }
    /// Behind the rows of lists, in turn.
    public class var alternatingContentBackgroundColors: [NSColor] {
        [
            controlBackgroundColor,
            NSColor(paint: .mixed(.semantic(.controlBackground), .semantic(.primary), 0.04, .device)),
        ]
    }
}

/// The desktop's palette.
extension NSColor {
    /// The palette's red.
    public class var systemRed: NSColor { NSColor(.red) }
    /// The palette's orange.
    public class var systemOrange: NSColor { NSColor(.orange) }
    /// The palette's yellow.
    public class var systemYellow: NSColor { NSColor(.yellow) }
    /// The palette's green.
    public class var systemGreen: NSColor { NSColor(.green) }
    /// The palette's mint.
    public class var systemMint: NSColor { NSColor(.mint) }
    /// The palette's teal.
    public class var systemTeal: NSColor { NSColor(.teal) }
    /// The palette's cyan.
    public class var systemCyan: NSColor { NSColor(.cyan) }
    /// The palette's blue.
    public class var systemBlue: NSColor { NSColor(.blue) }
    /// The palette's indigo.
    public class var systemIndigo: NSColor { NSColor(.indigo) }
    /// The palette's purple.
    public class var systemPurple: NSColor { NSColor(.purple) }
    /// The palette's pink.
    public class var systemPink: NSColor { NSColor(.pink) }
    /// The palette's brown.
    public class var systemBrown: NSColor { NSColor(.brown) }
    /// The palette's gray.
    public class var systemGray: NSColor { NSColor(.gray) }
}

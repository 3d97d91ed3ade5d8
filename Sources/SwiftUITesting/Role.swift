import Toolkit

/// What kind of thing an element is, as assistive technology names it.
public struct Role: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    /// The role's name.
    public let rawValue: String
    /// A role by its name; one that does not exist is found nowhere.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The role's name.
    public var description: String { rawValue }

    init(_ role: Accessible.Role) { rawValue = role.rawValue }

    /// Text to read.
    public static let label = Role(.label)
    /// What does something when pressed.
    public static let button = Role(.button)
    /// A toggle drawn as a box with a tick.
    public static let checkBox = Role(.checkBox)
    /// A toggle drawn as a switch or a button that stays down.
    public static let toggle = Role(.toggle)
    /// Text to edit.
    public static let textField = Role(.textField)
    /// Text to edit that nobody may read.
    public static let secureTextField = Role(.secureTextField)
    /// A picture.
    public static let image = Role(.image)
    /// A shape or other drawing.
    public static let drawing = Role(.drawing)
    /// What divides content into sections.
    public static let heading = Role(.heading)
    /// Several elements as one.
    public static let group = Role(.group)
    /// A part of something larger that scrolls.
    public static let scrollView = Role(.scrollView)
    /// A value in a range, to drag.
    public static let slider = Role(.slider)
    /// A value to step through.
    public static let spinButton = Role(.spinButton)
    /// How far something has come.
    public static let progressBar = Role(.progressBar)
    /// How full something is.
    public static let levelIndicator = Role(.levelIndicator)
    /// Lines of text to edit.
    public static let textArea = Role(.textArea)
    /// A choice of one of several, closed until it is used.
    public static let comboBox = Role(.comboBox)
    /// Choices side by side, of which one is made.
    public static let radioGroup = Role(.radioGroup)
    /// A date to choose.
    public static let datePicker = Role(.datePicker)
    /// A colour to choose.
    public static let colorWell = Role(.colorWell)
    /// Rows.
    public static let list = Role(.list)
    /// A row.
    public static let listItem = Role(.listItem)
    /// Commands to choose from.
    public static let menu = Role(.menu)
    /// A command in a menu.
    public static let menuItem = Role(.menuItem)
    /// Text to search for.
    public static let searchField = Role(.searchField)
    /// What shows one of several views when chosen; `isOn` for the one that is.
    public static let tab = Role(.tab)
    /// What leads to another place when pressed.
    public static let link = Role(.link)
}

/// A place in the app's menu that commands of its own kind have.
///
/// Follows <https://developer.apple.com/documentation/swiftui/commandgroupplacement>.
public struct CommandGroupPlacement: Hashable, Sendable {
    enum Place: Int, CaseIterable {
        case appInfo, appSettings, systemServices, appVisibility, appTermination
        case newItem, saveItem, importExport, printItem
        case undoRedo, pasteboard, textEditing
        case textFormatting
        case toolbar, sidebar
        case windowSize, windowArrangement, singleWindowList, windowList
        case help
    }
    let place: Place

    private init(_ place: Place) { self.place = place }

    /// What the app is: About.
    public static let appInfo = CommandGroupPlacement(.appInfo)
    /// Settings.
    public static let appSettings = CommandGroupPlacement(.appSettings)
    /// Services of other apps, which this desktop does not have; empty unless an author adds to it.
    public static let systemServices = CommandGroupPlacement(.systemServices)
    /// Hiding the app, which this desktop leaves to its own bars; empty unless an author adds to it.
    public static let appVisibility = CommandGroupPlacement(.appVisibility)
    /// Quit.
    public static let appTermination = CommandGroupPlacement(.appTermination)
    /// New windows and documents.
    public static let newItem = CommandGroupPlacement(.newItem)
    /// Close and Save.
    public static let saveItem = CommandGroupPlacement(.saveItem)
    /// Import and export; empty unless an author adds to it.
    public static let importExport = CommandGroupPlacement(.importExport)
    /// Printing; empty unless an author adds to it.
    public static let printItem = CommandGroupPlacement(.printItem)
    /// Undo and Redo.
    public static let undoRedo = CommandGroupPlacement(.undoRedo)
    /// Cut, Copy, Paste, Delete, Select All.
    public static let pasteboard = CommandGroupPlacement(.pasteboard)
    /// Editing of text; empty without `TextEditingCommands`.
    public static let textEditing = CommandGroupPlacement(.textEditing)
    /// Looks of text; empty without `TextFormattingCommands`.
    public static let textFormatting = CommandGroupPlacement(.textFormatting)
    /// The toolbar; empty without `ToolbarCommands`.
    public static let toolbar = CommandGroupPlacement(.toolbar)
    /// The sidebar, and Full Screen.
    public static let sidebar = CommandGroupPlacement(.sidebar)
    /// Minimise and Maximise.
    public static let windowSize = CommandGroupPlacement(.windowSize)
    /// Bring All to Front.
    public static let windowArrangement = CommandGroupPlacement(.windowArrangement)
    /// Windows of which there is one, by their titles.
    public static let singleWindowList = CommandGroupPlacement(.singleWindowList)
    /// The windows that are open.
    public static let windowList = CommandGroupPlacement(.windowList)
    /// Help.
    public static let help = CommandGroupPlacement(.help)
}

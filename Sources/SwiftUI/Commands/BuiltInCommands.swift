import Toolkit
import ViewGraph

/// A command that shows and hides the sidebar of the window in front.
public struct SidebarCommands: Commands {
    @FocusedValue(\.sidebarVisibility) private var sidebar
    /// The command.
    public nonisolated init() {}
    /// The command, disabled where there is no sidebar.
    public var body: some Commands {
        CommandGroup(before: .sidebar) {
            VisibilityButton(show: "Show Sidebar", hide: "Hide Sidebar", visibility: sidebar)
                .keyboardShortcut("s", modifiers: [.control, .command])
        }
    }
}

/// A command that shows and hides the inspector of the window in front.
public struct InspectorCommands: Commands {
    @FocusedValue(\.inspectorVisibility) private var inspector
    /// The command.
    public nonisolated init() {}
    /// The command, disabled where there is no inspector.
    public var body: some Commands {
        CommandGroup(after: .sidebar) {
            VisibilityButton(show: "Show Inspector", hide: "Hide Inspector", visibility: inspector)
                .keyboardShortcut("i", modifiers: [.option, .command])
        }
    }
}

/// Commands that show, hide and change the toolbar of the window in front.
public struct ToolbarCommands: Commands {
    @FocusedValue(\.toolbarVisibility) private var toolbar
    @FocusedValue(\.customizeToolbar) private var customize
    /// The commands.
    public nonisolated init() {}
    /// The commands, disabled where there is no toolbar.
    public var body: some Commands {
        CommandGroup(after: .toolbar) {
            VisibilityButton(show: "Show Toolbar", hide: "Hide Toolbar", visibility: toolbar)
                .keyboardShortcut("t", modifiers: [.option, .command])
            if let customize { Button(ownWords("Customise Toolbar…")) { customize() } }
        }
    }
}

/// Commands for text that is edited.
public struct TextEditingCommands: Commands {
    @FocusedValue(\.isTextFocused) private var isTextFocused
    /// The commands.
    public nonisolated init() {}
    /// The commands, disabled while no text has the focus.
    public var body: some Commands {
        CommandGroup(after: .textEditing) {
            Button(ownWords("Insert Emoji…")) { Desktop.toolkit?.perform(.insertEmoji) }
                .disabled(isTextFocused != true)
        }
    }
}

/// Commands for the look of text that is edited.
///
/// The text controls of this desktop edit plain text, so there are none unless an author puts some at
/// `CommandGroupPlacement.textFormatting`.
public struct TextFormattingCommands: Commands {
    /// The commands.
    public nonisolated init() {}
    /// The commands.
    public var body: some Commands { EmptyCommands() }
}

/// Commands that import from devices nearby, of which this desktop has none.
public struct ImportFromDevicesCommands: Commands {
    /// The commands.
    public nonisolated init() {}
    /// No commands.
    public var body: some Commands { EmptyCommands() }
}

/// Shows what is hidden and hides what is shown.
private struct VisibilityButton: View {
    let show: OwnWords
    let hide: OwnWords
    let visibility: Binding<Bool>?
    var body: some View {
        Button(ownWords(visibility?.wrappedValue == true ? hide : show)) { visibility?.wrappedValue.toggle() }
            .disabled(visibility == nil)
    }
}

extension FocusedValues {
    /// Whether the sidebar of the window is shown; set by what has one.
    var sidebarVisibility: Binding<Bool>? {
        get { self[SidebarKey.self] }
        set { self[SidebarKey.self] = newValue }
    }
    private struct SidebarKey: FocusedValueKey { typealias Value = Binding<Bool> }

    /// Whether the inspector of the window is shown; set by what has one.
    var inspectorVisibility: Binding<Bool>? {
        get { self[InspectorKey.self] }
        set { self[InspectorKey.self] = newValue }
    }
    private struct InspectorKey: FocusedValueKey { typealias Value = Binding<Bool> }

    /// Whether the toolbar of the window is shown; set by what has one.
    var toolbarVisibility: Binding<Bool>? {
        get { self[ToolbarKey.self] }
        set { self[ToolbarKey.self] = newValue }
    }
    private struct ToolbarKey: FocusedValueKey { typealias Value = Binding<Bool> }

    /// Lets the person change the toolbar; set by what has one that can be changed.
    var customizeToolbar: (@MainActor () -> Void)? {
        get { self[CustomizeToolbarKey.self] }
        set { self[CustomizeToolbarKey.self] = newValue }
    }
    private struct CustomizeToolbarKey: FocusedValueKey { typealias Value = @MainActor () -> Void }
}

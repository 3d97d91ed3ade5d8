import Toolkit
import ViewGraph

/// A button that shows a window of a scene, or closes those that it has open.
///
/// Follows <https://developer.apple.com/documentation/swiftui/windowvisibilitytoggle>.
public struct WindowVisibilityToggle<Label: View>: View {
    let windowID: String
    nonisolated(unsafe) let label: Label

    /// The button.
    public var body: some View {
        Button {
            WindowManager.shared.toggle(id: windowID)
        } label: {
            label
        }
    }
}

extension WindowVisibilityToggle where Label == DefaultWindowVisibilityToggleLabel {
    /// A button for the scene with an identifier, named after it: “Show Colours”, “Hide Colours”. One that the app does
    /// not have is said once in the log when the button is used.
    public nonisolated init(windowID: String) {
        self.windowID = windowID
        label = DefaultWindowVisibilityToggleLabel(windowID: windowID)
    }
}

/// What a `WindowVisibilityToggle` says by itself.
public struct DefaultWindowVisibilityToggleLabel: View {
    let windowID: String

    /// The name of what the button does now.
    public var body: some View {
        let manager = WindowManager.shared
        let title = manager.scenes.first { $0.id == windowID }?.title ?? windowID
        return Text(verbatim: manager.showsWindow(id: windowID) ? ownWords("Hide \(title)") : ownWords("Show \(title)"))
    }
}

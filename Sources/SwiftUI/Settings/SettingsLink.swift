import Toolkit

/// A button that opens the settings window, or brings it to the front.
///
/// Follows <https://developer.apple.com/documentation/swiftui/settingslink>.
public struct SettingsLink<Label: View>: View {
    nonisolated(unsafe) let label: Label
    @Environment(\.openSettings) private var openSettings

    /// A button with a label of any views.
    public nonisolated init(@ViewBuilder label: () -> Label) { self.label = label() }

    /// The button.
    public var body: some View {
        Button(action: { openSettings() }, label: { label })
    }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
    /// A button with the desktop's own label for it.
    public nonisolated init() { self.init { DefaultSettingsLinkLabel() } }
}

/// The label of a `SettingsLink` that was given none.
public struct DefaultSettingsLinkLabel: View {
    nonisolated init() {}

    /// The words and the symbol.
    public var body: some View { SwiftUI.Label(ownWords("Settings"), systemImage: "gearshape") }
}

import Foundation
import Toolkit
import ViewGraph

/// What views say of the dialogs for files that are shown for them; nil is what the dialog says by itself.
struct FileDialogSettings {
    var confirmation: String?
    var folder: URL?
    var message: String?

    func apply(to content: inout FileChooserContent) {
        // An underline would make the next letter a key.
        if let confirmation { content.accept = confirmation.replacingOccurrences(of: "_", with: "__") }
        if let folder { content.folder = folder.path }
        if let message { content.title = message }
    }
}

extension View {
    /// What the button says that takes the choice, in the dialogs of `fileImporter`, `fileExporter` and `fileMover` of this
    /// view.
    public nonisolated func fileDialogConfirmationLabel(_ label: Text?) -> some View {
        transformEnvironment(\.fileDialogSettings) { $0.confirmation = label?.resolvedString }
    }
    /// What the button says that takes the choice.
    public nonisolated func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
        fileDialogConfirmationLabel(Text(labelKey))
    }
    /// What the button says that takes the choice, as it is.
    @_disfavoredOverload
    public nonisolated func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
        fileDialogConfirmationLabel(Text(label))
    }

    /// What the dialogs of this view say at their top: their title.
    public nonisolated func fileDialogMessage(_ message: Text?) -> some View {
        transformEnvironment(\.fileDialogSettings) { $0.message = message?.resolvedString }
    }
    /// What the dialogs of this view say at their top.
    public nonisolated func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
        fileDialogMessage(Text(messageKey))
    }
    /// What the dialogs of this view say at their top, as it is.
    @_disfavoredOverload
    public nonisolated func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
        fileDialogMessage(Text(message))
    }

    /// The folder that the dialogs of this view begin in; where there is none of the name, they begin where they would.
    public nonisolated func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
        transformEnvironment(\.fileDialogSettings) { $0.folder = defaultDirectory }
    }
}

extension EnvironmentValues {
    var fileDialogSettings: FileDialogSettings {
        get { self[FileDialogSettingsKey.self] }
        set { self[FileDialogSettingsKey.self] = newValue }
    }
    private struct FileDialogSettingsKey: EnvironmentKey {
        static var defaultValue: FileDialogSettings { FileDialogSettings() }
    }
}

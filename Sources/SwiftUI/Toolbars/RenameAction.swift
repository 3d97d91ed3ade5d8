import Toolkit
import ViewGraph

/// Begins to rename what the views around are about.
///
/// Follows <https://developer.apple.com/documentation/swiftui/renameaction>.
public struct RenameAction {
    let action: @MainActor () -> Void

    /// Begins to rename.
    @MainActor
    public func callAsFunction() { action() }
}

extension EnvironmentValues {
    /// Begins to rename what the view is about; nil where nothing can be renamed.
    public var rename: RenameAction? {
        get { self[RenameKey.self] }
        set { self[RenameKey.self] = newValue }
    }
    private struct RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }
}

/// A button that begins to rename: the title of a window that can be edited, or what `renameAction` says.
///
/// It is disabled where nothing can be renamed. Follows <https://developer.apple.com/documentation/swiftui/renamebutton>.
public struct RenameButton<Label: View>: View {
    nonisolated(unsafe) let label: Label
    @Environment(\.rename) private var rename

    /// The button.
    public var body: some View {
        Button {
            rename?()
        } label: {
            label
        }
        .disabled(rename == nil)
    }
}

extension RenameButton where Label == SwiftUI.Label<Text, Image> {
    /// A button with the desktop's label for renaming.
    public nonisolated init() { label = SwiftUI.Label(ownWords("Rename"), systemImage: "pencil") }
}

extension View {
    /// What a `RenameButton` in this view does.
    ///
    /// Follows <https://developer.apple.com/documentation/swiftui/view/renameaction(_:)-6lghl>.
    public nonisolated func renameAction(_ action: @escaping @MainActor () -> Void) -> some View {
        environment(\.rename, RenameAction(action: action))
    }

    /// Has a `RenameButton` in this view give the focus to the field of a condition.
    public nonisolated func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        environment(\.rename, RenameAction { isFocused.wrappedValue = true })
    }
}

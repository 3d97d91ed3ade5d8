import Toolkit
import ViewGraph

extension Scene {
    /// The keys of the command that opens a window of the scene, or brings its only one to the front; nil for none. The
    /// first group's are Control and N unless this says otherwise.
    public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene {
        _EnvironmentScene(content: self) { $0.sceneShortcut = .given(shortcut) }
    }

    /// The keys of the command that opens a window of the scene, or brings its only one to the front.
    public nonisolated func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command,
        localization: KeyboardShortcut.Localization = .automatic
    ) -> some Scene {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
    }
}

/// The keys of a scene's own command.
enum SceneShortcut: Equatable {
    case automatic
    case given(KeyboardShortcut?)

    @MainActor
    func resolved(_ standard: Shortcut?) -> Shortcut? {
        switch self {
        case .automatic: standard
        case .given(let shortcut): shortcut?.shortcut(isRightToLeft: Desktop.toolkit?.isRightToLeft ?? false)
        }
    }
}

extension EnvironmentValues {
    var sceneShortcut: SceneShortcut {
        get { self[SceneShortcutKey.self] }
        set { self[SceneShortcutKey.self] = newValue }
    }
    private struct SceneShortcutKey: EnvironmentKey { static var defaultValue: SceneShortcut { .automatic } }
}

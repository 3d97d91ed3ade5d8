import ViewGraph

/// Opens the settings window, or brings it to the front; from the environment: `@Environment(\.openSettings)`.
///
/// Follows <https://developer.apple.com/documentation/swiftui/opensettingsaction>. In an app without a `Settings` scene
/// it opens nothing and is said once in the log.
@MainActor @preconcurrency
public struct OpenSettingsAction: Sendable {
    nonisolated init() {}

    /// Opens the settings window, or brings it to the front.
    public func callAsFunction() { WindowManager.shared.openSettings() }
}

extension EnvironmentValues {
    /// Opens the settings window.
    public var openSettings: OpenSettingsAction { OpenSettingsAction() }
}

extension WindowManager {
    /// The scene with the app's settings, for the command in the main menu; nil when the app has none.
    var settingsScene: (any WindowScene)? { scenes.first { $0.isSettings } }

    /// What the Settings command does.
    func openSettings() {
        guard let scene = settingsScene else {
            return Log.once("openSettings opens nothing: the app has no Settings scene")
        }
        _ = openWindow(of: scene)
    }
}

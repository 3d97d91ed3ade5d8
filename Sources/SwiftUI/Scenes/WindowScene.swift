import ViewGraph

/// A scene that has windows, with what is to be known of it to find it and to open them; its node sets `.isWindowScene`.
/// Each is asked for by itself, since most questions are about one.
@MainActor
protocol WindowScene: AnyObject {
    var id: String? { get }
    var title: String { get }
    /// The title that the author gave; without one the title is the app's name.
    var givenTitle: String? { get }
    /// Whether there is one window at most.
    var isSingle: Bool { get }
    /// The type of the values that its windows present.
    var valueType: Any.Type? { get }
    var commandsAreRemoved: Bool { get }
    var shortcut: SceneShortcut { get }
    var launchBehavior: SceneLaunchBehavior { get }
    /// Which addresses open a window of it; nil where it does not say.
    var eventConditions: Set<String>? { get }
    /// Whether it is the window with the app's settings.
    var isSettings: Bool { get }
    /// Whether it is the window of a menu bar extra.
    var isExtra: Bool { get }
    /// Whether its window is a tool beside others.
    var isUtility: Bool { get }
    /// Whether its windows come back at the next launch.
    var isRestored: Bool { get }
    /// What its documents can do with files, if its windows are for documents.
    var documents: DocumentKind? { get }

    /// All scenes of the app, this one included, in the order of the source.
    func allInOrder() -> [any WindowScene]
    /// A new window; it is shown after the next update.
    func makeWindow(_ opening: WindowOpening) -> any OpenWindow
}

extension WindowScene {
    /// The same at each launch; scenes may share it.
    var key: String {
        if isSettings { return "settings" }
        if isExtra { return "extra" }
        if let type = documents?.documentType { return "documents \(_typeName(type, qualified: false))" }
        let form = isSingle ? "window" : "group"
        if let id { return "\(form) \(id)" }
        if let valueType { return "\(form) for \(_typeName(valueType, qualified: false))" }
        return form
    }

    /// For messages: `WindowGroup "Book" for UUID`.
    var text: String {
        if isSettings { return "Settings" }
        if isExtra { return "MenuBarExtra \"\(title)\"" }
        if let type = documents?.documentType { return "DocumentGroup for \(type)" }
        var text = (isUtility ? "UtilityWindow" : isSingle ? "Window" : "WindowGroup") + " \"\(title)\""
        if let valueType { text += " for \(valueType)" }
        if let id { text += " (id \"\(id)\")" }
        return text
    }
}

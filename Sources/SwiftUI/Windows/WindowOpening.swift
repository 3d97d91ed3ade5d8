import Toolkit

/// How a window is to be opened.
struct WindowOpening {
    /// What it presents; nil for the scene's default value.
    var value: AnyHashable?
    /// Where it goes; nil leaves that to the scene's own defaults.
    var place: WindowPlace?
    /// How it looks, apart from what its scene says.
    var look = PresentedWindowLook()
    /// The document that it is for.
    var document: OpenDocument?
    /// What its views kept in the last session.
    var sceneValues = SceneValues()
}

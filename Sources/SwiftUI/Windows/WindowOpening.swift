import Toolkit

/// What a window begins with.
struct WindowOpening {
    /// What it presents; nil for the scene's default value.
    var value: AnyHashable?
    /// Where it goes; nil leaves that to the scene's own defaults.
    var place: WindowPlace?
    /// What its views kept in the last session.
    var sceneValues = SceneValues()
}

import Toolkit

/// A window that is open.
@MainActor
protocol OpenWindow: FocusHolder {
    var undo: WindowUndo { get }
    /// The document that it shows; nil where it is for none.
    var document: OpenDocument? { get }
    /// The document's name or state is another.
    func documentChanged()
    var desktopWindow: any ToolkitWindow { get }
    var scene: (any WindowScene)? { get }
    /// The value that it presents now.
    var value: AnyHashable? { get }
    /// Whether it presents `value`, which has this hash.
    func presents(_ value: AnyHashable, hash: Int) -> Bool
    var title: String { get }
    /// The title that its scene gives; a view's goes before it.
    var sceneTitle: String { get set }
    /// Whether it is over others.
    var level: WindowContent.Level { get set }
    /// Whether a person may change its size.
    var isResizable: Bool { get }
    /// The same for AppKit; made when that is asked for.
    var hosted: HostedAppWindow { get }
    /// Where it is, or was when it closed; nil before it is first shown.
    var place: WindowPlace? { get }
    /// The same as the desktop told last; it is not asked.
    var lastPlace: WindowPlace? { get }
    /// Distinct for every window of the process.
    var number: Int { get }
    func present()
    var isFullScreen: Bool { get }
    /// Whether a person may have it fill the screen.
    var allowsFullScreen: Bool { get }
    func setFullScreen(_ isFullScreen: Bool)
    /// Closes it as the person does: its content may object.
    func requestClose()
    func close()
    /// What its views keep.
    var sceneValues: SceneValues { get }
    /// `Graph.clock` when the value that it presents changed last.
    var valueChangedAt: UInt32 { get }
    /// How far it is in use.
    var scenePhase: ScenePhase { get }
    /// What its views do with addresses from outside.
    var events: WindowEvents { get }
    /// It is about to go: its views see the phases on the way.
    func leave()
}

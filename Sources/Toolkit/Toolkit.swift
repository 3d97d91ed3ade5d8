/// What the engine asks of a desktop: one main loop, windows, widgets, time.
///
/// There is one toolkit in a process, chosen before anything is built: GTK for people, the headless one for tests.
/// Everything here is called on the main actor, and never re-entrantly from inside a nested main loop.
@MainActor
package protocol Toolkit:
    SurfaceFactory, ListFactory, ContextMenuFactory, FocusSurfaceFactory, MenuServices, PresentationFactory,
    ContainerFactory, AppearanceSource, SystemServices, ClipboardServices, DateSource, FileChooserFactory, RecentFiles,
    TrayFactory, PictureServices, ApplicationServices
{
    /// Runs the main loop until the last window closes or `quit()` is called; returns the process's exit status.
    func run(_ application: ApplicationContent, delegate: any ApplicationDelegate) -> Int32

    /// Ends the main loop after the current turn.
    func quit()

    /// Asks for one call of `ApplicationDelegate.update()` from a main-loop source just above redraw priority, so
    /// that it comes before the next frame and also when no window is shown. Several requests give one call.
    func requestUpdate()

    /// Asks for one call of `body` at the next frame, with the frame's time in seconds of `now`'s clock. Frames come
    /// from a shown window's clock, or from a timer of about 60 a second when no window is drawn.
    func requestFrame(_ body: @escaping @MainActor (Double) -> Void)

    /// Seconds of a monotonic clock; virtual in tests.
    var now: Double { get }

    /// Whether the person's language is written from right to left.
    var isRightToLeft: Bool { get }

    /// Told when that changes while the app runs.
    var directionChanged: (@MainActor () -> Void)? { get set }

    func makeWindow(_ content: WindowContent, delegate: any WindowDelegate) -> any ToolkitWindow

    /// A widget for `content`; `ControlContent` says which kind.
    func makeControl<Content: ControlContent>(_ content: Content, _ attributes: WidgetAttributes) -> any Control<
        Content
    >

    /// A bare host for widgets, e.g. the label of a button.
    func makeSurface(_ client: any SurfaceClient) -> any Surface
}

/// Who the application is to the desktop.
package struct ApplicationContent: Sendable {
    /// Reverse-DNS id, distinct for distinct executables.
    package var identifier: String
    /// The name people read.
    package var name: String

    package init(identifier: String, name: String) {
        self.identifier = identifier
        self.name = name
    }
}

/// The engine, as the toolkit sees it.
@MainActor
package protocol ApplicationDelegate: AnyObject {
    /// The main loop runs and windows can be opened.
    func launched()
    /// A second launch, or a click on the app's icon: raise or open a window.
    func activated()
    /// Addresses, of files too, that are to be opened in the app; comes in place of `launched()` when it was launched
    /// for them.
    func opened(_ addresses: [String])
    /// Bring everything up to date; called as `requestUpdate()` says.
    func update()
    /// The system asks the process to end.
    func shouldEnd()
    /// The last window was closed: whether the main loop should end.
    func shouldQuitAfterLastWindowClosed() -> Bool
}

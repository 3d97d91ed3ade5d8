import Foundation
import Toolkit

/// A desktop in memory: deterministic, without a display, with a clock that a test moves.
///
/// Nothing happens by itself. A test acts on widgets and windows, then calls `settle()`, which does what a main loop
/// would do until nothing is left to do now, or `advance(by:)`, which also lets time pass.
@MainActor
package final class HeadlessToolkit: Toolkit {
    package let record = HeadlessRecord()
    package let metrics = TextMetrics()

    package private(set) var application: ApplicationContent?
    private var delegate: (any ApplicationDelegate)?
    /// Whether `quit()` was called or the last window closed and the application wanted to end.
    package private(set) var hasQuit = false

    /// Open windows, the front one last.
    package private(set) var windows: [HeadlessWindow] = []
    /// The window with the keyboard focus: the front one that is not minimised.
    package private(set) weak var activeWindow: HeadlessWindow?
    /// False while another application is in front.
    package var isApplicationActive = true {
        didSet { refreshActivity() }
    }

    /// Items in the panel, and those that were.
    var trayItems: [HeadlessTray] = []
    /// Whether there is a panel that shows items.
    package var hasPanel = true {
        didSet { if hasPanel != oldValue { for item in trayItems { item.setShown(hasPanel) } } }
    }
    package let services = HeadlessServices()
    let heldClipboard = HeadlessClipboard()
    private(set) var clock = VirtualClock()
    private var isUpdateRequested = false
    /// What the desktop has to tell the engine, in order; told between updates, never inside a call of the engine's.
    private var events: [@MainActor () -> Void] = []

    /// Most rounds of updates, layouts and events in one `settle()`.
    package var settlingBound = 100

    package init() {}

    // MARK: Toolkit

    /// What the application is launched to open.
    package var launchAddresses: [String] = []

    /// Calls `launched()`, or `opened(_:)` where it is launched for something, and returns 0; a test drives what follows.
    package func run(_ application: ApplicationContent, delegate: any ApplicationDelegate) -> Int32 {
        self.application = application
        self.delegate = delegate
        hasQuit = false
        if launchAddresses.isEmpty { delegate.launched() } else { delegate.opened(launchAddresses) }
        return 0
    }

    package func quit() { hasQuit = true }

    package func requestUpdate() { isUpdateRequested = true }

    package func requestFrame(_ body: @escaping @MainActor (Double) -> Void) { clock.request(body) }

    package var isRightToLeft = false {
        didSet { if isRightToLeft != oldValue { directionChanged?() } }
    }
    package var directionChanged: (@MainActor () -> Void)?

    /// Told when the app has or has not the keyboard.
    var toldOfActivity: (@MainActor () -> Void)?

    /// What the desktop looks like. Tests change it while an app runs.
    package var desktopAppearance = Appearance() {
        didSet { if desktopAppearance != oldValue { appearanceChanged?() } }
    }
    package var appearanceChanged: (@MainActor () -> Void)?
    /// What the app prefers instead.
    var preferredDark: Bool?

    package var now: Double { clock.now }

    /// The date when the clock began; tests may set another one before they launch an app.
    package var startDate = Date()
    package var date: Date { startDate.addingTimeInterval(clock.now) }

    /// The app's menu as it is shown.
    package private(set) var menu = AppMenu()
    package func updateMenu(_ menu: AppMenu) {
        record.counts.menuLayouts += 1
        self.menu = menu
    }
    package func updateMenuItems(_ items: [MenuItem]) {
        for item in items { menu.replace(item) }
    }

    /// What was done with the text that has the focus, in order.
    package private(set) var textCommands: [TextCommand] = []
    /// Whether the text with the focus has something to undo or to do again.
    package var textHasUndo = false
    package func perform(_ command: TextCommand) -> Bool {
        if [.undo, .redo].contains(command), !textHasUndo { return false }
        textCommands.append(command)
        return true
    }

    /// What the app said of itself last.
    package private(set) var shownAbout: AboutContent?
    package func showAbout(_ content: AboutContent) { shownAbout = content }

    package private(set) var shownShortcuts: [ShortcutSection]?
    package func showShortcuts(_ sections: [ShortcutSection]) { shownShortcuts = sections }

    package var wantsMenuBar: Bool?

    package func makeFocusSurface(_ content: FocusSurfaceContent, client: any SurfaceClient) -> any FocusSurface {
        HeadlessFocusSurface(content, client: client, record: record)
    }

    package func makeWindow(_ content: WindowContent, delegate: any WindowDelegate) -> any ToolkitWindow {
        HeadlessWindow(content, toolkit: self, delegate: delegate)
    }

    package func makeControl<Content: ControlContent>(
        _ content: Content, _ attributes: WidgetAttributes
    ) -> any Control<Content> {
        HeadlessControl(content, attributes, metrics: metrics, record: record)
    }

    package func makeSurface(_ client: any SurfaceClient) -> any Surface {
        HeadlessSurface(client: client, record: record)
    }

    package func makeEffectSurface(_ content: EffectContent, client: any SurfaceClient) -> any EffectSurface {
        HeadlessEffectSurface(content, client: client, record: record)
    }

    package func makeScrollSurface(_ content: ScrollContent, client: any SurfaceClient) -> any ScrollSurface {
        HeadlessScrollSurface(content, client: client, record: record)
    }

    package func makeList(
        _ content: ListContent, _ attributes: WidgetAttributes, delegate: any ListDelegate
    ) -> any ListControl {
        HeadlessList(content, attributes, delegate: delegate, record: record)
    }

    package func makeContextMenuSurface(_ delegate: any ContextMenuDelegate) -> any ContextMenuSurface {
        HeadlessContextMenuSurface(delegate, record: record)
    }

    package func makePresentation(
        _ content: PresentationContent, over surface: any Surface, delegate: any PresentationDelegate
    ) -> any Presentation {
        HeadlessPresentation(
            content, over: window(of: surface) == nil ? nil : surface as? HeadlessWidget, toolkit: self,
            delegate: delegate)
    }

    package func makeAlert(
        _ content: AlertContent, over surface: (any Surface)?, delegate: any PresentationDelegate
    ) -> any AlertDialog {
        HeadlessAlert(content, over: surface.flatMap { window(of: $0) }, toolkit: self, delegate: delegate)
    }

    package func makePages() -> any PagesControl { HeadlessPages(record: record) }

    package func makeTabs() -> any TabsControl { HeadlessTabs(record: record) }

    package func makeSplit(_ content: SplitContent) -> any SplitControl { HeadlessSplit(content, record: record) }

    private func window(of surface: any Surface) -> HeadlessWindow? {
        let window = (surface as? HeadlessWidget)?.window
        if window == nil { record.report("Something is to be shown over a surface that is in no window") }
        return window
    }

    // MARK: Driving it

    /// Whether something is left to do before time passes. Callbacks that wait for a frame do not count.
    package var isSettled: Bool {
        !isUpdateRequested && events.isEmpty && !windows.contains(where: \.needsLayout)
    }

    /// Whether something waits for the next frame, as an animation does.
    package var isFrameRequested: Bool { clock.hasCallbacks }

    /// Runs the update that was asked for; false when none was.
    @discardableResult
    package func update() -> Bool {
        guard isUpdateRequested else { return false }
        isUpdateRequested = false
        record.counts.updates += 1
        delegate?.update()
        return true
    }

    /// Does everything that is to be done at the present time: updates, layouts, what the desktop has to tell, and one
    /// frame. An animation asks for the next frame in every frame, so what asks again waits for `advance(by:)`.
    ///
    /// False, with an entry in `record.problems`, when there is no end to it within `settlingBound` rounds.
    @discardableResult
    package func settle() -> Bool {
        guard settleWithoutFrame() else { return false }
        guard clock.hasCallbacks else { return true }
        runFrame()
        return settleWithoutFrame()
    }

    /// Lets `seconds` pass: frames that something waits for run at their times, 60 a second, and calls that were asked for
    /// at theirs, each followed by what it gives rise to.
    @discardableResult
    package func advance(by seconds: Double) -> Bool {
        guard settleWithoutFrame() else { return false }
        let end = clock.time(after: seconds)
        while true {
            let (frame, timer) = (clock.hasCallbacks ? clock.nextFrame : .max, services.nextTime ?? .max)
            guard min(frame, timer) <= end else { break }
            clock.move(to: min(frame, timer))
            services.callDue(at: clock.nanoseconds)
            if frame <= timer { runFrame() }
            guard settleWithoutFrame() else { return false }
        }
        clock.move(to: end)
        return true
    }

    private func runFrame() {
        record.counts.frames += 1
        let time = clock.now
        for callback in clock.takeCallbacks() { callback(time) }
    }

    private func settleWithoutFrame() -> Bool {
        for _ in 0..<settlingBound {
            if isSettled {
                services.turnEnded()
                if isSettled { return true }
            }
            if update() { continue }
            if layOutWindows() { continue }
            tellEvents()
        }
        if isSettled { return true }
        var pending: [String] = []
        if isUpdateRequested { pending.append("an update") }
        if !events.isEmpty { pending.append("\(events.count) events") }
        for window in windows where window.needsLayout { pending.append("layout of window \"\(window.title)\"") }
        record.report("Not settled after \(settlingBound) rounds; pending: \(pending.joined(separator: ", "))")
        return false
    }

    private func layOutWindows() -> Bool {
        let pending = windows.filter(\.needsLayout)
        for window in pending { window.layOut() }
        return !pending.isEmpty
    }

    // MARK: Windows and events

    /// Tells the engine something later, from the main loop.
    func post(_ event: @escaping @MainActor () -> Void) { events.append(event) }

    private func tellEvents() {
        let now = events
        events = []
        for event in now { event() }
    }

    func bringToFront(_ window: HeadlessWindow) {
        windows.removeAll { $0 === window }
        windows.append(window)
        // What belongs to it stays above it.
        for attached in window.attached { bringToFront(attached) }
        refreshActivity()
    }

    func windowClosed(_ window: HeadlessWindow, delegate windowDelegate: (any WindowDelegate)?) {
        windows.removeAll { $0 === window }
        refreshActivity()
        // The delegate is held until it knows.
        if let windowDelegate { post { windowDelegate.windowClosed() } }
        guard windows.isEmpty else { return }
        post { [weak self] in
            guard let self, windows.isEmpty, !hasQuit else { return }
            if delegate?.shouldQuitAfterLastWindowClosed() ?? true { quit() }
        }
    }

    func refreshActivity() {
        let front = isApplicationActive ? windows.last { !$0.isMinimized } : nil
        guard front !== activeWindow else { return }
        let old = activeWindow
        activeWindow = front
        old?.activityChanged()
        front?.activityChanged()
        if toldOfActivity != nil { post { [weak self] in self?.toldOfActivity?() } }
    }

    /// A second launch, or a click on the application's icon.
    package func activateApplication() {
        isApplicationActive = true
        post { [weak self] in self?.delegate?.activated() }
    }

    /// The desktop hands the application addresses to open.
    package func openInApplication(_ addresses: [String]) {
        isApplicationActive = true
        post { [weak self] in self?.delegate?.opened(addresses) }
    }

    /// The system asks the application to end.
    package func terminateApplication() {
        post { [weak self] in self?.delegate?.shouldEnd() }
    }

    /// Forgets the windows and the delegate without telling anyone, so that a test can see what is left alive.
    package func tearDown() {
        for window in windows { window.forget() }
        windows = []
        activeWindow = nil
        events = []
        _ = clock.takeCallbacks()
        services.forgetAll()
        isUpdateRequested = false
        delegate = nil
    }
}

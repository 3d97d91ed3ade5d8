import AppKit
import Foundation
import Toolkit
import ViewGraph
import ViewLayout

/// The place of a window's content, and the window itself.
final class WindowNode<Content: View>: _GraphNode, OpenWindow, WindowDelegate, PreferenceReading {
    private var content: HostNode<Content>!
    private var window: (any ToolkitWindow)!
    private(set) weak var scene: (any WindowScene)?
    private let presented: PresentedValue?
    private let scope: EnvironmentScope
    private let onClose: (WindowNode<Content>) -> Void
    private var isClosed = false
    private var settings: WindowSettings
    private let look: PresentedWindowLook
    private let firstPlace: WindowPlace?
    let sceneValues: SceneValues
    let events = WindowEvents()
    private weak var neighbour: (any ToolkitWindow)?
    private var phase = ScenePhase.active
    /// What sheets and alerts of the window's views are over.
    private let presentations = PresentationContext()
    /// What the window's views have in its title bar.
    private lazy var header = HeaderGroup { [unowned self] in
        makeToolbar()
    } show: { [weak self] in
        self?.showHeader($0)
    }
    /// One for the window's life, so that views that read it see no change.
    private lazy var dismiss = DismissAction { [weak self] in self?.close() }
    let number = WindowNumber.next()
    let focus = WindowFocus()
    let undo: WindowUndo
    let document: OpenDocument?
    private let width = WindowWidth()
    /// Whether it is in front; only views that ask are told.
    private let activity = Location(true)
    private var viewTitle: String?
    private var subtitle: String?
    private var interactions = WindowInteractions()
    private var backdrop: WindowBackdrop?
    /// The title that the scene gives; a view's `navigationTitle` goes before it.
    var sceneTitle: String {
        didSet { updateWindow() }
    }

    private(set) lazy var hosted = HostedAppWindow(self)
    /// Set by AppKit in place of what the scene says.
    private var levelOfApp: WindowContent.Level?

    init(
        _ view: Content, title: String, presented: PresentedValue?, opening: WindowOpening,
        beside neighbour: (any ToolkitWindow)?, scene: any WindowScene, parent: _GraphNode,
        onClose: @escaping (WindowNode<Content>) -> Void
    ) {
        sceneTitle = title
        self.scene = scene
        self.presented = presented
        firstPlace = opening.place
        sceneValues = opening.sceneValues
        look = opening.look
        document = opening.document
        undo = opening.document?.undo ?? WindowUndo()
        self.neighbour = neighbour
        self.onClose = onClose
        scope = EnvironmentScope(parent: parent.environment) { $0 }
        settings = EnvironmentValues(parent.environment).windowSettings
        super.init(parent: parent)
        environment = scope
        updateEnvironment()
        document?.window = self
        window = Desktop.chosen.makeWindow(windowContent, delegate: self)
        presentations.surface = window.surface
        let host = SurfaceHost { [window] _ in window!.surface }
        content = HostNode(view, host: host, parent: self, isContainer: true)
        host.sizeChanged = { [weak window] in window?.contentLimitsChanged() }
        PreferenceReaders.noteStale(self)
    }

    func receive(_ view: Content) {
        settings = EnvironmentValues(parent!.environment).windowSettings
        updateWindow()
        content.receive(view)
    }

    var value: AnyHashable? { presented?.current }
    func presents(_ value: AnyHashable, hash: Int) -> Bool { presented?.equals(value, hash: hash) ?? false }
    var title: String { viewTitle ?? document?.title ?? sceneTitle }
    private var shownSubtitle: String? { subtitle ?? document?.subtitle }
    var place: WindowPlace? { window.place }
    var lastPlace: WindowPlace? { window.lastPlace }
    var valueChangedAt: UInt32 { presented?.changedAt ?? 0 }
    var desktopWindow: any ToolkitWindow { window }

    var hasFocusOfItsOwn: Bool { true }
    func clearFocus() { window.clearFocus() }
    var isFullScreen: Bool { window.isFullScreen }
    var allowsFullScreen: Bool {
        (interactions.allowsFullScreen ?? isPrincipal) && interactions.isResizable ?? true
    }
    /// Settings and tools beside the main windows do not fill the screen unless they say so.
    private var isPrincipal: Bool {
        guard let scene else { return true }
        switch settings.managerRole {
        case .principal: return true
        case .associated: return false
        case .automatic:
            if scene.isSettings || scene.isUtility { return false }
            return !scene.isSingle || WindowManager.shared.scenesForEvents.first === scene
        }
    }
    func setFullScreen(_ isFullScreen: Bool) {
        if !isClosed { window.setFullScreen(isFullScreen) }
    }

    /// What views in the window find set.
    private func updateEnvironment() {
        let (phase, presented, dismiss) = (phase, presented, dismiss)
        let (presentations, sceneValues, events) = (presentations, sceneValues, events)
        let (header, focus, undo, width, activity) = (header, focus, undo, width, activity)
        let isSettings = scene?.isSettings ?? false
        let document = document
        let rename = document.map { document in RenameAction { [weak document] in document?.rename() } }
        scope.setTransform { list in
            var values = EnvironmentValues(list: list)
            values.dismiss = dismiss
            values.windowDismiss = dismiss
            values.presentationContext = presentations
            values.headerGroup = header
            values.scenePhase = phase
            values.sceneValues = sceneValues
            values.windowFocus = focus
            values.windowUndo = undo
            values.windowWidth = width
            values.windowActivity = activity
            values.windowEvents = events
            if let presented { values.presentedValue = presented }
            if isSettings { values.tabsArePages = true }
            if let document {
                values.windowDocument = document
                values.rename = rename
            }
            return values.list
        }
    }

    private var windowContent: WindowContent {
        var content = WindowContent(title: title)
        var settings = settings
        look.apply(to: &settings)
        settings.apply(to: &content)
        content.subtitle = shownSubtitle
        content.firstPlace = firstPlace
        content.isPreferences = scene?.isSettings ?? false
        content.isUtility = scene?.isUtility ?? false
        if content.isUtility, content.titleBar == .full { content.titleBar = .compact }
        if idealPlacementMaker != nil { content.hasIdealPlace = true }
        if content.isPreferences, settings.resizability == .automatic { content.isLimitedToContent = true }
        content.isClosable = interactions.isClosable ?? true
        content.isMinimizable = interactions.isMinimizable ?? true
        content.isResizable = interactions.isResizable ?? true
        if let levelOfApp { content.level = levelOfApp }
        return content
    }

    var isResizable: Bool { windowContent.isResizable }

    var level: WindowContent.Level {
        get { windowContent.level }
        set {
            levelOfApp = newValue
            updateWindow()
        }
    }

    private func showHeader(_ content: HeaderContent) {
        if !isClosed { window.updateHeader(content) }
    }

    private func makeToolbar() -> ToolbarBar {
        let bar = ToolbarBar(parent: self, header: header, focus: focus) { [weak self] in
            self?.window.returnFocus()
        }
        bar.setTitle(title, subtitle: shownSubtitle)
        return bar
    }

    private func updateWindow() {
        guard !isClosed else { return }
        header.bar?.setTitle(title, subtitle: shownSubtitle)
        MainMenu.titleChanged(self)
        window.update(windowContent)
        MainMenu.noteFrontChanged()
    }

    func documentChanged() { updateWindow() }

    func requestClose() {
        if windowShouldClose() { close() }
    }

    func present() {
        guard !isClosed else { return }
        if let neighbour {
            window.comeBeside(neighbour)
            self.neighbour = nil
        }
        window.present()
    }

    func close() {
        guard !isClosed else { return }
        leave()
        PreferredLook.set(nil, for: self)
        window.close()
        windowClosed()
    }

    // MARK: What views say of their window

    var preferenceKey: ObjectIdentifier { ObjectIdentifier(NavigationTitleKey.self) }

    func reads(_ key: ObjectIdentifier) -> Bool {
        key == preferenceKey || key == ObjectIdentifier(NavigationSubtitleKey.self)
            || key == ObjectIdentifier(WindowInteractionsKey.self)
            || key == ObjectIdentifier(PreferredColorSchemeKey.self)
            || key == ObjectIdentifier(WindowBackdropKey.self)
    }

    func collectPreferences() {
        PreferredLook.set(Preferences.value(PreferredColorSchemeKey.self, of: content) ?? nil, for: self)
        showBackdrop(Preferences.value(WindowBackdropKey.self, of: content) ?? [])
        let title = Preferences.value(NavigationTitleKey.self, of: content) ?? nil
        let subtitle = Preferences.value(NavigationSubtitleKey.self, of: content) ?? nil
        let interactions = Preferences.value(WindowInteractionsKey.self, of: content) ?? WindowInteractions()
        if title == viewTitle, subtitle == self.subtitle, interactions == self.interactions { return }
        (viewTitle, self.subtitle, self.interactions) = (title, subtitle, interactions)
        updateWindow()
    }

    private func showBackdrop(_ layers: [WindowBackdropKey.Layer]) {
        if backdrop == nil && layers.isEmpty { return }
        let shown = backdrop ?? WindowBackdrop(parent: self, host: content.host)
        shown.show(layers)
        backdrop = shown
    }

    // MARK: What the desktop tells

    func measure(width: Double?, height: Double?) -> CGSize { content.host.measure(width: width, height: height) }
    func minimumSize() -> CGSize { content.host.minimumSize() }
    func maximumSize() -> CGSize { content.host.maximumSize() }
    func firstSize(width: Double?, height: Double?) -> CGSize {
        if windowContent.isLimitedToContent { return measure(width: width, height: height) }
        return content.host.firstSize(width: width, height: height)
    }
    func firstPlacement(on screen: WindowScreen) -> FirstPlacement? {
        let maker = Graph.untracked { EnvironmentValues(parent!.environment).windowPlacement }
        return maker?.placement(on: screen) { [content] proposal in
            content!.host.measure(width: proposal.width.map { $0 }, height: proposal.height.map { $0 })
        }
    }
    private var idealPlacementMaker: WindowPlacementMaker? {
        Graph.untracked { EnvironmentValues(parent!.environment).windowIdealPlacement }
    }

    func idealPlacement(on screen: WindowScreen) -> FirstPlacement? {
        let measure = { [content] (proposal: ProposedViewSize) in
            content!.host.measure(width: proposal.width.map { $0 }, height: proposal.height.map { $0 })
        }
        if let maker = idealPlacementMaker { return maker.placement(on: screen, measure) }
        guard settings.idealSize == .fitToContent else { return nil }
        let size = measure(.unspecified)
        var placement = FirstPlacement()
        (placement.width, placement.height) = (size.width, size.height)
        return placement
    }

    func layout(in size: CGSize) {
        width.set(size.width)
        header.windowWidth = size.width
        content.host.layout(in: size)
    }
    func baselines(in size: CGSize) -> (first: Double, last: Double)? { nil }
    /// Not from under a sheet or an alert.
    func windowShouldClose() -> Bool {
        guard !presentations.isBlocked && interactions.isClosable ?? true, AppTermination.mayClose(self) else {
            return false
        }
        guard document?.mayClose() ?? true else {
            AppTermination.windowStays()
            return false
        }
        leave()
        return true
    }

    func windowFocusChanged(to owners: [any WidgetOwner]) { focus.changed(to: owners) }

    func windowKeyPressed(_ key: KeyEvent, _ stage: KeyStage) -> Bool {
        if WindowKeys.pressed(key, stage, in: self, focus) { return true }
        guard isUnderItem, stage == .afterFocus, key.phase == .down, key.shortcuts.contains(Shortcut("Escape")) else {
            return false
        }
        close()
        return true
    }

    /// Whether it is the window under a menu bar extra, which goes as a menu does.
    private var isUnderItem: Bool { settings.style == .plain && scene?.isExtra ?? false }

    func windowActivityChanged(isActive: Bool) {
        guard !isClosed else { return }
        // Under its own sheet a window still looks as in use.
        activity.set(isActive || presentations.isBlocked)
        NSWindow.tell(.activity(isActive, isTool: isUtility), of: hosted)
        if isActive {
            WindowManager.shared.becameActive(self)
        } else if isUnderItem, !presentations.isBlocked {
            close()
        }
    }

    func windowPlaceChanged() {
        guard !isClosed else { return }
        WindowManager.shared.windowMoved?(self)
        if AppKitConnection.isUsed { hosted.placeChanged() }
        MainMenu.noteFrontChanged()
    }

    func windowVisibilityChanged(isVisible: Bool) {
        guard !isClosed else { return }
        NSWindow.tell(.visibility(isVisible), of: hosted)
        // On a Mac a window that is out of front is still active; only one that cannot be seen is not.
        enter(isVisible ? [.active] : [.inactive, .background])
    }

    func leave() {
        if !isClosed { enter([.inactive, .background]) }
    }

    private func enter(_ phases: [ScenePhase]) {
        for new in phases where new != phase && !(phase == .background && new == .inactive) {
            let old = phase
            phase = new
            updateEnvironment()
            ScenePhases.moved(self, from: old)
            // Each phase is seen by those that watch it.
            Structure.updateAll()
        }
    }

    var scenePhase: ScenePhase { phase }

    func windowClosed() {
        guard !isClosed else { return }
        isClosed = true
        let endsApp = scene.map(WindowManager.shared.endsApp) ?? false
        if endsApp, AppTermination.mayEnd() { AppTermination.willEnd() }
        SessionKeeper.current.willClose(self)
        // With the app go its other windows: they come back with this one.
        if endsApp { SessionKeeper.current.end() }
        WindowManager.shared.closed(self)
        document?.windowClosed()
        unmount()
        onClose(self)
        Graph.requestWork()
        if endsApp { Desktop.chosen.quit() }
    }

    override func forEachChild(_ body: (_GraphNode) -> Void) {
        if let content { body(content) }
        if let bar = header.bar { body(bar) }
        if let backdrop { body(backdrop) }
    }

    override func unmount() {
        super.unmount()
        content.unmount()
        backdrop?.unmount()
        focus.end()
        header.endWindow()
        scope.remove()
    }
}

/// Numbers windows, so that what is said of one is never taken for another.
@MainActor
enum WindowNumber {
    private static var last = 0

    static func next() -> Int {
        last += 1
        return last
    }
}

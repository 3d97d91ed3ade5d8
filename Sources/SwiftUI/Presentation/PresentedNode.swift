import Foundation
import Toolkit
import ViewGraph
import ViewLayout

/// What a modifier's closure makes, in a place of its own, so that only what the closure reads makes it run again.
struct PresentedView<Content: View>: View {
    nonisolated(unsafe) let make: () -> Content
    var body: some View { make() }
}

/// The place of views that are shown over a window, in a surface of their own.
final class PresentedNode<Content: View>: _GraphNode, PresentationDelegate, PreferenceReading, FocusHolder {
    private typealias Watched = ModifiedContent<Content, _PreferenceActionModifier<InteractiveDismissKey>>
    private var host: HostNode<Watched>!
    private(set) var presentation: (any Presentation)!
    private let scope: EnvironmentScope
    /// Sheets over this one.
    private let context = PresentationContext()
    private lazy var header = HeaderGroup { [unowned self] in
        makeToolbar()
    } show: { [weak self] in
        self?.presentation.updateHeader($0)
    }
    /// Of a sheet, which is a window of its own; a popover's focus is its window's.
    let focus = WindowFocus()
    private var dismissIsDisabled = false
    private let dismiss: @MainActor () -> Void
    private var shown: PresentationContent
    private let isOverlay: Bool
    /// Whether a click beside it may take it away at all.
    private let isTransient: Bool

    /// `make` makes the presentation with this node as its delegate. `dismiss` writes the binding back.
    init(
        _ content: Content, _ shown: PresentationContent, dismiss: @escaping @MainActor () -> Void,
        parent: _GraphNode, make: (any PresentationDelegate) -> any Presentation
    ) {
        self.dismiss = dismiss
        self.shown = shown
        isOverlay = shown.kind != .sheet
        isTransient = shown.isTransient
        scope = EnvironmentScope(parent: parent.environment) { $0 }
        super.init(parent: parent)
        // Nothing below is part of what the presenting views hand to a list.
        flags.subtract(.ofContainer)
        environment = scope
        let (action, context, header) = (DismissAction(action: dismiss), context, header)
        scope.setTransform { list in
            var values = EnvironmentValues(list: list)
            values.dismiss = action
            values.isPresented = true
            values.windowActivity = nil
            values.presentationContext = context
            values.headerGroup = header
            values.navigationPlace = NavigationPlace()
            values.splitColumn = nil
            values.tabsArePages = false
            return values.list
        }
        let presentation = make(self)
        self.presentation = presentation
        context.surface = presentation.surface
        host = HostNode(
            watched(content), host: SurfaceHost { _ in presentation.surface }, parent: self, isContainer: true)
        PreferenceReaders.noteStale(self)
        NewPresentations.add(presentation)
    }

    func receive(_ content: Content) { host.receive(watched(content)) }

    private func watched(_ content: Content) -> Watched {
        content.modifier(_PreferenceActionModifier { [weak self] in self?.setDismissIsDisabled($0) })
    }

    /// Where a popover points, in points of the surface that it is over.
    func setAnchor(_ anchor: CGRect) {
        guard anchor != shown.anchor else { return }
        shown.anchor = anchor
        presentation.update(shown)
    }

    private func setDismissIsDisabled(_ isDisabled: Bool) {
        dismissIsDisabled = isDisabled
        shown.isTransient = isTransient && !isDisabled
        presentation.update(shown)
    }

    // MARK: Keys

    func windowKeyPressed(_ key: KeyEvent, _ stage: KeyStage) -> Bool {
        WindowKeys.pressed(key, stage, in: self, focus, usesMenu: false)
    }

    func windowFocusChanged(to owners: [any WidgetOwner]) { focus.changed(to: owners) }

    var hasFocusOfItsOwn: Bool { !isOverlay }
    func clearFocus() { presentation.clearFocus() }

    // MARK: Title

    private func makeToolbar() -> ToolbarBar {
        let bar = ToolbarBar(parent: self, header: header, focus: nil) { [weak self] in
            self?.presentation.returnFocus()
        }
        bar.setTitle(shown.title ?? "", subtitle: nil)
        return bar
    }

    var preferenceKey: ObjectIdentifier { ObjectIdentifier(NavigationTitleKey.self) }

    func collectPreferences() {
        let title = Preferences.value(NavigationTitleKey.self, of: host) ?? nil
        guard title != shown.title else { return }
        shown.title = title
        header.bar?.setTitle(title ?? "", subtitle: nil)
        presentation.update(shown)
    }

    // MARK: What the desktop asks

    func measure(width: Double?, height: Double?) -> CGSize { host.host.measure(width: width, height: height) }
    func minimumSize() -> CGSize { host.host.minimumSize() }
    func layout(in size: CGSize) { host.host.layout(in: size) }
    func baselines(in size: CGSize) -> (first: Double, last: Double)? { host.host.baselines(in: size) }

    func dismissRequested() {
        if !dismissIsDisabled { dismiss() }
    }

    // MARK: Life

    override func forEachChild(_ body: (_GraphNode) -> Void) {
        if let host { body(host) }
        if let bar = header.bar { body(bar) }
    }

    /// Its views are nobody's but the presentation's.
    override func appendOutputs(_ outputs: inout [AnyObject]) {}

    override func childOutputsChanged() -> Bool { true }

    override func unmount() {
        super.unmount()
        NewPresentations.forget(presentation)
        presentation.close()
        host.unmount()
        focus.end()
        header.endWindow()
        scope.remove()
    }
}

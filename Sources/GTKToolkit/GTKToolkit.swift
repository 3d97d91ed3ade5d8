import CGTK
import Foundation
import Toolkit

/// The desktop through GTK 4 and libadwaita.
///
/// Nothing of GTK is touched before `run`, so that a process without a display may hold one of these.
@MainActor
package final class GTKToolkit: Toolkit {
    var application: UnsafeMutablePointer<AdwApplication>?
    private(set) weak var delegate: (any ApplicationDelegate)?
    private var hasLaunched = false
    private(set) var windows: [GTKWindow] = []
    /// The window that had the keyboard last, tools left out.
    weak var lastMainWindow: GTKWindow?
    private var updateSource: OpaquePointer?
    /// Asks at the next update whether the process should end.
    private var lastWindowIsGone = false
    private var frames: FrameRequests?
    /// The app's menu; made when the application has been.
    private(set) lazy var menu = GTKAppMenu(self)
    /// What the person has chosen; nil before it was read.
    var menuBarChoice: Bool??
    /// Controls that show what a person asked for until the app has had its say.
    private var unsettled: [any Settling] = []

    /// Told when the app has or has not the keyboard; see GTKApplicationServices.swift.
    var toldOfActivity: (@MainActor () -> Void)?
    /// What the pointer looks like over the app's windows.
    var cursor: String?

    package init() {}

    // MARK: Life

    package func run(_ application: ApplicationContent, delegate: any ApplicationDelegate) -> Int32 {
        self.delegate = delegate
        fenestra_memory_prepare()
        MainLoop.install()
        Self.running = self
        updateSource = OpaquePointer(
            fenestra_one_shot_new("update", Self.updatePriority) { onMainThread { GTKToolkit.running?.runUpdate() } })
        frames = FrameRequests(toolkit: self)

        g_set_prgname(application.identifier)
        g_set_application_name(application.name)
        let isValid = g_application_id_is_valid(application.identifier) != 0
        if !isValid { Log.once("“\(application.identifier)” is no valid application id; running without one") }
        let hasBus = Self.hasSessionBus
        // GTK finds the bus of assistive technologies by the display too, but without a session's it has no name there
        // and complains at every step.
        if !hasBus { setenv("GTK_A11Y", "none", 0) }
        let isUnique = isValid && hasBus
        let adw = adw_application_new(
            isValid ? application.identifier : nil,
            GApplicationFlags(
                rawValue: G_APPLICATION_HANDLES_OPEN.rawValue | (isUnique ? 0 : G_APPLICATION_NON_UNIQUE.rawValue)))!
        self.application = adw
        fenestra_connect(
            adw, "startup",
            { _, toolkit in
                nonisolated(unsafe) let toolkit = toolkit
                onMainThread { receiver(toolkit, as: GTKToolkit.self).started() }
            }, pointer(to: self))
        fenestra_connect(
            adw, "activate",
            { _, toolkit in
                nonisolated(unsafe) let toolkit = toolkit
                onMainThread { receiver(toolkit, as: GTKToolkit.self).activated() }
            }, pointer(to: self))
        fenestra_connect_open(
            adw,
            { _, files, count, toolkit in
                let addresses = (0..<Int(count)).compactMap { index -> String? in
                    guard let address = g_file_get_uri(files[index]) else { return nil }
                    defer { g_free(address) }
                    return String(cString: address)
                }
                nonisolated(unsafe) let toolkit = toolkit
                onMainThread { receiver(toolkit, as: GTKToolkit.self).opened(addresses) }
            }, pointer(to: self))
        let status = LaunchArguments.forApplication(CommandLine.arguments).withCStrings {
            g_application_run(adw.gApplication, Int32($0.count), $0.baseAddress)
        }
        fenestra_disconnect(adw, pointer(to: self))
        self.application = nil
        g_object_unref(adw)
        Self.running = nil
        return status
    }

    private func started() {
        // The delegate says when the process ends, not GTK's count of windows.
        g_application_hold(application?.gApplication)
        gtk_window_set_default_icon_name(g_get_prgname())
        watchTermination()
    }

    private func activated() {
        if hasLaunched {
            delegate?.activated()
        } else {
            hasLaunched = true
            delegate?.launched()
        }
    }

    private func opened(_ addresses: [String]) {
        hasLaunched = true
        delegate?.opened(addresses)
    }

    package func quit() {
        guard let application else { return }
        g_application_quit(application.gApplication)
    }

    /// Asked of the C library: Foundation would make a dictionary of the whole environment at every launch.
    private static var hasSessionBus: Bool {
        if let address = getenv("DBUS_SESSION_BUS_ADDRESS") {
            return address.pointee != 0 && strncmp(address, "disabled:", 9) != 0
        }
        guard let folder = getenv("XDG_RUNTIME_DIR") else { return false }
        return access(String(cString: folder) + "/bus", F_OK) == 0
    }

    // MARK: Time

    /// Just above `GDK_PRIORITY_REDRAW` (120) and below `GTK_PRIORITY_RESIZE` (110).
    private static let updatePriority: Int32 = 115

    /// The toolkit whose main loop runs, for sources that carry no receiver.
    private(set) static weak var running: GTKToolkit?

    package func requestUpdate() {
        guard let updateSource else { return }
        fenestra_one_shot_arm(updateSource.source, 0)
    }

    private func runUpdate() {
        delegate?.update()
        GTKSurface.runQuietLayouts()
        if lastWindowIsGone {
            lastWindowIsGone = false
            if windows.isEmpty, delegate?.shouldQuitAfterLastWindowClosed() ?? true { return quit() }
        }
        guard !unsettled.isEmpty else { return }
        let settling = unsettled
        unsettled.removeAll()
        for control in settling { control.settle() }
    }

    package func requestFrame(_ body: @escaping @MainActor (Double) -> Void) { frames?.request(body) }

    package var directionChanged: (@MainActor () -> Void)?

    package var isRightToLeft: Bool { gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL }

    package var now: Double { Double(g_get_monotonic_time()) / 1e6 }

    /// After the next update, asks `control` to show what its content says.
    func settleAfterUpdate(_ control: any Settling) {
        unsettled.append(control)
        requestUpdate()
    }

    // MARK: Making

    package func makeWindow(_ content: WindowContent, delegate: any WindowDelegate) -> any ToolkitWindow {
        let window = GTKWindow(content, delegate: delegate, toolkit: self)
        windows.append(window)
        if cursor != nil { showCursor(in: window) }
        return window
    }

    package func makeControl<Content: ControlContent>(
        _ content: Content, _ attributes: WidgetAttributes
    ) -> any Control<Content> {
        guard let kind = GTKControlKinds.kind(of: Content.self) else {
            return PlaceholderControl(content, attributes)
        }
        return make(content, attributes, as: kind)
    }

    private func make<Content: ControlContent, Kind: GTKControlContent>(
        _ content: Content, _ attributes: WidgetAttributes, as kind: Kind.Type
    ) -> any Control<Content> {
        // Invariant: `kind` is `Content`, whose conformance was just looked up.
        let control = Kind.makeControl(unsafeBitCast(content, to: Kind.self), self)
        gtkWidget(control).apply(attributes)
        // So this is the very type that is asked for; `unsafeBitCast` would ask the runtime for its size, and gets a
        // wrong answer for existentials with a type argument that are bound to classes.
        return withUnsafePointer(to: control) {
            UnsafeRawPointer($0).assumingMemoryBound(to: (any Control<Content>).self).pointee
        }
    }

    package func makeSurface(_ client: any SurfaceClient) -> any Surface { GTKSurface(client: client) }

    package func makeEffectSurface(_ content: EffectContent, client: any SurfaceClient) -> any EffectSurface {
        GTKEffectSurface(content, client: client)
    }

    package func makeScrollSurface(_ content: ScrollContent, client: any SurfaceClient) -> any ScrollSurface {
        GTKScrollSurface(content, client: client)
    }

    package func makeList(
        _ content: ListContent, _ attributes: WidgetAttributes, delegate: any ListDelegate
    ) -> any ListControl {
        let list = GTKList(content, delegate: delegate)
        list.apply(attributes)
        return list
    }

    package func makeFocusSurface(_ content: FocusSurfaceContent, client: any SurfaceClient) -> any FocusSurface {
        GTKFocusSurface(content, client: client)
    }

    package func makeContextMenuSurface(_ delegate: any ContextMenuDelegate) -> any ContextMenuSurface {
        GTKContextMenuSurface(delegate, self)
    }

    package func makePresentation(
        _ content: PresentationContent, over surface: any Surface, delegate: any PresentationDelegate
    ) -> any Presentation {
        let surface = unsafeDowncast(surface, to: GTKSurface.self)
        if case .popover = content.kind {
            return GTKPopover(content, over: surface, delegate: delegate, toolkit: self)
        }
        return GTKSheet(content, over: surface, delegate: delegate)
    }

    package func makeAlert(
        _ content: AlertContent, over surface: (any Surface)?, delegate: any PresentationDelegate
    ) -> any AlertDialog {
        GTKAlert(content, over: surface.map { unsafeDowncast($0, to: GTKSurface.self) }, delegate: delegate)
    }

    package func makePages() -> any PagesControl { GTKPages() }

    package func makeTabs() -> any TabsControl { GTKTabs(self) }

    package func makeSplit(_ content: SplitContent) -> any SplitControl { GTKSplit(content) }

    // MARK: For windows

    func windowIsGone(_ window: GTKWindow) {
        guard let index = windows.firstIndex(where: { $0 === window }) else { return }
        windows.remove(at: index)
        frames?.windowsChanged()
        window.delegate?.windowClosed()
        // Not at once: an action may close the last window and then open another.
        if windows.isEmpty {
            lastWindowIsGone = true
            requestUpdate()
        }
    }

    func windowDrawingChanged() { frames?.windowsChanged() }
}

/// A control that a person changed before its content did.
@MainActor
protocol Settling: AnyObject {
    func settle()
}

extension UnsafeMutablePointer where Pointee == AdwApplication {
    var gApplication: UnsafeMutablePointer<GApplication> {
        UnsafeMutableRawPointer(self).assumingMemoryBound(to: GApplication.self)
    }

    var gtkApplication: UnsafeMutablePointer<GtkApplication> {
        UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkApplication.self)
    }
}

extension OpaquePointer {
    var source: UnsafeMutablePointer<GSource> { UnsafeMutablePointer<GSource>(self) }
}

import CGTK
import Foundation
import Toolkit

/// A window: a header bar with title and subtitle, and the surface with its content.
final class GTKWindow: ToolkitWindow {
    /// GTK owns its windows: it tells of the end of one when nobody else holds it. Valid while `isGone` is false.
    nonisolated(unsafe) let widget: WidgetPointer
    private(set) weak var delegate: (any WindowDelegate)?
    unowned let toolkit: GTKToolkit
    let content: GTKSurface
    let header: WidgetPointer
    let title: OpaquePointer
    private var keys: GTKKeys?
    // What `GTKWindow+Menu` keeps: the one of both that is there.
    var menuButton: WidgetPointer?
    var menuBar: WidgetPointer?
    private(set) var shown: WindowContent
    private(set) var isShown = false
    /// What the engine has put into the title bar.
    var shownHeader: GTKHeader?
    /// Whether the title bar has been told to go without the button that minimises.
    var lacksMinimize = false
    private var watchesState = false
    private var wasDrawn = true
    /// GTK has destroyed the window.
    private(set) var isGone = false
    // What `GTKWindow+Place` keeps.
    var knownPlace: WindowPlace?
    var firstPlacement: FirstPlacement?
    weak var neighbour: GTKWindow?
    /// What `GTKWindow+Zoom` goes back to, and from where.
    var zoom: (from: WindowPlace, to: WindowPlace)?
    /// Moves the window while a person drags its background.
    private var backgroundDrag: OpaquePointer?
    /// Place or limits are to be looked at after the update.
    var isUnsettled = false

    init(_ content: WindowContent, delegate: any WindowDelegate, toolkit: GTKToolkit) {
        self.delegate = delegate
        self.toolkit = toolkit
        shown = content
        widget = made(adw_application_window_new(toolkit.application?.gtkApplication))
        self.content = GTKSurface(client: delegate)
        title = OpaquePointer(made(adw_window_title_new(content.title, content.subtitle ?? "")))
        header = made(adw_header_bar_new())
        adw_header_bar_set_title_widget(header.opaque, WidgetPointer(title))
        if content.hasIdealPlace { zoomByTitleBar() }
        if content.isPreferences || content.isUtility { closeOnEscape() }
        let box = made(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
        gtk_box_append(box.cast(), header)
        gtk_widget_set_vexpand(self.content.widget, 1)
        // What is larger than the window must not cover the title bar.
        fenestra_host_set_clip(self.content.widget, 1, 0)
        gtk_box_append(box.cast(), self.content.widget)
        adw_application_window_set_content(widget.cast(), box)
        gtk_window_set_title(widget.cast(), content.title)
        showTitleBar(content.titleBar)
        showButtons(content)
        showMenu()
        showMoves(content)
        fenestra_window_keep_clicks(widget)
        connect()
    }

    private func showMoves(_ content: WindowContent) {
        guard content.movesByBackground != (backgroundDrag != nil) else { return }
        if let drag = backgroundDrag {
            gtk_widget_remove_controller(self.content.widget, drag)
            backgroundDrag = nil
        } else {
            let drag = fenestra_background_drag_new()
            gtk_widget_add_controller(self.content.widget, drag)
            backgroundDrag = drag
        }
    }

    /// As windows with settings do on this desktop.
    private func closeOnEscape() {
        let keys = gtk_shortcut_controller_new()
        let escape = gtk_shortcut_new(
            gtk_keyval_trigger_new(guint(GDK_KEY_Escape), GdkModifierType(0)), gtk_named_action_new("window.close"))
        gtk_shortcut_controller_add_shortcut(keys, escape)
        gtk_widget_add_controller(widget, keys)
    }

    isolated deinit {
        if !isGone {
            fenestra_disconnect(widget, pointer(to: self))
            keys?.end()
            fenestra_window_destroy(widget)
        }
    }

    var surface: any Surface { content }

    func update(_ content: WindowContent) {
        guard content != shown, !isGone else { return }
        if content.title != shown.title {
            gtk_window_set_title(widget.cast(), content.title)
            adw_window_title_set_title(title, content.title)
        }
        if content.subtitle != shown.subtitle { adw_window_title_set_subtitle(title, content.subtitle ?? "") }
        if content.titleBar != shown.titleBar { showTitleBar(content.titleBar) }
        showButtons(content)
        showMoves(content)
        if content.level != shown.level, isShown { fenestra_window_set_level(widget, Int32(content.level.rawValue)) }
        let limitsChanged =
            content.isResizable != shown.isResizable || content.isLimitedToContent != shown.isLimitedToContent
        shown = content
        if limitsChanged, isShown { applyLimits() }
    }

    func present() {
        guard !isGone else { return }
        let isFirst = !isShown
        if isFirst {
            isShown = true
            gtk_widget_realize(widget)
            if shown.isUtility { prepareTool() }
            setFirstSize()
            setFirstPosition()
        }
        WindowQueue.shared.present(widget) { [weak self] in self?.present(isFirst: isFirst) }
    }

    private func present(isFirst: Bool) {
        guard !isGone else { return }
        fenestra_window_present(widget)
        // Keys begin in the content, not in the title bar's buttons. Not before it is shown: what has the focus by then
        // stays unknown to assistive technologies.
        if isFirst, !hasFocusInContent { gtk_widget_child_focus(content.widget, GTK_DIR_TAB_FORWARD) }
        watchState()
        if isFirst {
            if shown.level != .normal { fenestra_window_set_level(widget, Int32(shown.level.rawValue)) }
            watchPlace()
            PaintedFrames.watch(widget)
        }
    }

    private var hasFocusInContent: Bool {
        gtk_window_get_focus(widget.cast()).map { gtk_widget_is_ancestor($0, content.widget) != 0 } ?? false
    }

    func close() {
        guard !isGone else { return }
        keepPlace()
        fenestra_window_destroy(widget)
    }

    func toggleMaximized() {
        guard !isGone, !zoomToIdealPlace() else { return }
        if gtk_window_is_maximized(widget.cast()) != 0 {
            gtk_window_unmaximize(widget.cast())
        } else {
            gtk_window_maximize(widget.cast())
        }
    }

    func clearFocus() {
        guard !isGone else { return }
        gtk_window_set_focus(widget.cast(), nil)
    }

    func minimize() {
        guard !isGone else { return }
        gtk_window_minimize(widget.cast())
    }

    func setFullScreen(_ isFullScreen: Bool) {
        guard !isGone else { return }
        if isFullScreen { gtk_window_fullscreen(widget.cast()) } else { gtk_window_unfullscreen(widget.cast()) }
    }

    var isFullScreen: Bool { !isGone && gtk_window_is_fullscreen(widget.cast()) != 0 }

    func comeBeside(_ other: any ToolkitWindow) { neighbour = other as? GTKWindow }

    var isActive: Bool { !isGone && gtk_window_is_active(widget.cast()) != 0 }

    var size: CGSize {
        isGone
            ? .zero
            : CGSize(
                width: Int(gtk_widget_get_width(content.widget)), height: Int(gtk_widget_get_height(content.widget)))
    }

    /// Whether the window's frame clock runs.
    var isDrawn: Bool { !isGone && fenestra_window_is_drawn(widget) != 0 }

    // MARK: What GTK tells

    private func connect() {
        let me = pointer(to: self)
        fenestra_connect_question(
            widget, "close-request",
            { _, window in
                nonisolated(unsafe) let window = window
                return onMainThread { receiver(window, as: GTKWindow.self).mayClose() ? 0 : 1 }
            }, me)
        fenestra_connect(
            widget, "destroy",
            { _, window in
                nonisolated(unsafe) let window = window
                onMainThread { receiver(window, as: GTKWindow.self).destroyed() }
            }, me)
        fenestra_connect_1(
            widget, "notify::is-active",
            { _, _, window in
                nonisolated(unsafe) let window = window
                onMainThread {
                    let window = receiver(window, as: GTKWindow.self)
                    window.delegate?.windowActivityChanged(isActive: window.isActive)
                    window.toolkit.activityChanged(window)
                }
            }, me)
        fenestra_connect_1(
            widget, "notify::focus-widget",
            { _, _, window in
                nonisolated(unsafe) let window = window
                onMainThread { receiver(window, as: GTKWindow.self).focusChanged() }
            }, me)
        fenestra_connect_1(
            widget, "direction-changed",
            { _, _, window in
                nonisolated(unsafe) let window = window
                onMainThread { receiver(window, as: GTKWindow.self).toolkit.directionChanged?() }
            }, me)
        keys = GTKKeys(widget) { [weak self] in self?.delegate?.windowKeyPressed($0, $1) ?? false }
        for signal in ["map", "unmap"] {
            fenestra_connect(
                widget, signal,
                { _, window in
                    nonisolated(unsafe) let window = window
                    onMainThread { receiver(window, as: GTKWindow.self).toolkit.windowDrawingChanged() }
                }, me)
        }
    }

    /// The surface of a realised window says when it is minimised; there is none before.
    private func watchState() {
        guard !watchesState, let surface = gtk_native_get_surface(widget.opaque) else { return }
        watchesState = true
        fenestra_connect_1(
            UnsafeMutableRawPointer(surface), "notify::state",
            { _, _, window in
                nonisolated(unsafe) let window = window
                onMainThread { receiver(window, as: GTKWindow.self).visibilityMayHaveChanged() }
            }, pointer(to: self))
    }

    private func visibilityMayHaveChanged() {
        guard !isGone, isDrawn != wasDrawn else { return }
        wasDrawn = isDrawn
        delegate?.windowVisibilityChanged(isVisible: wasDrawn)
    }

    private func mayClose() -> Bool {
        guard delegate?.windowShouldClose() ?? true else { return false }
        keepPlace()
        fenestra_window_close_popovers(widget)
        return true
    }

    private func destroyed() {
        guard !isGone else { return }
        isGone = true
        keys?.end()
        fenestra_disconnect(widget, pointer(to: self))
        // The surface goes with the window, and may outlive this object until then.
        fenestra_window_watch_moves(widget, nil, pointer(to: self))
        if watchesState, let surface = gtk_native_get_surface(widget.opaque) {
            fenestra_disconnect(UnsafeMutableRawPointer(surface), pointer(to: self))
        }
        toolkit.windowIsGone(self)
    }
}

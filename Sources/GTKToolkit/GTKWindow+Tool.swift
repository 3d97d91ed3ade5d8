import CGTK
import Toolkit

/// Tools beside the app's other windows: over the one in front, and away while another app is.
extension GTKWindow {
    /// The surface is there, and nothing is shown yet.
    func prepareTool() {
        fenestra_window_be_tool(widget)
        if let main = toolkit.frontMainWindow { stayOver(main) }
    }

    /// The window manager keeps it over `main`, and takes it along.
    private func stayOver(_ main: GTKWindow) {
        guard !isGone, !main.isGone, gtk_window_get_transient_for(widget.cast()) != main.widget.cast() else { return }
        gtk_window_set_transient_for(widget.cast(), main.widget.cast())
        fenestra_window_be_tool(widget)
        // Not all window managers do so by themselves when the other is in front already.
        fenestra_window_raise(widget)
    }

    fileprivate func hideTool() {
        guard !isGone, isShown, gtk_widget_get_visible(widget) != 0 else { return }
        keepPlace()
        gtk_widget_set_visible(widget, 0)
    }

    fileprivate func showTool(over main: GTKWindow) {
        guard !isGone, isShown else { return }
        stayOver(main)
        guard gtk_widget_get_visible(widget) == 0 else { return }
        if let origin = knownPlace?.origin { fenestra_window_come_at(widget, origin.x, origin.y) }
        fenestra_window_show_in_background(widget)
        watchPlace()
    }
}

extension GTKToolkit {
    /// The window that tools are beside.
    fileprivate(set) var frontMainWindow: GTKWindow? {
        get { windows.first { $0 === lastMainWindow } ?? windows.last { !$0.shown.isUtility && $0.isShown } }
        set { lastMainWindow = newValue }
    }

    private var tools: [GTKWindow] { windows.filter { $0.shown.isUtility && $0.isShown } }

    /// A window has the keyboard, or has it no more.
    func activityChanged(_ window: GTKWindow) {
        guard !window.shown.isUtility else { return hideToolsLater() }
        if window.isActive {
            frontMainWindow = window
            for tool in tools { tool.showTool(over: window) }
        } else {
            hideToolsLater()
        }
    }

    /// Not at once: on the way from one window to another none is active.
    private func hideToolsLater() {
        // A Wayland compositor gives the keyboard to what is shown anew, so there tools stay.
        guard fenestra_windows_can_be_placed() != 0, !tools.isEmpty else { return }
        call(after: 0.2) { [weak self] in
            guard let self, fenestra_any_window_is_active() == 0 else { return }
            // Alone they are the app: nobody could get them back.
            guard windows.contains(where: { !$0.shown.isUtility && $0.isShown }) else { return }
            for tool in tools { tool.hideTool() }
        }
    }
}

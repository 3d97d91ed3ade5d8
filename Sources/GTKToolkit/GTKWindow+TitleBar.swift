import CGTK
import Toolkit

/// What the title bar shows and offers.
extension GTKWindow {
    func showTitleBar(_ bar: WindowContent.TitleBar) {
        if bar.isCompact || bar == .none { _ = Self.styleSheet }
        setClass("flat", on: header, bar == .bare)
        setClass("fenestra-compact", on: header, bar.isCompact)
        setClass("fenestra-plain", on: widget, bar == .none)
        gtk_widget_set_visible(WidgetPointer(title), bar.showsTitle ? 1 : 0)
        gtk_widget_set_visible(header, bar == .none ? 0 : 1)
        gtk_window_set_decorated(widget.cast(), bar == .none ? 0 : 1)
    }

    private func setClass(_ name: String, on widget: WidgetPointer, _ isOn: Bool) {
        if isOn { gtk_widget_add_css_class(widget, name) } else { gtk_widget_remove_css_class(widget, name) }
    }

    func showButtons(_ content: WindowContent) {
        gtk_window_set_deletable(widget.cast(), content.isClosable ? 1 : 0)
        // Windows with settings, and tools, have the close button alone.
        let lacksMinimize = !content.isMinimizable || content.isPreferences || content.isUtility
        // Either makes the buttons anew.
        guard lacksMinimize != self.lacksMinimize else { return }
        self.lacksMinimize = lacksMinimize
        if !lacksMinimize {
            adw_header_bar_set_decoration_layout(header.opaque, nil)
        } else {
            fenestra_header_without(header, 1, content.isPreferences || content.isUtility ? 1 : 0)
        }
    }

    /// What libadwaita has no style classes for; added when a window first needs it.
    private static let styleSheet: Void = Theme.add(
        """
        headerbar.fenestra-compact { min-height: 34px; }
        headerbar.fenestra-compact > windowhandle > box { padding-top: 0; padding-bottom: 0; }
        headerbar.fenestra-compact button {
            min-height: 24px; padding-top: 1px; padding-bottom: 1px; margin-top: 0; margin-bottom: 0;
        }
        headerbar.fenestra-compact windowcontrols > button { min-height: 24px; padding: 2px; }
        window.fenestra-plain { background: none; box-shadow: none; border: none; padding: 0; }
        """)
}

extension GTKWindow {
    /// Has `bar` stand in place of the title, which is then only the window's for the desktop.
    func takeTitle(_ bar: WidgetPointer) {
        guard !isGone else { return }
        // That keeps the title, which the bar alone has so far.
        _ = engineHeader
        adw_header_bar_set_title_widget(header.opaque, bar)
    }

    /// The title stands there again, if `bar` does now.
    func giveTitleBack(from bar: WidgetPointer) {
        guard !isGone, adw_header_bar_get_title_widget(header.opaque) == bar else { return }
        adw_header_bar_set_title_widget(header.opaque, WidgetPointer(title))
    }
}

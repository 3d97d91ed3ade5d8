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
        // Either makes the buttons anew.
        guard content.isMinimizable == lacksMinimize else { return }
        lacksMinimize = !content.isMinimizable
        if content.isMinimizable {
            adw_header_bar_set_decoration_layout(header.opaque, nil)
        } else {
            fenestra_header_without_minimize(header)
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

import CGTK
import Foundation
import Toolkit

/// A bar of tabs over the surface of the chosen one.
final class GTKTabs: GTKWidget, TabsControl, Settling {
    private let stack: WidgetPointer
    private let bar: WidgetPointer
    /// Where there are more tabs than there is room for.
    private let scroller: WidgetPointer
    private let toolkit: GTKToolkit
    private var content: TabsContent?
    private var pages: [GTKSurface] = []
    private var isShowing = false
    /// The window that has the bar as its title.
    private weak var titled: GTKWindow?

    init(_ toolkit: GTKToolkit) {
        self.toolkit = toolkit
        stack = made(adw_view_stack_new())
        bar = made(adw_view_switcher_new())
        scroller = made(gtk_scrolled_window_new())
        super.init(made(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)))
        adw_view_stack_set_hhomogeneous(stack.opaque, 0)
        adw_view_stack_set_vhomogeneous(stack.opaque, 0)
        adw_view_switcher_set_stack(bar.opaque, stack.opaque)
        adw_view_switcher_set_policy(bar.opaque, ADW_VIEW_SWITCHER_POLICY_WIDE)
        gtk_widget_set_halign(bar, GTK_ALIGN_CENTER)
        gtk_widget_set_margin_top(bar, 6)
        gtk_widget_set_margin_bottom(bar, 6)
        gtk_widget_set_vexpand(stack, 1)
        gtk_scrolled_window_set_policy(scroller.opaque, GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER)
        gtk_scrolled_window_set_propagate_natural_width(scroller.opaque, 1)
        gtk_scrolled_window_set_propagate_natural_height(scroller.opaque, 1)
        gtk_scrolled_window_set_child(scroller.opaque, bar)
        gtk_box_append(widget.cast(), scroller)
        gtk_box_append(widget.cast(), stack)
        g_object_ref(scroller)
        fenestra_connect_1(
            stack, "notify::visible-child",
            { _, _, tabs in
                nonisolated(unsafe) let tabs = tabs
                onMainThread { receiver(tabs, as: GTKTabs.self).chosen() }
            }, pointer(to: self))
    }

    isolated deinit {
        fenestra_disconnect(stack, pointer(to: self))
        fenestra_disconnect(widget, pointer(to: self))
        titled?.giveTitleBack(from: scroller)
        g_object_unref(scroller)
        for page in pages { adw_view_stack_remove(stack.opaque, page.widget) }
    }

    func update(_ new: TabsContent, _ attributes: WidgetAttributes) {
        apply(attributes)
        if new.isInTitleBar, content == nil { moveBarToTitle() }
        isShowing = true
        defer { isShowing = false }
        let surfaces = new.tabs.map { unsafeDowncast($0.surface, to: GTKSurface.self) }
        if !surfaces.elementsEqual(pages, by: ===) {
            for page in pages { adw_view_stack_remove(stack.opaque, page.widget) }
            for (index, surface) in surfaces.enumerated() {
                adw_view_stack_add_titled(stack.opaque, surface.widget, nil, new.tabs[index].title)
            }
            pages = surfaces
        }
        for (tab, surface) in zip(new.tabs, surfaces) {
            guard let page = adw_view_stack_get_page(stack.opaque, surface.widget) else { continue }
            adw_view_stack_page_set_title(page, tab.title)
            let icon = tab.iconNames.isEmpty ? nil : GTKIcons.bestName(of: tab.iconNames, for: widget)
            adw_view_stack_page_set_icon_name(page, icon)
            let number = tab.badge.map { UInt32($0) ?? 1 } ?? 0
            adw_view_stack_page_set_badge_number(page, number)
            adw_view_stack_page_set_needs_attention(page, 0)
        }
        var shown = new.tabs[...]
        Self.hideEmptyIcons(in: bar, &shown)
        content = new
        show()
        sizeChanged()
    }

    // MARK: In the title bar

    /// As windows with settings have it on this desktop; once the window is known.
    private func moveBarToTitle() {
        gtk_box_remove(widget.cast(), scroller)
        gtk_widget_set_margin_top(bar, 0)
        gtk_widget_set_margin_bottom(bar, 0)
        fenestra_connect_1(
            widget, "notify::root",
            { _, _, tabs in
                nonisolated(unsafe) let tabs = tabs
                onMainThread { receiver(tabs, as: GTKTabs.self).rootChanged() }
            }, pointer(to: self))
        rootChanged()
    }

    private func rootChanged() {
        let root = gtk_widget_get_root(widget)
        let window = toolkit.windows.first {
            UnsafeMutableRawPointer($0.widget) == root.map { UnsafeMutableRawPointer($0) }
        }
        guard let window, window !== titled else { return }
        titled = window
        window.takeTitle(scroller)
    }

    /// The bar's buttons would show tabs without an icon as if theirs were missing. A badge hangs on the icon, and keeps
    /// its room.
    private static func hideEmptyIcons(in widget: WidgetPointer, _ tabs: inout ArraySlice<TabsContent.Tab>) {
        var child = gtk_widget_get_first_child(widget)
        while let part = child, !tabs.isEmpty {
            if fenestra_is_button(part) != 0 {
                let tab = tabs.removeFirst()
                // Those that the framework draws cannot be in the bar, which knows names alone.
                let isInTheme = GTKIcons.bestName(of: tab.iconNames, for: part) != nil
                show(icons: isInTheme, keepingRoom: tab.badge != nil, in: part)
            } else {
                hideEmptyIcons(in: part, &tabs)
            }
            child = gtk_widget_get_next_sibling(part)
        }
    }

    private static func show(icons isShown: Bool, keepingRoom: Bool, in widget: WidgetPointer) {
        var child = gtk_widget_get_first_child(widget)
        while let part = child {
            if g_type_check_instance_is_a(part.cast(), gtk_image_get_type()) != 0 {
                gtk_widget_set_opacity(part, isShown ? 1 : 0)
                gtk_widget_set_visible(gtk_widget_get_parent(part), isShown || keepingRoom ? 1 : 0)
            } else {
                show(icons: isShown, keepingRoom: keepingRoom, in: part)
            }
            child = gtk_widget_get_next_sibling(part)
        }
    }

    func settle() { show() }

    private func show() {
        guard let index = content?.selected, pages.indices.contains(index) else { return }
        isShowing = true
        defer { isShowing = false }
        if adw_view_stack_get_visible_child(stack.opaque) != pages[index].widget {
            adw_view_stack_set_visible_child(stack.opaque, pages[index].widget)
            sizeChanged()
        }
    }

    private func chosen() {
        guard !isShowing, let content, let child = adw_view_stack_get_visible_child(stack.opaque),
            let index = pages.firstIndex(where: { $0.widget == child })
        else { return }
        content.select(index)
        toolkit.settleAfterUpdate(self)
    }

    var barHeight: Double {
        if gtk_widget_get_parent(scroller) != widget { return 0 }
        var natural: Int32 = 0
        gtk_widget_measure(scroller, GTK_ORIENTATION_VERTICAL, -1, nil, &natural, nil, nil)
        return Double(natural)
    }

    override func measure(width: Double?, height: Double?) -> CGSize {
        let lengths = gtkLengths
        return CGSize(
            width: max(width ?? Double(lengths.naturalWidth), Double(lengths.minimumWidth)),
            height: max(height ?? Double(lengths.naturalHeight), Double(lengths.minimumHeight)))
    }

    override func revalidate() {
        if let index = content?.selected, pages.indices.contains(index) { pages[index].revalidate() }
        super.revalidate()
    }
}

/// Icons of the theme.
@MainActor
enum GTKIcons {
    /// The first of several names that the theme has an icon for, in its symbolic form.
    static func bestName(of names: [String], for widget: WidgetPointer) -> String? {
        let theme = gtk_icon_theme_get_for_display(gtk_widget_get_display(widget))
        for name in names {
            for candidate in ["\(name)-symbolic", name] where gtk_icon_theme_has_icon(theme, candidate) != 0 {
                return candidate
            }
        }
        return nil
    }
}

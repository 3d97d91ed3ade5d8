import CGTK
import Toolkit

/// The app's menu: as a bar, as one menu behind a button, and on the bus for desktops that show menus in their own bar.
@MainActor
final class GTKAppMenu {
    private unowned let toolkit: GTKToolkit
    private let actions: GTKMenu
    private let bar: GTKMenuLevel
    private let primary: GTKMenuLevel
    private(set) var showsBar = false
    private var isExported = false

    init(_ toolkit: GTKToolkit) {
        self.toolkit = toolkit
        actions = GTKMenu(toolkit.application!.gtkApplication)
        let lists = GTKMenuLists(actions)
        bar = GTKMenuLevel(prefix: actions.prefix, lists: lists)
        primary = GTKMenuLevel(prefix: actions.prefix, lists: lists)
    }

    isolated deinit {
        if isExported { fenestra_disconnect(UnsafeMutableRawPointer(gtk_settings_get_default()), pointer(to: self)) }
    }

    var barModel: UnsafeMutablePointer<GMenuModel> { bar.model }
    var primaryModel: UnsafeMutablePointer<GMenuModel> { primary.model }

    func update(_ menu: AppMenu) {
        actions.update(menu.bar.items + menu.primary.items) {
            bar.show(menu.bar)
            primary.show(menu.primary)
        }
        export()
        if menu.showsBar != showsBar {
            showsBar = menu.showsBar
            for window in toolkit.windows { window.showMenu() }
        }
    }

    func update(_ items: [MenuItem]) {
        for item in items where actions.replace(item) {
            bar.replace(item)
            primary.replace(item)
        }
    }

    private func export() {
        guard !isExported, let application = toolkit.application, let settings = gtk_settings_get_default() else {
            return
        }
        isExported = true
        gtk_application_set_menubar(application.gtkApplication, bar.model)
        fenestra_connect_1(
            UnsafeMutableRawPointer(settings), "notify::gtk-shell-shows-menubar",
            { _, _, menu in
                nonisolated(unsafe) let menu = menu
                onMainThread {
                    for window in receiver(menu, as: GTKAppMenu.self).toolkit.windows { window.showMenu() }
                }
            }, pointer(to: self))
    }

    /// Whether the desktop shows the bar itself, so that windows need not.
    var isShownByDesktop: Bool { fenestra_desktop_shows_menu_bar() != 0 }
}

extension GTKToolkit {
    package func updateMenu(_ menu: AppMenu) {
        if application != nil { self.menu.update(menu) }
    }

    package func updateMenuItems(_ items: [MenuItem]) {
        if application != nil { menu.update(items) }
    }

    package func perform(_ command: TextCommand) -> Bool {
        guard let application, let window = gtk_application_get_active_window(application.gtkApplication) else {
            return false
        }
        let name =
            switch command {
            case .undo: "text.undo"
            case .redo: "text.redo"
            case .cut: "clipboard.cut"
            case .copy: "clipboard.copy"
            case .paste: "clipboard.paste"
            case .delete: "selection.delete"
            case .selectAll: "selection.select-all"
            case .insertEmoji: "misc.insert-emoji"
            }
        let widget = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self)
        return fenestra_window_edit_in_focus(widget, name) != 0
    }

    package func showAbout(_ content: AboutContent) {
        let about = made(adw_about_window_new())
        adw_about_window_set_application_name(about.opaque, content.name)
        adw_about_window_set_application_icon(about.opaque, iconName(for: content))
        if let version = content.version { adw_about_window_set_version(about.opaque, version) }
        if let copyright = content.copyright { adw_about_window_set_copyright(about.opaque, copyright) }
        presentOverFront(about)
    }

    /// The app's own icon where it is installed, else what desktops show for programs without one.
    private func iconName(for content: AboutContent) -> String {
        guard let display = gdk_display_get_default(),
            gtk_icon_theme_has_icon(gtk_icon_theme_get_for_display(display), content.identifier) != 0
        else { return "application-x-executable" }
        return content.identifier
    }

    package func showShortcuts(_ sections: [ShortcutSection]) {
        Theme.addStyleSheet()
        // GTK makes such windows of descriptions only.
        var groups = ""
        for section in sections {
            groups += "<child><object class='GtkShortcutsGroup'><property name='title'>"
            groups += section.title.escaped + "</property>"
            for entry in section.shortcuts {
                groups += "<child><object class='GtkShortcutsShortcut'><property name='title'>"
                groups += entry.title.escaped + "</property><property name='accelerator'>"
                groups += entry.shortcut.accelerator.escaped + "</property></object></child>"
            }
            groups += "</object></child>"
        }
        let description = """
            <interface><object class='GtkShortcutsWindow' id='window'><property name='modal'>1</property>\
            <child><object class='GtkShortcutsSection'><property name='section-name'>all</property>\
            <property name='max-height'>12</property>\(groups)</object></child></object></interface>
            """
        let builder: OpaquePointer = gtk_builder_new_from_string(description, -1)
        if let window = gtk_builder_get_object(builder, "window") {
            presentOverFront(UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self))
        }
        g_object_unref(UnsafeMutableRawPointer(builder))
    }

    private func presentOverFront(_ window: WidgetPointer) {
        if let application, let front = gtk_application_get_active_window(application.gtkApplication) {
            gtk_window_set_transient_for(window.cast(), front)
        }
        gtk_window_present(window.cast())
    }

    package var wantsMenuBar: Bool? {
        get {
            if let known = menuBarChoice { return known }
            let choice: Bool? =
                switch fenestra_state_get(g_get_prgname(), "menu-bar") {
                case 0: false
                case 1: true
                default: nil
                }
            menuBarChoice = .some(choice)
            return choice
        }
        set {
            menuBarChoice = .some(newValue)
            fenestra_state_set(g_get_prgname(), "menu-bar", newValue.map { $0 ? 1 : 0 } ?? -1)
        }
    }
}

extension String {
    /// As text in XML.
    fileprivate var escaped: String {
        guard let escaped = g_markup_escape_text(self, -1) else { return "" }
        defer { g_free(escaped) }
        return String(cString: escaped)
    }
}

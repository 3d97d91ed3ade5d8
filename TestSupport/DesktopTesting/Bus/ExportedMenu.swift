/// The menu bar of an app as desktops with a bar of their own read it from the bus, and choose from it.
package struct ExportedMenu {
    private let bus: BusConnection
    private let owner: String
    private let menus: String
    private let actionsPath: String

    /// An entry as the app describes it now.
    package struct Entry {
        package var title: String
        package var action: String?
        /// What the action is told, where several entries share it.
        var target: BusValue?
        package var shortcut: String?
        package var isEnabled = true
        /// Whether it has a tick or is chosen; nil for what can have neither.
        package var isOn: Bool?
        package var entries: [Entry] = []
    }

    /// What the window says about where its app's menu is. With Wayland windows tell the compositor alone: it is where GTK
    /// puts it, by the app's identifier.
    package init?(of window: AppWindow) {
        if window.compositor != nil {
            guard let identifier = try? window.app.searchRoot().name, identifier.contains(".") else { return nil }
            owner = identifier
            actionsPath = "/" + identifier.split(separator: ".").joined(separator: "/")
            menus = actionsPath + "/menus/menubar"
            bus = window.app.desktop.sessionBus
            return
        }
        guard let owner = window.textProperty("_GTK_UNIQUE_BUS_NAME"),
            let menus = window.textProperty("_GTK_MENUBAR_OBJECT_PATH"),
            let actions = window.textProperty("_GTK_APPLICATION_OBJECT_PATH")
        else { return nil }
        self.owner = owner
        self.menus = menus
        actionsPath = actions
        bus = window.app.desktop.sessionBus
    }

    /// The menus, with all that is in them; lines between are left out.
    package func read() throws -> [Entry] {
        let answer = try bus.call(owner, actionsPath, "org.gtk.Actions", "DescribeAll")
        return try entries(0, 0, describing: answer.first ?? .array(element: "{s(bgav)}", []))
    }

    private func entries(_ group: Int, _ menu: Int, describing actions: BusValue) throws -> [Entry] {
        let groups = BusValue.array(element: "u", [.uint32(UInt32(group))])
        let answer = try bus.call(owner, menus, "org.gtk.Menus", "Start", [groups])
        defer { _ = try? bus.call(owner, menus, "org.gtk.Menus", "End", [groups]) }
        var found: [Entry] = []
        for part in answer.first?.elements ?? [] {
            guard let fields = part.elements, fields.count == 3, fields[0].int == group, fields[1].int == menu else {
                continue
            }
            for item in fields[2].elements ?? [] {
                func linked(_ name: String) throws -> [Entry]? {
                    guard let link = item[name]?.elements, link.count == 2, let group = link[0].int,
                        let menu = link[1].int
                    else { return nil }
                    return try entries(group, menu, describing: actions)
                }
                if let section = try linked(":section") {
                    found += section
                    continue
                }
                let title = item["label"]?.string ?? ""
                var entry = Entry(
                    title: title.split(separator: "__", omittingEmptySubsequences: false).joined(separator: "_"))
                entry.action = item["action"]?.string
                entry.target = item["target"]
                entry.shortcut = item["accel"]?.string
                entry.entries = try linked(":submenu") ?? []
                if let name = entry.action?.split(separator: ".", maxSplits: 1).last,
                    let description = actions[String(name)]?.elements
                {
                    entry.isEnabled = description.first?.bool ?? false
                    let state = description.last?.elements?.first
                    entry.isOn = state.flatMap { $0.bool ?? $0.string.map { $0 == "on" } }
                }
                found.append(entry)
            }
        }
        return found
    }

    /// The entry by way of the titles before it; nil where there is none.
    package func entry(_ path: String...) throws -> Entry? {
        var entries = try read()
        var found: Entry?
        for title in path {
            found = entries.first { $0.title == title }
            entries = found?.entries ?? []
        }
        return found
    }

    /// Chooses an entry, as a bar of the desktop's does.
    package func choose(_ entry: Entry) throws {
        guard let name = entry.action?.split(separator: ".", maxSplits: 1).last else { return }
        _ = try bus.call(
            owner, actionsPath, "org.gtk.Actions", "Activate",
            [.string(String(name)), .array(element: "v", entry.target.map { [$0] } ?? []), .array(element: "{sv}", [])])
    }
}

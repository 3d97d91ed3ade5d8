import Synchronization

/// Where menus, popovers and tooltips are, read from what apps and the compositor say to each other. Nobody else is
/// told: sway lists windows only.
///
/// The log does not say which app speaks, so the numbers of objects are taken for those of the app that connected last.
final class PopupLog: Sendable {
    struct Popup: Sendable, Equatable {
        /// Of one app, and of all popups it ever had.
        var number: Int
        var surface: Int
        /// In units, from the corner of what it belongs to: a window, or another popup.
        var area: Rectangle?
        var parent: Int
    }

    private struct State {
        var popups: [Int: Popup] = [:]
        /// The surfaces that became windows, the oldest first, with the number and title of their window.
        var windows: [(surface: Int, object: Int, title: String)] = []
        var count = 0
    }
    private let state = Mutex(State())

    /// Takes note of `[ 12.3]  -> xdg_popup@44.configure(77, 73, 247, 91)` and the like; `->` is to the app.
    ///
    /// - Returns: whether the line is of this kind, and not something for people to read.
    @Sendable func takes(_ line: String) -> Bool {
        guard line.hasPrefix("["), line.contains("@") else { return false }
        read(line)
        return true
    }

    private func read(_ line: String) {
        if line.contains(".get_registry(") {
            // A new app; those before it are gone, or do not open popups any more.
            state.withLock {
                $0.popups = [:]
                $0.windows = []
            }
            return
        }
        guard line.contains("xdg_"), let start = line.range(of: "xdg_")?.lowerBound else { return }
        let message = line[start...]
        guard let dot = message.firstIndex(of: "."), let open = message[dot...].firstIndex(of: "(") else { return }
        let kind = message.prefix { $0 != "@" }
        guard let object = Self.number(message[..<dot]) else { return }
        let name = message[message.index(after: dot)..<open]
        let arguments = message[message.index(after: open)...].dropLast()
        switch (kind, name) {
        case ("xdg_surface", "get_toplevel"):
            guard let window = Self.number(arguments) else { return }
            state.withLock { $0.windows.append((object, window, "")) }
        case ("xdg_toplevel", "set_title"):
            state.withLock { state in
                guard let index = state.windows.firstIndex(where: { $0.object == object }) else { return }
                state.windows[index].title = String(arguments.dropFirst().dropLast())
            }
        case ("xdg_toplevel", "destroy"):
            state.withLock { $0.windows.removeAll { $0.object == object } }
        case ("xdg_surface", "get_popup"):
            let parts = arguments.split(separator: ",")
            guard parts.count == 3, let popup = Self.number(parts[0]), let parent = Self.number(parts[1]) else {
                return
            }
            state.withLock { state in
                state.count += 1
                state.popups[popup] = Popup(number: state.count, surface: object, parent: parent)
            }
        case ("xdg_popup", "configure"):
            let numbers = arguments.split(separator: ",").compactMap { Int($0.filter { $0 != " " }) }
            guard numbers.count == 4 else { return }
            let area = Rectangle(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
            state.withLock { $0.popups[object]?.area = area }
        case ("xdg_popup", "destroy"):
            state.withLock { $0.popups[object] = nil }
        default: break
        }
    }

    /// The number after the last `@`.
    private static func number(_ text: Substring) -> Int? {
        text.lastIndex(of: "@").flatMap { Int(text[text.index(after: $0)...].prefix { $0.isNumber }) }
    }

    /// Those that are open now, the lowest first, with their area on the screen in units.
    func open(over windows: [Compositor.Window]) -> [(number: Int, area: Rectangle)] {
        state.withLock { state in
            func corner(of surface: Int) -> Point? {
                if let popup = state.popups.values.first(where: { $0.surface == surface }) {
                    guard let area = popup.area, let corner = corner(of: popup.parent) else { return nil }
                    return Point(x: corner.x + area.x, y: corner.y + area.y)
                }
                guard let window = state.windows.first(where: { $0.surface == surface }) else { return nil }
                // Namesakes are told apart by their age.
                let alike = state.windows.filter { $0.title == window.title }
                let shown = windows.filter { $0.title == window.title }.sorted { $0.id < $1.id }
                let age = alike.firstIndex { $0.surface == surface } ?? 0
                guard let area = age < shown.count ? shown[age].area : shown.last?.area else { return nil }
                return Point(x: area.x, y: area.y)
            }
            return state.popups.values.sorted { $0.number < $1.number }.compactMap { popup in
                guard let area = popup.area, let corner = corner(of: popup.parent) else { return nil }
                return (
                    popup.number,
                    Rectangle(x: corner.x + area.x, y: corner.y + area.y, width: area.width, height: area.height)
                )
            }
        }
    }
}

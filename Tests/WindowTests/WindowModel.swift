/// What should be open, worked out without windows: the other half of the random test.
struct WindowModel {
    struct Entry: Equatable {
        var scene: Scene
        var value: Int?
        var count = 0
        var title: String?
        var isMinimized = false
        /// Windows are made in this order; of several with an equal value the oldest is found.
        var number: Int
    }

    enum Scene: String, CaseIterable {
        case main, item, other, tool
        var takesValues: Bool { self == .item || self == .other }
    }

    /// As they lie, the front one last.
    private(set) var open: [Entry] = []
    private var made = 0

    init() { openWithout(.main) }

    mutating func openWithout(_ scene: Scene) {
        if scene == .tool, let index = open.firstIndex(where: { $0.scene == .tool }) { return raise(index) }
        made += 1
        open.append(Entry(scene: scene, value: scene == .other ? 0 : nil, number: made))
    }

    mutating func openWith(_ value: Int, _ scene: Scene) {
        let equal = open.indices.filter { open[$0].scene == scene && open[$0].value == value }
        if let index = equal.min(by: { open[$0].number < open[$1].number }) { return raise(index) }
        made += 1
        open.append(Entry(scene: scene, value: value, number: made))
    }

    mutating func raise(_ index: Int) {
        var entry = open.remove(at: index)
        entry.isMinimized = false
        open.append(entry)
    }

    mutating func close(_ index: Int) { open.remove(at: index) }
    mutating func close(where isMeant: (Entry) -> Bool) { open.removeAll(where: isMeant) }
    mutating func change(_ index: Int, _ change: (inout Entry) -> Void) { change(&open[index]) }

    /// What a window shows: its title, then its texts.
    static func text(of entry: Entry) -> [String] {
        let kind = entry.scene.rawValue
        let title = entry.title ?? kind.capitalized
        return [title, "\(kind) \(entry.value.map(String.init) ?? "-") \(entry.count)"]
    }
}

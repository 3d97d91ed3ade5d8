import Foundation

/// What should be open, worked out without windows.
package struct WindowModel {
    package struct Entry: Equatable, Sendable {
        package var scene: Scene
        package var value: Int?
        package var count = 0
        package var title: String?
        package var isMinimized = false
        /// Windows are made in this order; of several with an equal value the oldest is found.
        var number: Int

        /// What the window shows.
        package var text: String { "\(scene) \(value.map(String.init) ?? "-") \(count)" }
        package var shownTitle: String { title ?? scene.rawValue.capitalized }
    }

    /// A primary group, two groups for one type of values, the second with a default value, and a single window.
    package enum Scene: String, CaseIterable, Sendable {
        case main, item, other, tool
        package static let defaultValue = 0
        var takesValues: Bool { self == .item || self == .other }
    }

    /// As they lie, the front one last.
    package private(set) var open: [Entry] = []
    private var made = 0

    init() { openWithout(.main) }

    /// Which window keys go to.
    package var activeIndex: Int? { open.lastIndex { !$0.isMinimized } }

    mutating func openWithout(_ scene: Scene) {
        if scene == .tool, let index = open.firstIndex(where: { $0.scene == .tool }) { return raise(index) }
        made += 1
        open.append(Entry(scene: scene, value: scene == .other ? Scene.defaultValue : nil, number: made))
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
}

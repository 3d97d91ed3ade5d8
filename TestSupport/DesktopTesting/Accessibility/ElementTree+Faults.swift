extension ElementScope {
    /// What somebody who cannot see the screen, or who uses it, would stumble over: controls without a name, controls
    /// that leave their window, controls that cover each other. One line a fault.
    package func accessibilityFaults() throws -> [String] { try ElementTree(from: searchRoot()).faults() }
}

extension ElementTree {
    private static let controls: Set<Role> = [
        .button, .checkBox, .toggleButton, .radioButton, .comboBox, .slider, .spinButton, .text, .passwordText, .entry,
        .link, .menuItem, .checkMenuItem, .radioMenuItem, .tab, .listItem, .treeItem, .progressBar, .levelBar,
    ]
    /// Of these the parts are controls too, on top of them.
    private static let holders: Set<Role> = [.listItem, .treeItem, .tab, .comboBox, .spinButton]

    func faults() throws -> [String] {
        let frames = frames()
        var faults: [String] = []
        var parents = Array(repeating: -1, count: nodes.count)
        for (index, node) in nodes.enumerated() { for child in node.children { parents[child] = index } }

        func ancestors(_ index: Int) -> [Int] {
            Array(sequence(first: parents[index]) { parents[$0] }.prefix { $0 >= 0 })
        }
        /// A popover is a window of its own, whose place in its parent's coordinates says nothing.
        func surface(_ index: Int) -> Int {
            ([index] + ancestors(index)).first { Role.topLevels.contains(nodes[$0].role) || isPopover($0) } ?? 0
        }
        func isPopover(_ index: Int) -> Bool {
            guard [.menu, .popupMenu].contains(nodes[index].role) || nodes[index].role == .filler else { return false }
            guard let frame = frames[index], parents[index] >= 0, let around = frames[parents[index]] else {
                return false
            }
            return nodes[index].role != .filler || around.intersection(frame).isEmpty
        }

        /// Whether two are on pages of which one is shown at a time: GTK tells of all pages, at the same place.
        func arePages(_ one: Int, _ other: Int) -> Bool {
            let (ways, others) = ([one] + ancestors(one), [other] + ancestors(other))
            guard let common = ways.first(where: others.contains), let place = ways.firstIndex(of: common),
                let otherPlace = others.firstIndex(of: common), place > 1, otherPlace > 1
            else { return false }
            return ways[1..<place].contains { way in
                others[1..<otherPlace].contains { frames[way] != nil && frames[way] == frames[$0] }
            }
        }

        struct Control {
            var index: Int
            var surface: Int
            var seen: Rectangle
        }
        var seen: [Control] = []
        for (index, node) in nodes.enumerated() where Self.controls.contains(node.role) {
            guard node.states.contains(.visible), let frame = frames[index], !frame.isEmpty else { continue }
            let around = ancestors(index)
            // The app itself is nowhere, and so not visible.
            guard around.allSatisfy({ $0 == 0 || nodes[$0].states.contains(.visible) }) else { continue }
            let surface = surface(index)
            let scrolls = around.prefix { $0 != surface }.contains { nodes[$0].role == .scrollPane }
            var area = frame
            for pane in around.prefix(while: { $0 != surface }) where nodes[pane].role == .scrollPane {
                if let pane = frames[pane] { area = area.intersection(pane) }
            }
            if area.isEmpty { continue }
            let name = "\(node.role) \"\(node.name)\" \(frame)"
            if node.name.isEmpty || node.name.hasPrefix("Gtk") || node.name.hasPrefix("Adw") {
                faults.append("\(name) has no name")
            }
            if let window = frames[surface], Role.topLevels.contains(nodes[surface].role), !scrolls,
                window.intersection(area) != area
            {
                faults.append("\(name) leaves its window \(window)")
            }
            if !Self.holders.contains(node.role) { seen.append(Control(index: index, surface: surface, seen: area)) }
        }
        for (place, one) in seen.enumerated() {
            for other in seen[(place + 1)...] where one.surface == other.surface {
                let both = one.seen.intersection(other.seen)
                if both.width <= 1 || both.height <= 1 { continue }
                if arePages(one.index, other.index) { continue }
                if ancestors(other.index).contains(one.index) || ancestors(one.index).contains(other.index) { continue }
                let names = [one, other].map { "\(nodes[$0.index].role) \"\(nodes[$0.index].name)\" \($0.seen)" }
                faults.append("\(names[0]) and \(names[1]) cover each other")
            }
        }
        return faults
    }
}

extension ElementTree {
    /// For failure messages: a line an element, indented by depth, with what tells it from others. What is scrolled
    /// away is only counted.
    func dump() -> String {
        let frames = frames()
        var lines: [String] = []

        func visit(_ index: Int, _ clip: Rectangle?) {
            let node = nodes[index]
            lines.append(String(repeating: "  ", count: node.depth + 2) + line(node, frames[index]))
            let inner = node.role == .scrollPane ? frames[index] : clip
            var hidden = 0
            for child in node.children {
                if let inner, let frame = frames[child], inner.intersection(frame).isEmpty {
                    hidden += 1
                } else {
                    visit(child, inner)
                }
            }
            if hidden > 0 { lines.append(String(repeating: "  ", count: node.depth + 3) + "(\(hidden) out of sight)") }
        }

        visit(0, nil)
        return lines.joined(separator: "\n")
    }

    func frames() -> [Rectangle?] {
        let calls = nodes.map {
            BusConnection.Call(
                destination: $0.element.bus, path: $0.element.path, interface: Element.Interface.component,
                method: "GetExtents", arguments: [.uint32(Element.windowCoordinates)])
        }
        guard let bus = try? nodes[0].element.app.desktop.accessibilityBus(), let answers = try? bus.callAll(calls)
        else {
            return nodes.map { _ in nil }
        }
        return answers.map { answer in (try? answer.get().first).flatMap { $0 }.flatMap(Rectangle.init) }
    }

    private func line(_ node: Node, _ frame: Rectangle?) -> String {
        var line = "\(node.role)"
        if !node.name.isEmpty { line += " \"\(node.name)\"" }
        let element = node.element
        if let help = try? element.help, !help.isEmpty, help != node.name { line += " help=\"\(help)\"" }
        // Only these have them; asking all would triple the time.
        if [.text, .entry, .passwordText].contains(node.role), let text = try? element.text {
            line += " text=\"\(text)\""
        }
        if [.slider, .spinButton, .progressBar, .levelBar].contains(node.role), let value = try? element.value {
            line += " value=\(value)"
        }
        if let frame { line += " \(frame)" }
        // The usual is not worth the words; what is unusual is.
        if node.role != .application {
            if !node.states.contains(.sensitive) { line += " insensitive" }
            if !node.states.contains(.visible) { line += " invisible" }
        }
        let rest = node.states.subtracting([.sensitive, .visible, .horizontal, .vertical, .focusable])
        return rest.isEmpty ? line : line + " \(rest)"
    }
}

extension Rectangle {
    /// From AT-SPI's four numbers.
    init?(_ value: BusValue) {
        let numbers = (value.elements ?? []).compactMap(\.int)
        guard numbers.count == 4 else { return nil }
        self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}

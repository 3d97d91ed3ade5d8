import Toolkit

extension HeadlessWidget {
    /// This widget and all inside, in reading order, that a person can perceive and `matches` wants.
    package func all(where matches: (HeadlessWidget) -> Bool) -> [HeadlessWidget] {
        var found: [HeadlessWidget] = []
        func visit(_ widget: HeadlessWidget) {
            guard widget.isShown, widget.accessible?.isHidden != true else { return }
            if widget.accessible != nil, matches(widget) { found.append(widget) }
            for child in widget.children { visit(child) }
        }
        if isVisible { visit(self) }
        return found
    }

    /// Those with this role, name and identifier; nil stands for any.
    package func all(
        _ role: Accessible.Role? = nil, name: String? = nil, identifier: String? = nil
    ) -> [HeadlessWidget] {
        all { widget in
            guard let accessible = widget.accessible else { return false }
            return (role == nil || accessible.role == role) && (name == nil || accessible.name == name)
                && (identifier == nil || accessible.identifier == identifier)
        }
    }

    /// The first of `all(_:name:identifier:)`.
    package func first(
        _ role: Accessible.Role? = nil, name: String? = nil, identifier: String? = nil
    ) -> HeadlessWidget? {
        all(role, name: name, identifier: identifier).first
    }

    /// What can be read as plain text, in reading order.
    package var texts: [String] { all(.label).compactMap { $0.accessible?.name } }

    /// The tree, a line a widget, for messages and for tests that state a whole tree.
    package var outline: String { outlineLines(indent: "").joined(separator: "\n") }

    private func outlineLines(indent: String) -> [String] {
        var line = indent + kind
        if let accessible { line += " " + accessible.summary }
        let x = whole(frame.minX)
        let y = whole(frame.minY)
        line += isPlaced ? " (\(x), \(y), \(whole(frame.width)) × \(whole(frame.height)))" : " not placed"
        if hasFocus { line += " focused" }
        if !isShown { line += " hidden" }
        return [line] + children.flatMap { $0.outlineLines(indent: indent + "  ") }
    }
}

/// Without a fraction where there is none.
private func whole(_ length: Double) -> String {
    Int(exactly: length).map(String.init) ?? "\(length)"
}

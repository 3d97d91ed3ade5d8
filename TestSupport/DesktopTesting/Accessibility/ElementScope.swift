/// Where elements are looked for: in a whole app, in a window, or in another element.
package protocol ElementScope {
    var app: DesktopApp { get }
    /// The element whose descendants are searched.
    func searchRoot() throws -> Element
}

extension Element: ElementScope {
    package func searchRoot() throws -> Element { self }
}

extension DesktopApp: ElementScope {
    package var app: DesktopApp { self }

    /// The app itself as an element. Throws while the app has not registered with the accessibility bus.
    package func searchRoot() throws -> Element {
        let bus = try desktop.accessibilityBus()
        let answer = try bus.call(
            "org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root", Element.Interface.accessible, "GetChildren")
        for reference in answer.first?.elements ?? [] {
            guard let element = Element(app: self, reference: reference),
                let owner = try? bus.processID(of: element.bus), isOwn(owner)
            else { continue }
            return element
        }
        throw DesktopFailure("\(name) has not registered with the accessibility bus")
    }

    /// Everything the app shows, for messages.
    func elementTree() throws -> ElementTree { try ElementTree(from: searchRoot()) }
}

extension ElementScope {
    /// All elements that match now, in reading order; none is an answer too. The scope's own element is not searched.
    /// It waits for one thing only: that a new app has come up at all.
    ///
    /// - Parameters:
    ///   - role: nil is any role.
    ///   - name: the exact accessible name, nil is any.
    ///   - includingHidden: also those that cannot be seen, such as rows that are scrolled away.
    ///   - predicate: asked last, of what matches so far.
    package func findAll(
        _ role: Role? = nil, _ name: String? = nil, includingHidden: Bool = false,
        file: StaticString = #filePath, line: UInt = #line, where predicate: (Element) throws -> Bool = { _ in true }
    ) throws -> [Element] {
        _ = try app.wait("its first window", file: file, line: line) {
            try app.searchRoot().children.isEmpty ? nil : true
        }
        return try matches(role, name, includingHidden, predicate)
    }

    private func matches(
        _ role: Role?, _ name: String?, _ includingHidden: Bool, _ predicate: (Element) throws -> Bool
    ) throws -> [Element] {
        try ElementTree(from: searchRoot()).inReadingOrder.dropFirst().filter { node in
            if let role, node.role != role { return false }
            if let name, node.name != name { return false }
            // In an app that is busy some go while they are asked.
            if !includingHidden, (try? node.element.isShown) != true { return false }
            return try predicate(node.element)
        }.map(\.element)
    }

    /// Waits for an element and returns the first in reading order; fails with the tree of elements when none came.
    @discardableResult
    package func find(
        _ role: Role? = nil, _ name: String? = nil, includingHidden: Bool = false, timeout: Double = defaultTimeout,
        file: StaticString = #filePath, line: UInt = #line, where predicate: (Element) throws -> Bool = { _ in true }
    ) throws -> Element {
        try app.wait(what(role, name), timeout: timeout, file: file, line: line) {
            try matches(role, name, includingHidden, predicate).first
        }
    }

    /// Whether such an element is there now.
    package func contains(
        _ role: Role? = nil, _ name: String? = nil, includingHidden: Bool = false,
        file: StaticString = #filePath, line: UInt = #line, where predicate: (Element) throws -> Bool = { _ in true }
    ) throws -> Bool {
        try !findAll(
            role, name, includingHidden: includingHidden, file: file, line: line, where: predicate
        ).isEmpty
    }

    /// Waits until no such element is there any more.
    package func waitUntilGone(
        _ role: Role? = nil, _ name: String? = nil, timeout: Double = defaultTimeout,
        file: StaticString = #filePath, line: UInt = #line
    ) throws {
        _ = try app.wait("the end of \(what(role, name))", timeout: timeout, file: file, line: line) {
            try matches(role, name, false, { _ in true }).isEmpty ? true : nil
        }
    }

    private func what(_ role: Role?, _ name: String?) -> String {
        let kind = role.map { "\($0)" } ?? "element"
        return name.map { "\(kind) \"\($0)\"" } ?? "a \(kind)"
    }

    /// What says that it has the keyboard, shown or not. Much quicker than to ask each element.
    package func focusedElements() throws -> [Element] {
        try ElementTree(from: searchRoot()).inReadingOrder.filter { $0.states.contains(.focused) }.map(\.element)
    }

    /// The elements as text, for looking at.
    package func dump() throws -> String { try ElementTree(from: searchRoot()).dump() }
}

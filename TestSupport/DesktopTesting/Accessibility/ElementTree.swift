/// A picture of an app's elements at one moment, read level by level with all calls of a level at once.
struct ElementTree {
    struct Node {
        var element: Element
        var depth: Int
        var role = Role.unknown
        var name = ""
        var states: ElementStates = []
        var children: [Int] = []
    }

    /// In the order of levels; the root is first.
    private(set) var nodes: [Node]

    /// Elements that vanish while the tree is read are left out.
    init(from root: Element) throws {
        let bus = try root.app.desktop.accessibilityBus()
        nodes = [Node(element: root, depth: 0)]
        var level = 0..<1
        while !level.isEmpty {
            let calls = level.flatMap { index -> [BusConnection.Call] in
                let element = nodes[index].element
                func call(_ interface: String, _ method: String, _ arguments: [BusValue] = []) -> BusConnection.Call {
                    .init(
                        destination: element.bus, path: element.path, interface: interface, method: method,
                        arguments: arguments)
                }
                return [
                    call(Element.Interface.accessible, "GetChildren"), call(Element.Interface.accessible, "GetRole"),
                    call(Element.Interface.accessible, "GetState"),
                    call(
                        "org.freedesktop.DBus.Properties", "Get",
                        [
                            .string(Element.Interface.accessible), .string("Name"),
                        ]),
                ]
            }
            let answers = try bus.callAll(calls)
            if level == 0..<1, case .failure(let error) = answers[1] { throw error }
            let end = nodes.count
            for index in level {
                let answer = { (offset: Int) in try? answers[(index - level.lowerBound) * 4 + offset].get().first }
                nodes[index].role = Role(rawValue: answer(1)?.int ?? 0)
                nodes[index].states = ElementStates(words: answer(2)?.elements ?? [])
                nodes[index].name = answer(3)?.string ?? ""
                for reference in answer(0)?.elements ?? [] {
                    guard let child = Element(app: root.app, reference: reference) else { continue }
                    nodes[index].children.append(nodes.count)
                    nodes.append(Node(element: child, depth: nodes[index].depth + 1))
                }
            }
            level = end..<nodes.count
        }
    }

    /// Nodes in reading order: each before its children, children in order.
    var inReadingOrder: [Node] {
        var ordered: [Node] = []
        var stack = [0]
        while let index = stack.popLast() {
            ordered.append(nodes[index])
            stack.append(contentsOf: nodes[index].children.reversed())
        }
        return ordered
    }
}

/// Something an app shows, as assistive technologies know it: a control, a text, a list, a window.
///
/// It stands for the live object in the app. Every property asks the app anew, and throws when the object is gone.
package struct Element: Hashable, Sendable {
    package let app: DesktopApp
    /// Where the object lives on the accessibility bus. Spoken over D-Bus directly and not through libatspi: that
    /// library is bound to one bus a process, keeps a cache that misses apps it met too early, and wants a main loop.
    let bus: String
    let path: String

    package static func == (a: Element, b: Element) -> Bool { a.bus == b.bus && a.path == b.path }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(bus)
        hasher.combine(path)
    }

    enum Interface {
        static let accessible = "org.a11y.atspi.Accessible"
        static let action = "org.a11y.atspi.Action"
        static let component = "org.a11y.atspi.Component"
        static let editableText = "org.a11y.atspi.EditableText"
        static let selection = "org.a11y.atspi.Selection"
        static let text = "org.a11y.atspi.Text"
        static let value = "org.a11y.atspi.Value"
    }

    /// AT-SPI's number for coordinates relative to the window.
    static let windowCoordinates: UInt32 = 1

    func call(_ interface: String, _ method: String, _ arguments: [BusValue] = []) throws -> [BusValue] {
        try app.desktop.accessibilityBus().call(bus, path, interface, method, arguments)
    }

    func property(_ interface: String, _ name: String) throws -> BusValue {
        try app.desktop.accessibilityBus().property(bus, path, interface, name)
    }

    // MARK: What it is

    package var role: Role {
        get throws { Role(rawValue: try call(Interface.accessible, "GetRole").first?.int ?? 0) }
    }

    /// What a screen reader calls it. GTK names some controls without a label by their type, such as `GtkImage`.
    package var name: String {
        get throws { try property(Interface.accessible, "Name").string ?? "" }
    }

    package var help: String {
        get throws { try property(Interface.accessible, "Description").string ?? "" }
    }

    package var states: ElementStates {
        get throws { ElementStates(words: try call(Interface.accessible, "GetState").first?.elements ?? []) }
    }

    package var isSensitive: Bool { get throws { try states.contains(.sensitive) } }
    package var isFocused: Bool { get throws { try states.contains(.focused) } }
    /// Whether a check box, switch, radio button or menu item is on.
    package var isChecked: Bool { get throws { try states.contains(.checked) } }
    package var isSelected: Bool { get throws { try states.contains(.selected) } }
    package var isExpanded: Bool { get throws { try states.contains(.expanded) } }
    /// Whether a toggle button is down.
    package var isPressed: Bool { get throws { try states.contains(.pressed) } }

    /// Whether it can be seen: visible, and with an area inside its window and what scrolls it.
    package var isShown: Bool {
        get throws { try states.contains(.visible) && !visibleFrame.isEmpty }
    }

    // MARK: What it holds

    /// The text of an entry, a text view or a label. Throws when the element has none.
    package var text: String {
        get throws {
            // Not -1 for the end: GTK 4.8 answers nothing to that.
            let count = try property(Interface.text, "CharacterCount").int ?? 0
            return try call(Interface.text, "GetText", [.int32(0), .int32(Int32(count))]).first?.string ?? ""
        }
    }

    /// The selected text, empty when nothing is selected.
    package var selectedText: String {
        get throws {
            let range = try call(Interface.text, "GetSelection", [.int32(0)])
            guard let start = range.first?.int, let end = range.last?.int, end > start else { return "" }
            return try call(Interface.text, "GetText", [.int32(Int32(start)), .int32(Int32(end))]).first?.string ?? ""
        }
    }

    /// The position of the insertion point, in characters.
    package var caretOffset: Int {
        get throws { try property(Interface.text, "CaretOffset").int ?? -1 }
    }

    /// The number of a slider, spin button, progress bar or level bar. Throws when the element has none.
    package var value: Double {
        get throws { try property(Interface.value, "CurrentValue").double ?? .nan }
    }

    package var valueRange: ClosedRange<Double> {
        get throws {
            let low = try property(Interface.value, "MinimumValue").double ?? 0
            let high = try property(Interface.value, "MaximumValue").double ?? 0
            return low...max(low, high)
        }
    }

    // MARK: Where it is

    /// Its content's area in its window, in units (not pixels), without padding and border. Empty when it is not
    /// laid out. AT-SPI's screen coordinates are not what they say in GTK 4; see `screenFrame`.
    package var frame: Rectangle {
        get throws {
            let answer: [BusValue]
            do {
                answer = try call(Interface.component, "GetExtents", [.uint32(Self.windowCoordinates)])
            } catch let error as BusError where error.isMissingInterface {
                // Pages of a stack are elements, but not widgets: they have no place.
                return Rectangle(x: 0, y: 0, width: 0, height: 0)
            }
            guard let area = answer.first.flatMap(Rectangle.init) else {
                throw DesktopFailure("the extents of \(self) are no rectangle")
            }
            return area
        }
    }

    /// The part of `frame` that its window and the scroll panes around it leave visible.
    package var visibleFrame: Rectangle {
        get throws {
            let popover = try popover()
            var area = try frame
            var current = self
            while !area.isEmpty, let parent = try current.parent {
                current = parent
                let role = try parent.role
                if role == .scrollPane { area = area.intersection(try parent.frame) }
                if Role.topLevels.contains(role) {
                    // A popover may hang out of its window.
                    area = area.intersection(try popover?.area ?? parent.frame)
                    break
                }
            }
            return area
        }
    }

    /// The innermost element that a person points at there, in the coordinates of `frame`; nil where there is none.
    package func element(at point: Point) throws -> Element? {
        let answer = try call(
            Interface.component, "GetAccessibleAtPoint",
            [.int32(Int32(point.x)), .int32(Int32(point.y)), .uint32(Self.windowCoordinates)])
        return answer.first.flatMap { Element(app: app, reference: $0) }
    }

    package var parent: Element? {
        get throws { Element(app: app, reference: try property(Interface.accessible, "Parent")) }
    }

    package var children: [Element] {
        get throws {
            (try call(Interface.accessible, "GetChildren").first?.elements ?? []).compactMap {
                Element(app: app, reference: $0)
            }
        }
    }

    /// The window, dialog or popover window that holds it: itself when it is one.
    package var topLevel: Element? {
        get throws {
            var current: Element? = self
            while let element = current {
                if Role.topLevels.contains(try element.role) { return element }
                current = try element.parent
            }
            return nil
        }
    }
}

extension Element {
    /// From AT-SPI's pair of bus name and path; nil for its null object.
    init?(app: DesktopApp, reference: BusValue) {
        guard let bus = reference[0]?.string, let path = reference[1]?.string, !bus.isEmpty,
            !path.hasSuffix("/null")
        else { return nil }
        self.init(app: app, bus: bus, path: path)
    }
}

extension Element: CustomStringConvertible {
    /// For messages: role and name, or the bare address when the app does not answer.
    package var description: String {
        guard let role = try? role else { return "element \(path)" }
        guard let name = try? name, !name.isEmpty else { return "\(role)" }
        return "\(role) \"\(name)\""
    }
}

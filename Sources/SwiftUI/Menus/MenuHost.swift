import Foundation
import Toolkit
import ViewGraph
import ViewLayout

/// The views of one menu: what controls would show in a window become its entries.
@MainActor
final class MenuHost: HostItem, Arranging {
    var isStale = false
    private(set) var menu = MenuContent()
    /// Told when the menu looks different, or may.
    var changed: () -> Void = {}
    /// Told instead when nothing but some items looks different.
    var itemsChanged: (([MenuItem]) -> Void)?

    /// There is none that frames would be in.
    let innerSurface: any Surface = MenuLabelSurface()
    var innerContents: SurfaceContents? { nil }
    private var elements: [Element] = []

    /// What the views of the menu hand over: items, and sections of them.
    private enum Element {
        case item(LayoutItem)
        case section(header: [LayoutItem], content: [Element])

        var items: [LayoutItem] {
            switch self {
            case .item(let item): [item]
            case .section(let header, let content): header + content.flatMap(\.items)
            }
        }
    }

    /// Takes on what the views of the menu hand over now.
    func take(_ outputs: [AnyObject]) {
        elements = Self.elements(outputs)
        setChildren(elements.flatMap(\.items))
        Structure.noteStale(self)
    }

    private static func elements(_ outputs: [AnyObject]) -> [Element] {
        outputs.compactMap { output in
            switch output {
            case let section as SectionItem:
                .section(
                    header: section.header.compactMap { $0 as? LayoutItem }, content: elements(section.content))
            case let item as LayoutItem: .item(item)
            default: nil
            }
        }
    }

    func arrangeWidgets() {
        var builder = MenuBuilder()
        add(elements, to: &builder)
        let old = menu
        menu = builder.finished
        // Items find what they do through their views, so that old ones do what new ones would.
        if let itemsChanged, let items = old.changedItems(in: menu) {
            if !items.isEmpty { itemsChanged(items) }
        } else {
            changed()
        }
    }

    /// How many parts there are: a section counts as one.
    var partCount: Int { elements.count }

    /// The entries of some parts, by their positions; those that are no part's are passed over.
    func menu(of parts: IndexSet) -> MenuContent {
        var builder = MenuBuilder()
        add(parts.filter(elements.indices.contains).map { elements[$0] }, to: &builder)
        return builder.finished
    }

    private func add(_ elements: [Element], to builder: inout MenuBuilder) {
        for element in elements {
            switch element {
            case .item(let item): for leaf in Self.leaves(of: item) { builder.append(leaf) }
            case .section(let header, let content):
                let title = header.flatMap(Self.leaves).map(\.accessibleName).filter { !$0.isEmpty }
                builder.startSection(title.isEmpty ? nil : title.joined(separator: " "))
                add(content, to: &builder)
                builder.startSection(nil)
            }
        }
    }

    private static func leaves(of item: LayoutItem) -> [WidgetItem] {
        var leaves: [LayoutItem] = []
        item.appendLeaves(&leaves)
        // Only items with widgets add themselves to the leaves.
        return leaves.map { unsafeDowncast($0, to: WidgetItem.self) }
    }
}

extension WidgetItem {
    /// Lets the menu that this item is in know that the item shows something else.
    @MainActor
    final func noteMenuChanged() {
        var item = parent
        while let current = item {
            if let host = current as? MenuHost { return Structure.noteStale(host) }
            item = current.parent
        }
    }
}

/// Makes the entries of a menu of the parts in it.
@MainActor
struct MenuBuilder {
    private var sections: [MenuSection] = []
    private var entries: [MenuEntry] = []

    var finished: MenuContent {
        var copy = self
        copy.endSection()
        return MenuContent(sections: copy.sections)
    }

    private var title: String?

    private mutating func endSection() {
        if !entries.isEmpty { sections.append(MenuSection(entries, title: title)) }
        entries = []
        title = nil
    }

    mutating func startSection(_ title: String?) {
        endSection()
        self.title = title
    }

    mutating func append(_ item: WidgetItem) {
        if item is DividerItem { return endSection() }
        guard let part = item.widget as? any MenuPartial else {
            return Graph.reportOnce("\(type(of: item.widget)) cannot be shown in a menu; it is left out.")
        }
        append(part)
    }

    private mutating func append(_ part: any MenuPartial) {
        switch part.anyContent {
        case let button as ButtonContent: appendItem(part, title: button.name)
        case let toggle as ToggleContent: appendItem(part, title: toggle.name, mark: .check(toggle.isOn))
        case let picker as PickerContent: appendPicker(picker, part)
        case let menu as MenuButtonContent:
            var content = menu.menu
            if menu.primaryAction != nil {
                // What a click does comes first, since here a click opens the menu.
                let item = MenuItem(id: part.id + "-primary", title: menu.name) { [weak part] in
                    _ = part?.anyContent.perform(.press)
                }
                content.sections.insert(MenuSection([.item(item)]), at: 0)
            }
            entries.append(.submenu(Submenu(id: part.id, title: menu.name, content: content)))
        case is TextContent, is ImageContent:
            guard !part.attributes.isAccessibilityHidden else { return }
            var item = MenuItem(id: part.id, title: Self.title(part)) {}
            item.isEnabled = false
            if !item.title.isEmpty { entries.append(.item(item)) }
        default:
            Graph.reportOnce("\(type(of: part.anyContent)) cannot be shown in a menu; it is left out.")
        }
    }

    private static func title(_ part: any MenuPartial) -> String {
        part.attributes.accessibleName ?? part.anyContent.accessible.name
    }

    private mutating func appendItem(_ part: any MenuPartial, title: String, mark: MenuItem.Mark = .none) {
        var item = MenuItem(id: part.id, title: title) { [weak part] in _ = part?.anyContent.perform(.press) }
        item.isEnabled = part.attributes.isEnabled
        item.mark = mark
        item.shortcut = part.attributes.shortcut
        entries.append(.item(item))
    }

    /// A submenu of which one item is chosen.
    private mutating func appendPicker(_ picker: PickerContent, _ part: any MenuPartial) {
        let choices = picker.options.enumerated().map { index, option in
            var item = MenuItem(id: "\(part.id)-\(index + 1)", title: option.name) { [weak part] in
                _ = part?.anyContent.perform(.setValue(Double(index)))
            }
            item.isEnabled = part.attributes.isEnabled
            item.mark = .radio(picker.selected == index)
            return MenuEntry.item(item)
        }
        if picker.style == .radio {
            // Choices in the place itself.
            startSection(picker.name.isEmpty ? nil : picker.name)
            entries = choices
            startSection(nil)
        } else {
            entries.append(.submenu(Submenu(id: part.id, title: picker.name, content: MenuContent([choices]))))
        }
    }
}

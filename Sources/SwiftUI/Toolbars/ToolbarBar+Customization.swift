import Foundation
import Toolkit
import ViewGraph

// What a person does with the items of a bar.
extension ToolbarBar {
    /// The items to show, from the leading to the trailing edge, as a person has arranged them.
    func arranged(_ entries: [any ToolbarEntry]) -> [any ToolbarEntry] {
        noteArrangeable(entries)
        var sorted = entries.enumerated().compactMap { offset, entry in entry.kind.map { ($0.rank, offset, entry) } }
            .sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
        var done: Set<ObjectIdentifier> = []
        for case let (_, arrangement)? in sorted.map(\.arranged)
        where done.insert(ObjectIdentifier(arrangement)).inserted {
            for rank in Set(sorted.compactMap { $0.kind?.rank }) {
                // An order among those of one place.
                sorted = arrangement.arranged(sorted) { entry in
                    guard let own = entry.arranged, own.arrangement === arrangement, entry.kind?.rank == rank,
                        entry.customization.behavior.canMove
                    else { return nil }
                    return own.id
                }
            }
        }
        return sorted.filter(isShown)
    }

    private func isShown(_ entry: any ToolbarEntry) -> Bool {
        guard let arranged = entry.arranged, entry.customization.behavior.canLeave else { return true }
        return arranged.arrangement.isShown(arranged.id, byDefault: entry.customization.showsByDefault)
    }

    private func noteArrangeable(_ entries: [any ToolbarEntry]) {
        var ids: Set<String> = []
        setArrangeable(
            entries.filter { entry in
                guard let (id, arrangement) = entry.arranged else { return false }
                arrangement.watch(self)
                if ids.insert(id).inserted { return true }
                Graph.reportOnce("two toolbar items have the identifier “\(id)”; a person arranges them as one")
                return false
            })
    }

    // MARK: The panel

    /// Lets the person arrange the items.
    func customize() {
        guard !arrangeable.isEmpty else { return }
        refreshPanel()
        panelModel.isPresented = true
        Graph.requestWork()
    }

    func makePanelModel() -> ToolbarPanelModel {
        ToolbarPanelModel { [weak self] isShown, id in
            self?.entry(id)?.arranged?.arrangement.setShown(isShown, id)
        } setOrder: { [weak self] ids in
            self?.arrangeable.first?.arranged?.arrangement.setOrder(ids)
        } restoreDefaults: { [weak self] in
            for entry in self?.arrangeable ?? [] { entry.arranged?.arrangement.restoreDefaults() }
        }
    }

    private func entry(_ id: String) -> (any ToolbarEntry)? { arrangeable.first { $0.arranged?.id == id } }

    /// A person has arranged items of this bar, here or in another window.
    func arrangementChanged() {
        noteHeaderChanged()
        if panelModel.isPresented { refreshPanel() }
    }

    private func refreshPanel() {
        guard let arrangement = arrangeable.first?.arranged?.arrangement else { return }
        let ordered = arrangement.arranged(arrangeable) { $0.arranged?.id }
        panelModel.items = ordered.compactMap { entry in
            guard let id = entry.arranged?.id else { return nil }
            return ToolbarPanelItem(
                id: id, name: Self.name(of: entry) ?? id, isShown: isShown(entry),
                behavior: entry.customization.behavior)
        }
    }

    /// What the item's entries in a menu say.
    private static func name(of entry: any ToolbarEntry) -> String? {
        let entries = entry.menu(of: IndexSet(entry.items.indices)).sections.flatMap(\.entries)
        let names = entries.map { entry in
            switch entry {
            case .item(let item): item.title
            case .submenu(let submenu): submenu.title
            }
        }
        return names.isEmpty ? nil : names.joined(separator: ", ")
    }

    // MARK: For the window's commands

    func write(to values: inout FocusedValues) {
        if canBeHidden {
            values.toolbarVisibility = Binding { [weak self] in
                self?.isHidden == false
            } set: { [weak self] in
                self?.setHidden(!$0)
            }
        }
        if !arrangeable.isEmpty { values.customizeToolbar = { [weak self] in self?.customize() } }
    }
}

/// Holds the panel that is shown over the window.
struct ToolbarPanelHolder: View {
    @ObservedObject var model: ToolbarPanelModel
    var body: some View {
        EmptyView().sheet(isPresented: $model.isPresented) {
            ToolbarPanel(model: model).navigationTitle(ownWords("Customise Toolbar"))
        }
    }
}

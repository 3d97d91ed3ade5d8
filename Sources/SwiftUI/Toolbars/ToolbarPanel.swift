import Combine
import Foundation
import Toolkit

/// An item of a toolbar, as a person arranges it.
struct ToolbarPanelItem: Identifiable, Equatable {
    let id: String
    let name: String
    var isShown: Bool
    let behavior: ToolbarCustomizationBehavior
}

/// What the panel shows, and what it does.
@MainActor
final class ToolbarPanelModel: ObservableObject {
    @Published var items: [ToolbarPanelItem] = []
    @Published var isPresented = false
    let setShown: @MainActor (Bool, String) -> Void
    let setOrder: @MainActor ([String]) -> Void
    let restoreDefaults: @MainActor () -> Void

    init(
        setShown: @escaping @MainActor (Bool, String) -> Void, setOrder: @escaping @MainActor ([String]) -> Void,
        restoreDefaults: @escaping @MainActor () -> Void
    ) {
        self.setShown = setShown
        self.setOrder = setOrder
        self.restoreDefaults = restoreDefaults
    }
}

/// The panel in which a person chooses the items of a toolbar and their order.
struct ToolbarPanel: View {
    @ObservedObject var model: ToolbarPanelModel

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text(
                ownWords(
                    "Items that are ticked are in the bar. Drag them, or press Alt and an arrow key, to change the order."
                )
            )
            .foregroundStyle(.secondary)
            .fixedSize(horizontal: false, vertical: true)
            List {
                ForEach(model.items) { item in
                    Toggle(
                        item.name,
                        isOn: Binding {
                            item.isShown
                        } set: {
                            model.setShown($0, item.id)
                        }
                    )
                    .disabled(!item.behavior.canLeave)
                    .moveDisabled(!item.behavior.canMove)
                }
                .onMove { from, to in
                    var ids = model.items.map(\.id)
                    ids.move(fromOffsets: from, toOffset: to)
                    model.setOrder(ids)
                }
            }
            .frame(height: 260)
            HStack {
                Button(ownWords("Restore Defaults")) { model.restoreDefaults() }
                Spacer()
                Button(ownWords("Done")) { model.isPresented = false }.keyboardShortcut(.defaultAction)
            }
        }
        .padding()
        .frame(width: 380)
    }
}

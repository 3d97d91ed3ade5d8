import SwiftUI

/// Tables whose columns a person arranges, with rows that can be expanded and that take things.
struct ArrangedTableApp: App {
    var body: some Scene {
        WindowGroup("Tables") { ArrangedTables() }.defaultSize(width: 620, height: 520)
    }
}

private struct Item: Identifiable {
    let id: String
    var size: Int
    var parts: [Item]?
    var kind: String { parts == nil ? "File" : "Folder" }
}

private struct ArrangedTables: View {
    @State private var columns = TableColumnCustomization<Item>()
    @State private var isExpanded = false
    @State private var hovered = ""
    @State private var dropped = ""
    private let items = [
        Item(id: "src", size: 3, parts: [Item(id: "main", size: 1), Item(id: "lib", size: 2, parts: [])]),
        Item(id: "doc", size: 9),
    ]

    var body: some View {
        VStack(alignment: .leading) {
            Table(items, children: \.parts, columnCustomization: $columns) {
                TableColumn("Name") { Text($0.id) }.customizationID("name")
                    .disabledCustomizationBehavior(.visibility)
                TableColumn("Size") { Text("\($0.size)") }.customizationID("size")
                TableColumn("Kind") { Text($0.kind) }.customizationID("kind")
                TableColumn("Twice") { Text("\($0.size * 2)") }.customizationID("twice").defaultVisibility(.hidden)
            }
            Table(of: Item.self) {
                TableColumn("Name") { Text($0.id) }
                TableColumnForEach([2, 3], id: \.self) { factor in
                    TableColumn("Times \(factor)") { Text("\($0.size * factor) times") }
                }
            } rows: {
                DisclosureTableRow(items[1], isExpanded: $isExpanded) {
                    TableRow(Item(id: "inner", size: 4)).onHover { hovered = $0 ? "inner" : "" }
                }
                TableRow(Item(id: "given", size: 5)).draggable("given away")
                TableRow(Item(id: "taking", size: 6)).dropDestination(for: String.self) { dropped = $0.joined() }
            }
            HStack {
                Button("Reset Order") { columns.resetOrder() }
                Toggle("Expanded", isOn: $isExpanded)
                Text("Over: \(hovered)")
                Text("Got: \(dropped)")
            }
            Text("Twice: \(columns[visibility: "twice"] == .visible ? "shown" : "not said")")
        }
        .padding()
    }
}

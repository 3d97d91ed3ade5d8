import SwiftUI

/// A list that takes texts between its rows, with rows that take them too.
struct RowDropsApp: App {
    var body: some Scene {
        WindowGroup("Row drops") { RowDropsView() }.defaultSize(width: 400, height: 300)
    }
}

private struct RowDropsView: View {
    @State private var taken = "nothing"
    @State private var rows = ["First", "Second"]

    var body: some View {
        VStack {
            Text("Loose").draggable("loose")
            Text("Taken: \(taken)")
            List {
                ForEach(rows, id: \.self) { row in
                    Text("Row \(row)").dropDestination(for: String.self) { items, _ in
                        taken = "\(items.joined()) by \(row)"
                        return true
                    }
                }
                .dropDestination(for: String.self) { items, index in rows.insert(contentsOf: items, at: index) }
            }
        }
    }
}

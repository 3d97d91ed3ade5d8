import SwiftUI

/// Lists of every style, with sections and rows of every kind; the second argument says which.
struct ListsApp: App {
    var body: some Scene {
        WindowGroup("Lists") {
            switch CommandLine.arguments.dropFirst(2).first ?? "plain" {
            case "sidebar": SampleList().listStyle(.sidebar)
            case "boxed": SampleList().listStyle(.insetGrouped)
            case "bordered": SampleList().listStyle(.bordered(alternatesRowBackgrounds: true)).padding()
            case "editing": EditingList()
            default: SampleList()
            }
        }
    }
}

private struct SampleList: View {
    @State private var selection: String?
    @State private var isOpen = true

    var body: some View {
        List(selection: $selection) {
            Text("All mail").tag("all").badge(12)
            Label("Flagged", systemImage: "flag").tag("flagged").badge(Text("new"))
            Section("Folders") {
                ForEach(["Work", "Home", "Travel"], id: \.self) { name in
                    Label(name, systemImage: "folder")
                }
            }
            Section {
                ForEach(0..<3) { index in
                    Text("Coloured \(index)").listRowBackground(index == 1 ? Color.yellow : nil)
                }
                Text("No line below").listRowSeparator(.hidden, edges: .bottom)
                Text("Red line below").listRowSeparatorTint(.red)
                Text("Moved in").listRowInsets(EdgeInsets(top: 8, leading: 40, bottom: 8, trailing: 8))
                if selection != nil { Text("Selected: \(selection ?? "")") }
            } header: {
                Text("Looks")
            } footer: {
                Text("What a footer says, which may be a little longer than a header is.")
            }
            Section("Closed", isExpanded: $isOpen) {
                ForEach(0..<2) {
                    Text("First of \($0)").tag("first\($0)")
                    Text("Second of \($0)").tag("second\($0)")
                }
            }
        }
        .frame(width: 360, height: 560)
    }
}

private struct EditingList: View {
    @State private var names = (0..<8).map { "Item \($0)" }
    @State private var selection: Set<String> = []

    var body: some View {
        VStack {
            Text(names.joined(separator: ", ")).lineLimit(1)
            List(selection: $selection) {
                ForEach(names, id: \.self) { name in
                    Text(name).deleteDisabled(name == "Item 0").moveDisabled(name == "Item 7")
                }
                .onDelete { names.remove(atOffsets: $0) }
                .onMove { names.move(fromOffsets: $0, toOffset: $1) }
            }
        }
        .frame(width: 360, height: 420)
    }
}

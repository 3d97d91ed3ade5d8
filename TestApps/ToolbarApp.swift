import SwiftUI

/// Items at every place of the bar, in windows and a sheet.
struct ToolbarApp: App {
    var body: some Scene {
        WindowGroup("Notes") { NotesView() }
            .defaultSize(width: 760, height: 360)
    }
}

private struct NotesView: View {
    @State private var log: [String] = []
    @State private var title = "All Notes"
    @State private var note = ""
    @State private var isFavorite = false
    @State private var isEditor = false
    @State private var showsSheet = false
    @State private var order = "name"

    var body: some View {
        VStack(alignment: .leading) {
            Text("Done: \(log.joined(separator: " "))")
            Text("Favourite: \(isFavorite ? "yes" : "no"), order \(order)")
            TextField("Note", text: $note)
            Text("Note: \(note)")
            Toggle("Editor", isOn: $isEditor)
            Button("Sheet") { showsSheet = true }
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .navigationTitle($title) {
            Button("Print All") { log.append("all") }
        }
        .toolbar {
            ToolbarItem(placement: .navigation) {
                Button {
                    log.append("home")
                } label: {
                    Label("Home", systemImage: "house")
                }
            }
            ToolbarItem(placement: .primaryAction) {
                Button {
                    log.append("add")
                } label: {
                    Label("Add Note", systemImage: "plus")
                }
            }
            ToolbarItemGroup {
                Button {
                    log.append("archive")
                } label: {
                    Label("Archive", systemImage: "archivebox")
                }
                Button {
                    log.append("trash")
                } label: {
                    Image(systemName: "trash")
                }
                .accessibilityLabel("Delete")
                Button("Flag") { log.append("flag") }.disabled(log.isEmpty)
                Toggle(isOn: $isFavorite) { Label("Favourite", systemImage: "star") }
            }
            ToolbarItem {
                Menu {
                    Button("By Name") { order = "name" }
                    Button("By Date") { order = "date" }
                } label: {
                    Label("Order", systemImage: "arrow.up.arrow.down")
                }
            }
            ToolbarItemGroup(placement: .secondaryAction) {
                Button("Print") { log.append("print") }
                Button("Export") { log.append("export") }
            }
        }
        .toolbarRole(isEditor ? .editor : .automatic)
        .sheet(isPresented: $showsSheet) {
            Text("Really?").padding(40)
                .navigationTitle("Question")
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) {
                        Button("Cancel") { showsSheet = false }
                    }
                    ToolbarItem(placement: .confirmationAction) {
                        Button("Keep") {
                            log.append("kept")
                            showsSheet = false
                        }
                    }
                }
        }
    }
}

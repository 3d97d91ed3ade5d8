import SwiftUI

/// Lists for what a person does with the keyboard, for changes around what is being done, and for data that lists are
/// hard with; the second argument says which.
struct RowsApp: App {
    var body: some Scene {
        WindowGroup("Rows") {
            switch CommandLine.arguments.dropFirst(2).first ?? "keys" {
            case "changing": ChangingRows()
            case "outline": OutlineRows()
            case "hostile": HostileRows()
            case "lazy": LazyRowsInStacks()
            case "growing": GrowingRows()
            case "random": RandomRows()
            default: KeyRows()
            }
        }
    }
}

/// Two hundred names, of which a person selects some.
private struct KeyRows: View {
    private static let names = ["Alder", "Birch", "Cedar", "Dogwood", "Elm", "Fir", "Ginkgo", "Hazel"]
    @State private var selected: Set<Int> = []

    var body: some View {
        VStack {
            Text("Selected: " + selected.sorted().map(String.init).joined(separator: " "))
            List(0..<200, selection: $selected) { index in
                TreeRow(name: "\(Self.names[index % 8]) \(index)")
            }
        }
        .padding()
        .frame(width: 420, height: 400)
    }
}

private struct TreeRow: View {
    let name: String

    var body: some View {
        HStack {
            Text(name)
            Spacer()
            Image(systemName: "leaf")
        }
    }
}

/// Rows with fields, and rows that come, go and move around them for as long as asked.
private struct ChangingRows: View {
    private struct Note: Identifiable {
        let id: Int
        var text = ""
    }
    @State private var notes = (0..<60).map { Note(id: $0) }
    @State private var selected: Set<Int> = []
    @State private var next = 1000
    @State private var changes: Task<Void, Never>?

    var body: some View {
        VStack {
            HStack {
                Button(changes == nil ? "Start" : "Stop") {
                    if let changes {
                        changes.cancel()
                        self.changes = nil
                    } else {
                        changes = Task {
                            while !Task.isCancelled {
                                change()
                                try? await Task.sleep(for: .milliseconds(100))
                            }
                        }
                    }
                }
                Text("\(next - 1000) changes")
                Text("Selected: " + selected.sorted().map(String.init).joined(separator: " "))
            }
            ScrollViewReader { reader in
                Button("Go") { reader.scrollTo(30, anchor: .top) }
                List($notes, editActions: .all, selection: $selected) { $note in
                    HStack {
                        Text("Note \(note.id)").frame(width: 90, alignment: .leading)
                        TextField("Text \(note.id)", text: $note.text)
                    }
                }
            }
        }
        .padding()
        .frame(width: 480, height: 420)
    }

    /// Something comes, goes or moves on either side of notes 30 to 40.
    private func change() {
        let first = notes.firstIndex { $0.id == 30 } ?? 0
        let last = notes.firstIndex { $0.id == 40 } ?? 0
        switch next % 4 {
        case 0: notes.insert(Note(id: next), at: 0)
        case 1: notes.insert(Note(id: next), at: first)
        case 2 where first > 4: notes.move(fromOffsets: [1, 2], toOffset: notes.count)
        case 3 where notes.count > last + 3: notes.remove(at: notes.count - 1)
        default: notes.insert(Note(id: next), at: last + 1)
        }
        next += 1
    }
}

/// Groups that can be hidden.
private struct OutlineRows: View {
    private struct Folder: Identifiable {
        let id: String
        var folders: [Folder]?
    }
    @State private var folders = [
        Folder(id: "Home", folders: [Folder(id: "Music", folders: [Folder(id: "Jazz")]), Folder(id: "Mail")]),
        Folder(id: "Trash"),
    ]
    @State private var selected: String?
    @State private var count = 0

    var body: some View {
        List(selection: $selected) {
            DisclosureGroup("Places") {
                Label("Network", systemImage: "network").tag("network")
                DisclosureGroup("Disks") { Text("Root").tag("root") }
            }
            OutlineGroup(folders, children: \.folders) { Label($0.id, systemImage: "folder") }
            Text("Refreshed \(count)")
        }
        .listItemTint(.orange)
        .refreshable {
            try? await Task.sleep(for: .milliseconds(200))
            count += 1
        }
        .frame(width: 360, height: 420)
    }
}

/// Lazy stacks and grids.
private struct LazyRowsInStacks: View {
    var body: some View {
        switch CommandLine.arguments.dropFirst(3).first ?? "stack" {
        case "grid":
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 64))], spacing: 8) {
                    ForEach(0..<5_000) { index in
                        VStack(spacing: 4) {
                            Image(systemName: index % 2 == 0 ? "photo" : "star")
                                .resizable().aspectRatio(contentMode: .fit).frame(width: 40, height: 40)
                            Text("\(index)").font(.caption)
                        }
                        .frame(maxWidth: .infinity)
                        .padding(6)
                        .background(.quaternary, in: RoundedRectangle(cornerRadius: 8))
                    }
                }
                .padding()
            }
            .frame(width: 480, height: 420)
        case "row":
            ScrollView(.horizontal) {
                LazyHStack(spacing: 12) {
                    ForEach(0..<10_000) { index in
                        Text("Card \(index)").frame(width: 100, height: 140)
                            .background(.quaternary, in: RoundedRectangle(cornerRadius: 10))
                    }
                }
                .padding()
            }
            .frame(width: 480, height: 220)
        default:
            ScrollView {
                LazyVStack(alignment: .leading, spacing: 0, pinnedViews: .sectionHeaders) {
                    ForEach(0..<100) { section in
                        Section {
                            ForEach(0..<100) { row in
                                Text("Row \(section).\(row)").padding(6)
                            }
                        } header: {
                            Text("Section \(section)").font(.headline).padding(6)
                                .frame(maxWidth: .infinity, alignment: .leading)
                                .background(.background)
                        }
                    }
                }
            }
            .frame(width: 360, height: 420)
        }
    }
}

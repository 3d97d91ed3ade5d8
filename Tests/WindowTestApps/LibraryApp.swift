import SwiftUI

struct Book: Identifiable, Hashable {
    let id: Int
    var title: String
}

@MainActor
final class Shelf: ObservableObject {
    @Published var books = [Book(id: 1, title: "Momo"), Book(id: 2, title: "Emil"), Book(id: 3, title: "Pippi")]
    @Published var log: [String] = []

    func title(_ id: Int?) -> Binding<String>? {
        guard let index = books.firstIndex(where: { $0.id == id }) else { return nil }
        return Binding {
            self.books[index].title
        } set: {
            self.books[index].title = $0
        }
    }
}

/// Scenes of several shapes, one of them the author's own.
struct LibraryApp: App {
    @StateObject private var shelf = Shelf()

    var body: some Scene {
        WindowGroup("Library", id: "library") { ListView(shelf: shelf) }
            .defaultSize(width: 420, height: 460)
        DetailScene(shelf: shelf)
        Window("Activity", id: "activity") { ActivityView(shelf: shelf) }
        WindowGroup("Draft", id: "draft", for: String.self) { $text in
            DraftView(text: $text)
        } defaultValue: {
            "empty"
        }
        WindowGroup(id: "plain") { PlainView() }
    }
}

/// The author's own scene with a model.
private struct DetailScene: Scene {
    @ObservedObject var shelf: Shelf
    var body: some Scene {
        WindowGroup("Book (\(shelf.books.count))", id: "book", for: Int.self) { $id in DetailView(shelf: shelf, id: $id)
        }
        WindowGroup("Notes", id: "notes", for: Int.self) { $id in Text("notes on \(id ?? 0)") }
    }
}

private struct ListView: View {
    @ObservedObject var shelf: Shelf
    @State private var selection: Int?
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows

    var body: some View {
        VStack {
            Text("selected \(selection.map(String.init) ?? "none")")
            ForEach(shelf.books) { book in
                HStack {
                    Button("Select \(book.id)") { selection = book.id }
                    Button("Open \(book.id)") { openWindow(value: book.id) }
                    Text(book.title)
                }
            }
            HStack {
                Button("Activity") { openWindow(id: "activity") }
                Button("Further") { openWindow(id: "library") }
                Button("Plain") { openWindow(id: "plain") }
                Button("Draft") { openWindow(id: "draft") }
            }
            HStack {
                Button("Notes") { openWindow(id: "notes", value: 1) }
                Button("No value") { openWindow(id: "book") }
                Button("Close 1") { dismissWindow(value: 1) }
                Button("Close books") { dismissWindow(id: "book") }
            }
            HStack {
                Button("Unknown id") { openWindow(id: "shelf") }
                Button("Unknown value") { openWindow(value: [1.5]) }
                Button("Task") { Task.detached { await openWindow(value: 3) } }
                Button("Thousand") { for number in 0..<1000 { openWindow(value: number % 3 + 1) } }
            }
            if supportsMultipleWindows { Text("several windows") }
        }
        .navigationTitle(selection.flatMap { id in shelf.books.first { $0.id == id }?.title } ?? "Library")
    }
}

private struct DetailView: View {
    @ObservedObject var shelf: Shelf
    @Binding var id: Int?
    @State private var notes = 0
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            Text("book \(id.map(String.init) ?? "none")")
            if let title = shelf.title(id) {
                TextField("Title", text: title)
                Text("notes \(notes)")
                Button("Note") { notes += 1 }
                Button("Next") { id = id.map { $0 % 3 + 1 } }
            }
            Button("Done") { dismiss() }
        }
        .onAppear { shelf.log.append("opened") }
        .navigationTitle(shelf.title(id)?.wrappedValue ?? "No book")
    }
}

private struct ActivityView: View {
    @ObservedObject var shelf: Shelf
    @State private var isTitled = false
    var body: some View {
        VStack {
            Text("log \(shelf.log.count)")
            Toggle("Titled", isOn: $isTitled)
            if isTitled { Text("titled").navigationTitle("Titled") }
        }
    }
}

private struct DraftView: View {
    @Binding var text: String
    var body: some View { TextField("Draft", text: $text).navigationTitle("Draft: \(text)") }
}

private struct PlainView: View {
    var body: some View { Text("plain").onAppear { say("plain appeared") } }
}

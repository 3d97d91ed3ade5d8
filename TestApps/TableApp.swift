import SwiftUI

/// A long table that sorts, with a selection and menus; with the second argument "short" one whose rows are written out,
/// with "cut" one whose texts do not fit.
struct TableApp: App {
    var body: some Scene {
        WindowGroup("Table") {
            switch CommandLine.arguments.dropFirst(2).first {
            case "short": ShortTable()
            case "cut": CutTable()
            default: PeopleTable()
            }
        }
    }
}

private struct Person: Identifiable {
    let id: Int
    let name: String
    let age: Int
    let city: String

    init(_ id: Int) {
        self.id = id
        name = ["Ada", "Bo", "Cy", "Di", "Ed"][id % 5] + " \(id)"
        age = 20 + id * 7 % 60
        city = ["Oslo", "Rome", "Kyiv"][id % 3]
    }
}

private struct PeopleTable: View {
    @State private var people = (0..<5_000).map { Person($0) }
    @State private var selected: Set<Int> = []
    @State private var order = [KeyPathComparator(\Person.name)]
    @State private var greeted = "nobody"

    var body: some View {
        VStack(alignment: .leading) {
            Text("Selected: " + selected.sorted().map(String.init).joined(separator: " "))
            Text("Greeted: \(greeted)")
            Table(people, selection: $selected, sortOrder: $order) {
                TableColumn("Name", value: \.name) { person in
                    Label(person.name, systemImage: "person")
                }
                TableColumn("Age", value: \.age) { Text("\($0.age)") }
                    .width(60)
                TableColumn("City", value: \.city)
                    .width(min: 80, ideal: 100, max: 200)
                TableColumn("Note") { person in NoteField(person: person) }
            }
            .contextMenu(forSelectionType: Int.self) { ids in
                Button("Greet") { greeted = ids.sorted().map(String.init).joined(separator: " ") }
            } primaryAction: { ids in
                greeted = "primary " + ids.sorted().map(String.init).joined(separator: " ")
            }
        }
        .padding()
        .frame(width: 560, height: 420)
        .onChange(of: order) { people.sort(using: order) }
    }
}

private struct NoteField: View {
    let person: Person
    @State private var text = ""

    var body: some View { TextField("Note on \(person.name)", text: $text) }
}

private struct ShortTable: View {
    @State private var selected: Int?
    @State private var showsMore = false

    var body: some View {
        VStack {
            Toggle("More", isOn: $showsMore)
            Table(of: Person.self, selection: $selected) {
                TableColumn("Name", value: \.name)
                TableColumn("Born") { Text(verbatim: "\(2026 - $0.age)") }
            } rows: {
                TableRow(Person(1))
                    .contextMenu { Button("About 1") { selected = 1 } }
                Section("Others") {
                    ForEach((2..<5).map { Person($0) }) { TableRow($0) }
                    if showsMore { TableRow(Person(7)) }
                }
            }
            .tableStyle(.bordered(alternatesRowBackgrounds: true))
        }
        .padding()
        .frame(width: 420, height: 360)
    }
}

private struct CutTable: View {
    private struct Chapter: Identifiable {
        let id: Int
        func text(_ words: Int) -> String { "Chapter \(id)" + String(repeating: " and more", count: (id + words) % 7) }
    }
    @State private var chapters = (0..<120).map { Chapter(id: $0) }
    @State private var words = 0
    @State private var isNarrow = false

    var body: some View {
        VStack {
            HStack {
                Button("Narrow") { isNarrow.toggle() }
                Button("Words") { words += 3 }
                Button("Reverse") { chapters.reverse() }
            }
            Table(chapters) {
                TableColumn("One") { Text($0.text(words)).lineLimit(1) }
                TableColumn("Two") { Text($0.text(words + 2)).lineLimit(2) }
                TableColumn("Scaled") { Text($0.text(words + 4)).lineLimit(1).minimumScaleFactor(0.5) }
                TableColumn("Button") { chapter in Button(chapter.text(words + 1)) {} }
            }
            .frame(width: isNarrow ? 360 : 560)
        }
        .padding()
        .frame(width: 600, height: 460)
    }
}

import HeadlessToolkit
import SwiftUI
import SwiftUITesting
import ViewGraph
import XCTest

@MainActor
final class SheetTests: XCTestCase {
    private struct Notes: View {
        @State private var isEditing = false
        @State private var count = 0
        let journal: Journal
        var body: some View {
            VStack {
                Text("Count: \(count)")
                Button("Edit") { isEditing = true }
                Text(isEditing ? "editing" : "idle")
            }
            .navigationTitle("Notes")
            .sheet(isPresented: $isEditing, onDismiss: { journal.note("dismissed") }) {
                VStack {
                    Text("Count in sheet: \(count)")
                    Button("More") { count += 1 }
                    Editor(journal: journal)
                }
                .onAppear { journal.note("appeared") }
                .onDisappear { journal.note("disappeared") }
            }
        }
    }

    private struct Editor: View {
        let journal: Journal
        @Environment(\.dismiss) private var dismiss
        @Environment(\.isPresented) private var isPresented
        @State private var text = ""
        var body: some View {
            TextField("Text", text: $text)
            Text(isPresented ? "presented" : "not presented")
            Button("Done") { dismiss() }
                .navigationTitle("Editor")
        }
    }

    @MainActor
    final class Journal {
        private(set) var lines: [String] = []
        func note(_ line: String) { lines.append(line) }
    }

    func testASheetIsShownAndEndsByItsButton() async throws {
        let journal = Journal()
        let app = ViewUnderTest(Notes(journal: journal))
        XCTAssertTrue(app.presentations.isEmpty)
        try app.find(.button, "Edit").press()
        let sheet = try app.sheet()
        XCTAssertEqual(sheet.title, "Editor")
        XCTAssertTrue(sheet.isActive)
        XCTAssertEqual(try app.frontWindow().title, "Notes", "a sheet's title is not its window's")
        XCTAssertTrue(app.contains(.label, "presented"))
        try sheet.find(.button, "More").press()
        XCTAssertTrue(sheet.contains(.label, "Count in sheet: 1"))
        XCTAssertTrue(app.contains(.label, "Count: 1"))
        try sheet.find(.button, "Done").press()
        XCTAssertTrue(app.presentations.isEmpty)
        XCTAssertFalse(sheet.isShown)
        XCTAssertTrue(app.contains(.label, "idle"), "the binding is written back")
        XCTAssertEqual(journal.lines, ["appeared", "disappeared", "dismissed"])
        XCTAssertEqual(app.problems, [])
        XCTAssertEqual(app.messages, [])
    }

    func testEscapeEndsASheetAndItsStateEndsWithIt() async throws {
        let app = ViewUnderTest(Notes(journal: Journal()))
        try app.find(.button, "Edit").press()
        try app.find(.textField, "Text").setText("draft")
        XCTAssertTrue(try app.sheet().dismiss())
        XCTAssertTrue(app.contains(.label, "idle"))
        try app.find(.button, "Edit").press()
        XCTAssertEqual(try app.find(.textField, "Text").value, "")
    }

    func testTheWindowBelowCannotBeUsed() async throws {
        let app = ViewUnderTest(Notes(journal: Journal()))
        let edit = try app.find(.button, "Edit")
        try edit.press()
        XCTAssertThrowsError(try edit.press()) { error in
            XCTAssertTrue("\(error)".contains("a sheet or an alert is over its window"), "\(error)")
        }
        XCTAssertFalse(try app.frontWindow().close(), "no window closes under its sheet")
        try app.sheet().dismiss()
        try edit.press()
        XCTAssertEqual(app.presentations.count, 1)
    }

    func testNothingIsLeft() async throws {
        let app = ViewUnderTest(Notes(journal: Journal()))
        func cycle() throws {
            try app.find(.button, "Edit").press()
            try app.find(.button, "Done").press()
        }
        try cycle()
        let (nodes, widgets) = (Graph.counts.liveNodes, app.launch.toolkit.record.liveWidgetsByKind)
        for _ in 0..<20 { try cycle() }
        XCTAssertEqual(Graph.counts.liveNodes, nodes)
        XCTAssertEqual(app.launch.toolkit.record.liveWidgetsByKind, widgets)
    }

    // MARK: Items

    private struct Book: Identifiable {
        let id: Int
        var title: String
    }

    private struct Shelf: View {
        @State private var book: Book?
        let journal: Journal
        var body: some View {
            VStack {
                ForEach(1..<3) { id in Button("Book \(id)") { book = Book(id: id, title: "Book \(id)") } }
            }
            .sheet(item: $book, onDismiss: { journal.note("dismissed") }) { shown in
                VStack {
                    Text("Shows \(shown.title)")
                    Counter()
                    Button("Retitle") { book?.title = "Retitled" }
                    Button("Other") { book = Book(id: 3 - shown.id, title: "Other") }
                    Button("None") { book = nil }
                }
            }
        }
    }

    private struct Counter: View {
        @State private var count = 0
        var body: some View { Button("Counted \(count)") { count += 1 } }
    }

    func testAnItemsSheetFollowsTheItem() async throws {
        let journal = Journal()
        let app = ViewUnderTest(Shelf(journal: journal))
        try app.find(.button, "Book 1").press()
        try app.find(.button, "Counted 0").press()
        XCTAssertTrue(app.contains(.label, "Shows Book 1"))
        try app.find(.button, "Retitle").press()
        XCTAssertTrue(app.contains(.label, "Shows Retitled"))
        XCTAssertTrue(app.contains(.button, "Counted 1"), "the same identity keeps its state")
        XCTAssertEqual(journal.lines, [])
        try app.find(.button, "Other").press()
        XCTAssertEqual(app.presentations.count, 1)
        XCTAssertTrue(app.contains(.label, "Shows Other"))
        XCTAssertTrue(app.contains(.button, "Counted 0"), "another identity is another sheet")
        XCTAssertEqual(journal.lines, ["dismissed"])
        try app.find(.button, "None").press()
        XCTAssertTrue(app.presentations.isEmpty)
        XCTAssertEqual(journal.lines, ["dismissed", "dismissed"])
    }

    // MARK: Several

    private struct Several: View {
        @State private var first = false
        @State private var second = false
        var body: some View {
            Button("Both") {
                first = true
                second = true
            }
            .sheet(isPresented: $first) {
                Text("First")
                Button("On") { first = false }
            }
            .background(
                Text("behind").sheet(isPresented: $second) {
                    Text("Second")
                    Nested()
                })
        }
    }

    private struct Nested: View {
        @State private var isShown = false
        var body: some View {
            Button("Deeper") { isShown = true }
                .sheet(isPresented: $isShown) { Text("Third") }
        }
    }

    func testASecondSheetWaitsForTheFirstAndOneFromASheetIsOverIt() async throws {
        let app = ViewUnderTest(Several())
        try app.find(.button, "Both").press()
        XCTAssertEqual(app.presentations.count, 1)
        let shown = try app.sheet()
        if shown.contains(.label, "First") { try shown.find(.button, "On").press() } else { shown.dismiss() }
        XCTAssertEqual(app.presentations.count, 1)
        XCTAssertTrue(app.contains(.label, "Second") || app.contains(.label, "First"))
        if app.contains(.label, "First") {
            try app.find(.button, "On").press()
            return
        }
        try app.find(.button, "Deeper").press()
        XCTAssertEqual(app.presentations.count, 2)
        XCTAssertTrue(app.contains(.label, "Third"))
        XCTAssertThrowsError(try app.find(.button, "Deeper").press())
        XCTAssertTrue(try app.sheet().dismiss())
        XCTAssertTrue(try app.sheet().dismiss())
        XCTAssertTrue(app.presentations.isEmpty)
        XCTAssertEqual(app.problems, [])
    }

    // MARK: Who ends what

    private struct Ending: View {
        @State private var isShown = false
        @State private var hasPresenter = true
        @Environment(\.dismiss) private var presentersDismiss
        var body: some View {
            VStack {
                Button("Show") { isShown = true }
                if hasPresenter {
                    Text("presenter").sheet(isPresented: $isShown) {
                        Button("Presenter's dismiss") { presentersDismiss() }
                        Button("Remove presenter") { hasPresenter = false }
                    }
                }
            }
        }
    }

    func testASheetEndsWithItsPresenter() async throws {
        let app = ViewUnderTest(Ending())
        try app.find(.button, "Show").press()
        try app.find(.button, "Remove presenter").press()
        XCTAssertTrue(app.presentations.isEmpty)
        XCTAssertEqual(app.problems, [])
    }

    func testThePresentersDismissIsNotTheSheets() async throws {
        let app = ViewUnderTest(Ending())
        try app.find(.button, "Show").press()
        try app.find(.button, "Presenter's dismiss").press()
        await app.settle()
        XCTAssertTrue(app.windows.isEmpty, "it closes the presenter's window, and the sheet with it")
        XCTAssertTrue(app.presentations.isEmpty)
        XCTAssertEqual(app.problems, [])
    }

    private struct Stubborn: View {
        @State private var isShown = true
        @State private var isBusy = true
        var body: some View {
            Text(isShown ? "shown" : "gone")
                .sheet(isPresented: $isShown) {
                    VStack {
                        Toggle("Busy", isOn: $isBusy)
                        Button("End") { isShown = false }
                    }
                    .interactiveDismissDisabled(isBusy)
                }
        }
    }

    func testInteractiveDismissDisabled() async throws {
        let app = ViewUnderTest(Stubborn())
        XCTAssertFalse(try app.sheet().dismiss())
        XCTAssertTrue(app.contains(.label, "shown"))
        try app.find(.checkBox, "Busy").press()
        XCTAssertTrue(try app.sheet().dismiss())
        XCTAssertTrue(app.contains(.label, "gone"))

        let other = ViewUnderTest(Stubborn())
        try other.find(.button, "End").press()
        XCTAssertTrue(other.presentations.isEmpty, "the binding ends it all the same")
    }
}

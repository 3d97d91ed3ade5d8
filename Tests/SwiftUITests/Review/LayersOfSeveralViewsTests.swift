import SwiftUI
import SwiftUITesting
import XCTest

/// `overlay` and `background` on a `Group` or `ForEach`: each view has its own.
@MainActor
final class LayersOfSeveralViewsTests: XCTestCase {
    private struct Rows: View {
        @State private var items = [1, 2]
        let log: Log
        var body: some View {
            VStack(spacing: 0) {
                ForEach(items, id: \.self) { Text("row \($0)").frame(width: 100, height: 20) }
                    .overlay(alignment: .leading) { Mark(log: log) }
                Button("Add") { items.append(items.count + 1) }
                Button("Remove") { items.removeFirst() }
                Button("Clear") { items = [] }
            }
        }
        struct Mark: View {
            let log: Log
            var body: some View {
                Text("mark").frame(width: 10, height: 10).onAppear { log("+") }.onDisappear { log("-") }
            }
        }
    }

    func testEachViewHasItsOwnLayer() async throws {
        let log = Log()
        let view = ViewUnderTest(Rows(log: log))
        XCTAssertEqual(view.texts, ["row 1", "mark", "row 2", "mark"])
        let rows = view.elements(.label).map(\.frame.minY)
        XCTAssertEqual(rows[2] - rows[0], 20)
        XCTAssertEqual(log.take(), ["+", "+"])
        try view.find(.button, "Add").press()
        XCTAssertEqual(view.texts, ["row 1", "mark", "row 2", "mark", "row 3", "mark"])
        XCTAssertEqual(log.take(), ["+"])
        try view.find(.button, "Remove").press()
        XCTAssertEqual(view.texts, ["row 2", "mark", "row 3", "mark"])
        XCTAssertEqual(log.take(), ["-"])
        try view.find(.button, "Clear").press()
        XCTAssertEqual(view.texts, [])
        XCTAssertEqual(log.take(), ["-", "-"])
        XCTAssertEqual(view.problems, [])
    }

    private struct Condition: View {
        @State private var isShown = false
        var body: some View {
            VStack(spacing: 30) {
                Text("above")
                Group { if isShown { Text("shown") } }.background { Text("behind") }
                Button("Show") { isShown.toggle() }
            }
        }
    }

    func testNoViewHasNoLayerAndNoPlace() async throws {
        let view = ViewUnderTest(Condition())
        XCTAssertEqual(view.texts, ["above"])
        let distance = try view.find(.button, "Show").frame.minY - view.find(.label, "above").frame.maxY
        XCTAssertEqual(distance, 30)
        try view.find(.button, "Show").press()
        XCTAssertEqual(view.texts, ["above", "behind", "shown"])
        try view.find(.button, "Show").press()
        XCTAssertEqual(view.texts, ["above"])
    }
}

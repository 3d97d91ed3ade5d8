import SwiftUI
import SwiftUITesting
import XCTest

/// `@SceneStorage` within a run (SS1); what is kept beyond it is in `RestorationTests`.
final class SceneStorageTests: WindowTestCase {
    private struct Panes: App {
        @SceneStorage("pane") private var lost = 5
        var body: some Scene {
            WindowGroup("Pane", id: "pane") { Pane().onAppear { lost = 6 } }
        }
    }
    private struct Pane: View {
        @SceneStorage("n") private var n = 1
        var body: some View {
            let _ = Journal.note("body")
            VStack {
                Button("More \(n)") { n += 1 }
                Reader()
                Unrelated()
            }
            .capturesActions()
        }
        private struct Reader: View {
            @SceneStorage("n") private var n: Int?
            var body: some View {
                Text(n.map { "n is \($0)" } ?? "nothing")
            }
        }
        private struct Unrelated: View {
            @SceneStorage("n") private var n = "wrong type"
            @SceneStorage("other") private var other = false
            var body: some View {
                let _ = Journal.note("unrelated")
                Text(n)
                Toggle("Other", isOn: $other)
            }
        }
    }

    func testEachWindowHasItsOwnSharedByEqualKeys() async throws {
        await launch(Panes.self)
        open(id: "pane")
        await app.settle()
        let (first, second) = (app.windows[0], app.windows[1])
        XCTAssertEqual(first.texts, ["nothing", "wrong type"])
        try first.find(.button, "More 1").press()
        try first.find(.button, "More 2").press()
        XCTAssertEqual(first.texts, ["n is 3", "wrong type"])
        XCTAssertEqual(second.texts, ["nothing", "wrong type"])
        _ = Journal.take()
        try first.find(.checkBox, "Other").setOn(true)
        // No body reads it: the control does, through the binding.
        XCTAssertEqual(Journal.take(), [])
        XCTAssertEqual(app.messages.count, 1, "\(app.messages)")
        XCTAssertTrue(app.messages[0].contains("@SceneStorage(\"pane\")"))
    }
}

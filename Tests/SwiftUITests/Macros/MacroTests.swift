import SwiftUI
import SwiftUITesting
import XCTest

#Preview { Text("seen by nobody") }
#Preview("Named", traits: .sizeThatFitsLayout) {
    VStack { Text("seen by nobody") }
}
#Preview("With state") {
    @Previewable @State var isOn = true
    Toggle("seen by nobody", isOn: $isOn)
}

extension EnvironmentValues {
    @Entry var mood: String = "calm"
    @Entry fileprivate var steps = 3
    @Entry var formatter: ((Int) -> String)? = nil
}

/// Not in `EnvironmentValues` { but in those of the focus, which a comment does not change.
extension FocusedValues {
    @Entry var chosen: Binding<Int>?
    @Entry fileprivate var subject: String? = nil
}

extension Transaction {
    @Entry var isQuick = false
}

@MainActor
final class MacroTests: XCTestCase {
    private struct Reader: View {
        @Environment(\.mood) private var mood
        @Environment(\.steps) private var steps
        @Environment(\.formatter) private var formatter
        var body: some View { Text("\(mood) \(formatter?(steps) ?? "\(steps)")") }
    }

    func testEntries() async {
        XCTAssertEqual(ViewUnderTest(Reader()).texts, ["calm 3"])
        XCTAssertEqual(ViewUnderTest(Reader().environment(\.mood, "glad").environment(\.steps, 4)).texts, ["glad 4"])
        XCTAssertEqual(ViewUnderTest(Reader().environment(\.formatter) { "<\($0)>" }).texts, ["calm <3>"])
    }

    private struct Counted: View {
        @State private var count = 1
        var body: some View {
            TextField("field", text: .constant("")).focusedSceneValue(\.chosen, $count).focusedSceneValue(\.subject, "sums")
            Total()
        }
    }

    private struct Total: View {
        @FocusedBinding(\.chosen) private var count
        @FocusedValue(\.subject) private var subject
        var body: some View {
            Text("\(subject ?? "-") \(count ?? 0)")
            Button("Add") { count? += 1 }
        }
    }

    func testEntriesOfTheFocus() async throws {
        let view = ViewUnderTest(Counted())
        _ = try view.frontWindow()
        XCTAssertTrue(view.contains(.label, "sums 1"), "\(view.texts)")
        try view.find(.button, "Add").press()
        XCTAssertTrue(view.contains(.label, "sums 2"), "\(view.texts)")
    }

    func testEntriesOfTransactions() async {
        var transaction = Transaction()
        XCTAssertFalse(transaction.isQuick)
        transaction.isQuick = true
        XCTAssertTrue(transaction.isQuick)
    }
}

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
}

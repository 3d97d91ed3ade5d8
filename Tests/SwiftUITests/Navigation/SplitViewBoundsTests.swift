import SwiftUITesting
import XCTest

@testable import SwiftUI

/// How long the views of split views are.
@MainActor
final class SplitViewBoundsTests: XCTestCase {
    private struct Panes: View {
        @State private var isWide = false
        var body: some View {
            HSplitView {
                Toggle("Wide", isOn: $isWide).frame(width: isWide ? 200 : 120)
                Text("rest").frame(maxWidth: .infinity, maxHeight: .infinity)
            }
        }
    }

    func testAViewOfOneWidthHasThatOne() async throws {
        let app = ViewUnderTest(Panes(), size: CGSize(width: 521, height: 200))
        XCTAssertEqual(try app.find(.label, "rest").frame.midX, 321, accuracy: 1)
        try app.find(.checkBox).press()
        XCTAssertEqual(try app.find(.checkBox).frame.midX, 100, accuracy: 1)
        XCTAssertEqual(app.problems, [])
    }

    func testTracksOfALazyGridLieTogetherWhereTheGridLies() async throws {
        for (alignment, expected) in [(HorizontalAlignment.leading, 50.0), (.center, 200), (.trailing, 350)] {
            let app = ViewUnderTest(
                ScrollView {
                    LazyVGrid(columns: [GridItem(.fixed(100))], alignment: alignment) { Text("cell").frame(width: 100) }
                }, size: CGSize(width: 400, height: 200))
            XCTAssertEqual(Double(try app.find(.label, "cell").frame.midX), expected, accuracy: 1)
        }
    }

    func testTheStyleOfSelectionIsTheAccentColour() {
        let environment = EnvironmentValues()
        XCTAssertEqual(
            String(describing: SelectionShapeStyle.selection._paint(in: environment).paint),
            String(describing: TintShapeStyle.tint._paint(in: environment).paint))
    }
}

import SwiftUI
import SwiftUITesting
import XCTest

@MainActor
final class EarlierNavigationTests: XCTestCase {
    private struct Page: View {
        @State private var isAsking = false
        @State private var said = "nothing"
        var body: some View {
            NavigationView {
                VStack {
                    Text(said)
                    Button("Ask") { isAsking = true }
                }
                .navigationBarTitle("Earlier", displayMode: .inline)
                .navigationBarItems(trailing: Button("Add") { said = "added" })
                .actionSheet(isPresented: $isAsking) {
                    ActionSheet(
                        title: Text("Which?"),
                        buttons: [.default(Text("One")) { said = "one" }, .destructive(Text("Two")), .cancel()])
                }
            }
        }
    }

    func testNamesOfEarlierSystems() async throws {
        let view = ViewUnderTest(Page())
        XCTAssertEqual(try view.frontWindow().title, "Earlier")
        try view.find(.button, "Add").press()
        XCTAssertTrue(view.contains(.label, "added"))
        try view.find(.button, "Ask").press()
        let sheet = try view.alert()
        XCTAssertEqual(sheet.title, "Which?")
        try sheet.find(.button, "One").press()
        XCTAssertTrue(view.contains(.label, "one"))
    }
}

import SwiftUI
import SwiftUITesting
import XCTest

/// Bindings into observable models, in views that do not read the property themselves.
@MainActor
final class ModelBindingTests: XCTestCase {
    @Observable final class Model {
        var name = "Ada"
        var isOn = true
    }

    private struct Form: View {
        @Bindable var model: Model
        let log: Log
        var body: some View {
            let _ = log("body")
            VStack {
                TextField("Name", text: $model.name)
                Toggle("On", isOn: $model.isOn)
                Button("Reset") {
                    model.name = "Bob"
                    model.isOn = false
                }
            }
        }
    }

    func testControlsFollowTheModel() async throws {
        let log = Log()
        let view = ViewUnderTest(Form(model: Model(), log: log))
        XCTAssertEqual(try view.find(.textField).value, "Ada")
        try view.find(.button, "Reset").press()
        XCTAssertEqual(try view.find(.textField).value, "Bob")
        XCTAssertEqual(try view.find(nil, "On").isOn, false)
        XCTAssertEqual(log.count("body"), 1)
    }

    func testTypingReachesTheModel() async throws {
        let model = Model()
        let view = ViewUnderTest(Form(model: model, log: Log()))
        try view.find(.textField).setText("Eve")
        XCTAssertEqual(model.name, "Eve")
        XCTAssertEqual(try view.find(.textField).value, "Eve")
    }
}

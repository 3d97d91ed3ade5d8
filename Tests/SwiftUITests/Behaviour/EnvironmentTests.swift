import Observation
import SwiftUI
import SwiftUITesting
import XCTest

private struct ColourKey: EnvironmentKey { static let defaultValue = "none" }
private struct SizeKey: EnvironmentKey { static let defaultValue = 0 }
private struct FlagKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    fileprivate var colour: String {
        get { self[ColourKey.self] }
        set { self[ColourKey.self] = newValue }
    }
    fileprivate var size: Int {
        get { self[SizeKey.self] }
        set { self[SizeKey.self] = newValue }
    }
    fileprivate var flag: Bool {
        get { self[FlagKey.self] }
        set { self[FlagKey.self] = newValue }
    }
}

/// EN1–EN4, and whom a change of the environment reaches.
@MainActor
final class EnvironmentTests: XCTestCase {
    private struct ColourReader: View {
        let name: String
        let log: Log
        @Environment(\.colour) private var colour
        var body: some View {
            let _ = log(name)
            Text("\(name) \(colour)")
        }
    }

    private struct Nested: View {
        let log: Log
        var body: some View {
            VStack {
                ColourReader(name: "unset", log: log)
                VStack {
                    ColourReader(name: "outer", log: log)
                    ColourReader(name: "inner", log: log).environment(\.colour, "blue")
                    ColourReader(name: "twice", log: log).environment(\.colour, "near").environment(\.colour, "far")
                }
                .environment(\.colour, "red")
                ColourReader(name: "sibling", log: log)
            }
        }
    }

    func testTheNearestSetterWinsAndOnlyDescendantsSeeIt() async throws {
        let view = ViewUnderTest(Nested(log: Log()))
        XCTAssertEqual(view.texts, ["unset none", "outer red", "inner blue", "twice near", "sibling none"])
    }

    private struct Background: View {
        @Environment(\.colour) private var colour
        @Environment(\.size) private var size
        let found: @Sendable (String) -> Void

        var body: some View {
            Text("x").onAppear {
                let view = self
                Thread.detachNewThread { found("\(view.colour) \(view.size) \(Thread.isMainThread)") }
            }
        }
    }

    func testAnotherThreadReadsTheValueOfTheMoment() async throws {
        let found = expectation(description: "read")
        nonisolated(unsafe) var text = ""
        let view = ViewUnderTest(
            Background { read in
                text = read
                found.fulfill()
            }.environment(\.colour, "red"))
        await fulfillment(of: [found], timeout: 10)
        XCTAssertEqual(text, "red 0 false")
        view.end()
    }

    private struct Changing: View {
        let log: Log
        @State private var colour = "red"
        @State private var size = 0
        var body: some View {
            let _ = log("top")
            VStack {
                Button("Colour") { colour = "green" }
                Button("Size") { size += 1 }
                Between(log: log)
            }
            .environment(\.colour, colour)
            .environment(\.size, size)
        }
        struct Between: View {
            let log: Log
            var body: some View {
                let _ = log("between")
                ColourReader(name: "reader", log: log)
                Noting(name: "bystander", log: log)
                ColourReader(name: "shadowed", log: log).environment(\.colour, "own")
            }
        }
    }

    func testAChangeReachesItsReadersAlone() async throws {
        let log = Log()
        let view = ViewUnderTest(Changing(log: log))
        XCTAssertEqual(log.take(), ["top", "between", "reader", "bystander", "shadowed"])
        try view.find(.button, "Colour").press()
        XCTAssertEqual(log.take(), ["top", "reader"])
        XCTAssertEqual(view.texts, ["reader green", "bystander", "shadowed own"])
        try view.find(.button, "Size").press()
        XCTAssertEqual(log.take(), ["top"])
    }

    private struct Whole: View {
        let log: Log
        @Environment(\.self) private var values
        var body: some View {
            let _ = log("whole")
            Text("\(values.colour)")
        }
    }

    private struct WholeParent: View {
        let log: Log
        @State private var colour = "a"
        @State private var size = 1
        var body: some View {
            VStack {
                Button("Colour") { colour += "a" }
                Button("Size") { size += 1 }
                Whole(log: log)
            }
            .environment(\.colour, colour)
            .environment(\.size, size)
        }
    }

    func testOfTheWholeEnvironmentWhatIsUsedCounts() async throws {
        let log = Log()
        let view = ViewUnderTest(WholeParent(log: log))
        XCTAssertEqual(log.take(), ["whole"])
        try view.find(.button, "Size").press()
        XCTAssertEqual(log.take(), [])
        try view.find(.button, "Colour").press()
        XCTAssertEqual(log.take(), ["whole"])
        XCTAssertEqual(view.texts, ["aa"])
    }

    private struct Disabling: View {
        let isDisabled: Bool
        @State private var presses = 0
        var body: some View {
            VStack {
                Button("inner") { presses += 1 }.disabled(false)
                TextField("field", text: .constant(""))
                Button("own") {}.disabled(true)
                Text("\(presses)")
            }
            .disabled(isDisabled)
        }
    }

    func testDisabledCannotBeUndoneBelow() async throws {
        let view = ViewUnderTest(Disabling(isDisabled: true))
        XCTAssertFalse(try view.find(.button, "inner").isEnabled)
        XCTAssertFalse(try view.find(.textField).isEnabled)
        XCTAssertThrowsError(try view.find(.button, "inner").press())
        view.update(Disabling(isDisabled: false))
        XCTAssertTrue(try view.find(.button, "inner").isEnabled)
        XCTAssertTrue(try view.find(.textField).isEnabled)
        XCTAssertFalse(try view.find(.button, "own").isEnabled)
        try view.find(.button, "inner").press()
        XCTAssertEqual(view.texts, ["1"])
    }

    private struct Transforming: View {
        var body: some View {
            ColourReader(name: "reader", log: Log())
                .transformEnvironment(\.colour) { $0 += "!" }
                .environment(\.colour, "red")
        }
    }

    func testTransformEnvironment() async throws {
        XCTAssertEqual(ViewUnderTest(Transforming()).texts, ["reader red!"])
    }

    // MARK: EN3

    @Observable
    fileprivate final class Model {
        var name: String
        init(_ name: String) { self.name = name }
    }

    private struct OptionalReader: View {
        let log: Log
        @Environment(Model.self) private var model: Model?
        var body: some View {
            let _ = log("optional")
            Text(model?.name ?? "nil")
        }
    }
    private struct Reader: View {
        @Environment(Model.self) private var model
        var body: some View {
            @Bindable var model = model
            TextField("Name", text: $model.name)
        }
    }
    private struct Providing: View {
        let model: Model?
        let log: Log
        var body: some View {
            VStack {
                OptionalReader(log: log)
                if let model { Reader().environment(model) }
            }
            .environment(model)
        }
    }

    func testAModelIsFoundByItsType() async throws {
        let log = Log()
        let view = ViewUnderTest(Providing(model: nil, log: log))
        XCTAssertEqual(view.texts, ["nil"])
        let model = Model("one")
        view.update(Providing(model: model, log: log))
        XCTAssertEqual(view.texts, ["one"])
        XCTAssertEqual(log.take(), ["optional", "optional"])
        try view.find(.textField).setText("two")
        await view.settle()
        XCTAssertEqual(view.texts, ["two"])
        view.update(Providing(model: nil, log: log))
        XCTAssertEqual(view.texts, ["nil"])
    }

    // MARK: EN4

    func testDescriptionListsWritesNewestFirst() async {
        var values = EnvironmentValues()
        XCTAssertEqual(values.description, "[]")
        XCTAssertEqual(values.flag, false)
        XCTAssertEqual(values.description, "[]")
        values.flag = false
        XCTAssertEqual(values.description, "[EnvironmentPropertyKey<FlagKey> = false]")
        values.flag = true
        values.size = 1
        XCTAssertEqual(
            values.description,
            "[EnvironmentPropertyKey<SizeKey> = 1, EnvironmentPropertyKey<FlagKey> = true, "
                + "EnvironmentPropertyKey<FlagKey> = false]")
        let copy = values
        values.size = 2
        XCTAssertEqual(copy.size, 1)
        XCTAssertEqual(values.size, 2)
    }
}

import SwiftUI
import SwiftUITesting
import XCTest

private struct FactorKey: EnvironmentKey { static let defaultValue = 1 }
extension EnvironmentValues {
    fileprivate var factor: Int {
        get { self[FactorKey.self] }
        set { self[FactorKey.self] = newValue }
    }
}

/// Properties and modifiers of the author's own, with state in them.
@MainActor
final class DynamicPropertyTests: XCTestCase {
    @propertyWrapper
    private struct Scaled: DynamicProperty {
        @State private var base = 1
        @Environment(\.factor) private var factor
        private var scaled = 0
        let log: Log
        init(_ log: Log) { self.log = log }

        var wrappedValue: Int {
            get { scaled }
            nonmutating set { base = newValue }
        }
        mutating func update() {
            scaled = base * factor
            MainActor.assumeIsolated { [log, scaled] in log("update \(scaled)") }
        }
    }

    private struct Reader: View {
        @Scaled private var value: Int
        let log: Log
        init(_ log: Log) {
            _value = Scaled(log)
            self.log = log
        }
        var body: some View {
            let _ = log("body \(value)")
            Button("\(value)") { value = 5 }
        }
    }
    private struct Parent: View {
        let log: Log
        @State private var factor = 10
        var body: some View {
            VStack {
                Button("Factor") { factor = 100 }
                Reader(log)
            }
            .environment(\.factor, factor)
        }
    }

    func testUpdateRunsBeforeEachBodyWithPresentValues() async throws {
        let log = Log()
        let view = ViewUnderTest(Parent(log: log))
        XCTAssertEqual(log.take(), ["update 10", "body 10"])
        try view.find(.button, "10").press()
        XCTAssertEqual(log.take(), ["update 50", "body 50"])
        try view.find(.button, "Factor").press()
        XCTAssertEqual(log.take(), ["update 500", "body 500"])
        XCTAssertEqual(view.buttons, ["Factor", "500"])
    }

    private struct Counting: ViewModifier {
        let name: String
        let log: Log
        @State private var count = 0
        func body(content: Content) -> some View {
            let _ = log("modifier")
            HStack {
                content
                Button("\(name) \(count)") { count += 1 }
            }
        }
    }
    private struct Modified: View {
        let log: Log
        @State private var name = "a"
        var body: some View {
            VStack {
                Button("Rename") { name = "b" }
                Noting(name: "content", log: log).modifier(Counting(name: name, log: log))
            }
        }
    }

    func testAModifierHasStateOfItsOwn() async throws {
        let log = Log()
        let view = ViewUnderTest(Modified(log: log))
        XCTAssertEqual(log.take(), ["modifier", "content"])
        try view.find(.button, "a 0").press()
        XCTAssertEqual(log.take(), ["modifier"])
        try view.find(.button, "Rename").press()
        XCTAssertEqual(log.take(), ["modifier"])
        XCTAssertEqual(view.buttons, ["Rename", "b 1"])
    }

    private struct Doubling: ViewModifier {
        func body(content: Content) -> some View {
            VStack {
                content
                content
            }
        }
    }

    func testContentUsedTwiceIsTwoViews() async throws {
        let view = ViewUnderTest(PressCounter(name: "c").modifier(Doubling()).modifier(EmptyModifier()))
        XCTAssertEqual(view.buttons, ["c: 0", "c: 0"])
        try view.elements(.button)[1].press()
        XCTAssertEqual(view.buttons, ["c: 0", "c: 1"])
    }

    private struct Conditional: ViewModifier {
        let isShown: Bool
        func body(content: Content) -> some View {
            if isShown { content } else { Text("hidden") }
        }
    }

    func testContentInABranch() async throws {
        let view = ViewUnderTest(PressCounter(name: "c").modifier(Conditional(isShown: true)))
        try view.find(.button).press()
        view.update(PressCounter(name: "d").modifier(Conditional(isShown: true)))
        XCTAssertEqual(view.buttons, ["d: 1"])
        view.update(PressCounter(name: "d").modifier(Conditional(isShown: false)))
        XCTAssertEqual(view.texts, ["hidden"])
        view.update(PressCounter(name: "e").modifier(Conditional(isShown: true)))
        XCTAssertEqual(view.buttons, ["e: 0"])
    }
}

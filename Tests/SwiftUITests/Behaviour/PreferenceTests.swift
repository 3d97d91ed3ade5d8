import SwiftUI
import SwiftUITesting
import XCTest

private struct Names: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

/// PR1–PR3.
@MainActor
final class PreferenceTests: XCTestCase {
    private func collected(_ view: some View) -> [String] {
        let log = Log()
        let view = ViewUnderTest(view.onPreferenceChange(Names.self) { log($0.joined(separator: ",")) })
        defer { view.end() }
        XCTAssertEqual(log.entries.count, 1, "told once")
        return log.entries
    }

    func testSiblingsAreReducedInOrder() async {
        XCTAssertEqual(
            collected(
                VStack {
                    Text("1").preference(key: Names.self, value: ["child-1"])
                    HStack { Text("2").preference(key: Names.self, value: ["child-2"]) }
                    ForEach(3..<5, id: \.self) { Text("x").preference(key: Names.self, value: ["child-\($0)"]) }
                    if true { Text("5").preference(key: Names.self, value: ["child-5"]) }
                    Button {
                    } label: {
                        Text("6").preference(key: Names.self, value: ["child-6"])
                    }
                }
            ), ["child-1,child-2,child-3,child-4,child-5,child-6"])
    }

    func testAnAncestorReplaces() async {
        XCTAssertEqual(
            collected(
                VStack {
                    Text("1").preference(key: Names.self, value: ["child-1"])
                    Text("2").preference(key: Names.self, value: ["child-2"])
                }
                .preference(key: Names.self, value: ["parent-1"])), ["parent-1"])
        XCTAssertEqual(
            collected(
                Text("1").preference(key: Names.self, value: ["near"]).preference(key: Names.self, value: ["far"])),
            ["far"])
    }

    func testTransformEdits() async {
        XCTAssertEqual(
            collected(
                VStack {
                    Text("1").preference(key: Names.self, value: ["a"])
                    Text("2").transformPreference(Names.self) { $0.append("added to nothing") }
                }
                .transformPreference(Names.self) { $0.append("b") }), ["a,added to nothing,b"])
    }

    private struct Changing: View {
        let log: Log
        @State private var name = "a"
        @State private var isShown = false
        @State private var other = 0
        var body: some View {
            VStack {
                Button("Name") { name += "a" }
                Button("Show") { isShown.toggle() }
                Button("Other") { other += 1 }
                Text("\(other)")
                Inner(name: name, isShown: isShown)
            }
            .onPreferenceChange(Names.self) { log($0.joined(separator: ",")) }
        }
        struct Inner: View {
            let name: String
            let isShown: Bool
            var body: some View {
                Text("x").preference(key: Names.self, value: [name])
                if isShown { Text("y").preference(key: Names.self, value: ["shown"]) }
            }
        }
    }

    func testChangesAreToldAndNothingElse() async throws {
        let log = Log()
        let view = ViewUnderTest(Changing(log: log))
        XCTAssertEqual(log.take(), ["a"])
        try view.find(.button, "Other").press()
        XCTAssertEqual(log.take(), [])
        try view.find(.button, "Name").press()
        XCTAssertEqual(log.take(), ["aa"])
        try view.find(.button, "Show").press()
        XCTAssertEqual(log.take(), ["aa,shown"])
        try view.find(.button, "Show").press()
        XCTAssertEqual(log.take(), ["aa"])
    }

    private struct Shown: View {
        @State private var names: [String] = []
        @State private var count = 1
        var body: some View {
            VStack {
                Button("More") { count += 1 }
                Text(names.joined(separator: ","))
                ForEach(0..<count, id: \.self) { Text("x").preference(key: Names.self, value: ["\($0)"]) }
            }
            .onPreferenceChange(Names.self) { names = $0 }
        }
    }

    func testAReaderMayShowWhatItRead() async throws {
        let view = ViewUnderTest(Shown())
        XCTAssertEqual(view.texts, ["0", "x"])
        try view.find(.button, "More").press()
        XCTAssertEqual(view.texts, ["0,1", "x", "x"])
        XCTAssertEqual(view.messages, [])
    }

    private struct Overlaid: View {
        @State private var count = 1
        var body: some View {
            VStack {
                Button("More") { count += 1 }
                ForEach(0..<count, id: \.self) { Text("x").preference(key: Names.self, value: ["\($0)"]) }
            }
            .overlayPreferenceValue(Names.self) { Text("over " + $0.joined(separator: ",")) }
            .backgroundPreferenceValue(Names.self) { Text("under " + $0.joined(separator: ",")) }
        }
    }

    func testLayersOfPreferences() async throws {
        let view = ViewUnderTest(Overlaid())
        XCTAssertEqual(Set(view.texts), ["x", "over 0", "under 0"])
        try view.find(.button, "More").press()
        XCTAssertEqual(Set(view.texts), ["x", "over 0,1", "under 0,1"])
        XCTAssertEqual(view.messages, [])
    }

    private struct LastName: PreferenceKey {
        static let defaultValue = "default"
        /// Tolerates the default on either side.
        static func reduce(value: inout String, nextValue: () -> String) {
            let next = nextValue()
            if next != defaultValue { value = next }
        }
    }

    func testAReducerThatToleratesTheDefault() async {
        let log = Log()
        let view = ViewUnderTest(
            Text("x").preference(key: LastName.self, value: "set")
                .overlay { if true { Text("y") } }
                .onPreferenceChange(LastName.self) { log($0) })
        XCTAssertEqual(log.entries, ["set"])
        view.end()
    }
}

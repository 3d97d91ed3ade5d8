import HeadlessToolkit
import SwiftUITesting
import ViewGraph
import XCTest

@testable import SwiftUI

/// Sections on their own.
@MainActor
final class SectionTests: XCTestCase {
    func testASectionIsAGroupElsewhere() async throws {
        let view = ViewUnderTest(
            VStack(spacing: 10) {
                Section {
                    Text("One")
                    Text("Two")
                } header: {
                    Text("Above")
                } footer: {
                    Text("Below")
                }
                Section("Title") { Text("Three") }
                Section(isExpanded: .constant(false)) {
                    Text("Four")
                } header: {
                    Text("Closed")
                }
                Section {
                    Text("Five")
                } footer: {
                    Text("End")
                }
                Section(header: Text("Old")) { Text("Six") }
            }, size: CGSize(width: 300, height: 600))
        XCTAssertEqual(
            view.texts,
            ["Above", "One", "Two", "Below", "Title", "Three", "Closed", "Four", "Five", "End", "Old", "Six"])
        let tops = view.elements(.label).map(\.frame.minY)
        XCTAssertEqual(tops, tops.sorted())
        XCTAssertEqual(view.problems, [])
    }

    private struct Changing: View {
        @State private var count = 1

        var body: some View {
            VStack {
                Section {
                    ForEach(0..<count, id: \.self) { Text("Row \($0)") }
                } header: {
                    if count > 1 { Text("Several") }
                }
                Button("More") { count += 1 }
            }
        }
    }

    func testPartsComeAndGo() async throws {
        let view = ViewUnderTest(Changing())
        XCTAssertEqual(view.texts, ["Row 0"])
        try view.find(.button, "More").press()
        XCTAssertEqual(view.texts, ["Several", "Row 0", "Row 1"])
        XCTAssertEqual(view.problems, [])
    }

    /// Stands for a container that tells sections apart.
    private final class Reader<Content: View>: _GraphNode {
        var child: _GraphNode!
        var changes = 0

        init(_ content: Content, parent: _GraphNode) {
            super.init(parent: parent)
            flags.insert(.inSectionedContainer)
            child = Content._makeNode(content, self)
        }
        override func childOutputsChanged() -> Bool {
            changes += 1
            return true
        }
        override func forEachChild(_ body: (_GraphNode) -> Void) { if let child { body(child) } }
        override func unmount() {
            super.unmount()
            child.unmount()
        }
        var summary: [String] {
            child.layoutItems().map { item in
                guard let section = item as? SectionItem else { return "view" }
                return "\(section.header.count) \(section.content.count) \(section.footer.count) "
                    + "\(section.isExpanded.map { "\($0)" } ?? "-")"
            }
        }
    }

    private struct Read<Content: View>: _PrimitiveView {
        let content: Content
        let found: (Reader<Content>) -> Void
        static func _makeNode(_ view: Self, _ parent: _GraphNode) -> _GraphNode {
            let node = Reader(view.content, parent: parent)
            view.found(node)
            return node
        }
        static func _updateNode(_ node: _GraphNode, _ view: Self) {}
    }

    private struct Parts: View {
        @State var isOpen = false
        @State var isLong = false
        let remote: (Binding<Bool>, Binding<Bool>) -> Void

        var body: some View {
            remote($isOpen, $isLong)
            return Group {
                Text("Before")
                Section {
                    Text("One")
                    if isLong { Text("Two") }
                } header: {
                    Text("Header")
                }
                Section("Title", isExpanded: $isOpen) { Text("Three") }.font(.title)
                VStack { Section("Inside a stack") { Text("Four") } }
            }
        }
    }

    func testAContainerTellsThemApart() async throws {
        var open: Binding<Bool>!
        var long: Binding<Bool>!
        var reader: Reader<Parts>!
        let view = ViewUnderTest(
            Read(
                content: Parts {
                    open = $0
                    long = $1
                }
            ) { reader = $0 })
        XCTAssertEqual(reader.summary, ["view", "1 1 0 -", "1 1 0 false", "view"])
        open.wrappedValue = true
        long.wrappedValue = true
        await view.settle()
        XCTAssertGreaterThan(reader.changes, 0)
        XCTAssertEqual(reader.summary, ["view", "1 2 0 -", "1 1 0 true", "view"])
        let section = try XCTUnwrap(reader.child.layoutItems()[2] as? SectionItem)
        section.isExpandedChangedByPerson(false)
        XCTAssertEqual(open.wrappedValue, false)
    }
}

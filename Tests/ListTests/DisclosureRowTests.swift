import Foundation
import HeadlessToolkit
import SwiftUITesting
import ViewGraph
import XCTest

@testable import SwiftUI

/// Groups that can be hidden, as rows of lists, and data that is brought up to date.
@MainActor
final class DisclosureRowTests: XCTestCase {
    private struct Groups: View {
        @State private var isOpen = false

        var body: some View {
            List {
                DisclosureGroup("Outer", isExpanded: $isOpen) {
                    Text("One")
                    ForEach(0..<3) { Text("Loop \($0)") }
                    DisclosureGroup("Inner") { Text("Deep") }
                }
                Text("After")
                HStack { DisclosureGroup("In a stack") { Text("Hidden") } }
            }
        }
    }

    func testTheContentOfAGroupIsRows() async throws {
        let view = ViewUnderTest(Groups(), size: CGSize(width: 300, height: 600))
        let list = try view.list
        XCTAssertEqual(list.rowCount, 3)
        XCTAssertEqual(list.content(ofRow: 0)?.isExpanded, false)
        XCTAssertTrue(list.setExpanded(true, 0))
        await view.settle()
        XCTAssertEqual(
            Array(try view.rowNames.prefix(7)), ["Outer", "One", "Loop 0", "Loop 1", "Loop 2", "Inner", "After"])
        XCTAssertEqual((0..<7).map { list.content(ofRow: $0)?.level }, [1, 2, 2, 2, 2, 2, 0])
        XCTAssertTrue(list.setExpanded(true, 5))
        await view.settle()
        XCTAssertEqual(try view.rowNames[6], "Deep")
        XCTAssertEqual(list.content(ofRow: 6)?.level, 3)
        XCTAssertTrue(list.setExpanded(false, 0))
        await view.settle()
        XCTAssertEqual(list.rowCount, 3)
        XCTAssertEqual(view.problems, [])
    }

    private struct Loop: View {
        let names = ["A", "B"]
        var body: some View {
            List { ForEach(names, id: \.self) { name in DisclosureGroup(name) { Text("In \(name)") } } }
        }
    }

    func testGroupsInALoop() async throws {
        let view = ViewUnderTest(Loop(), size: CGSize(width: 300, height: 400))
        let list = try view.list
        XCTAssertTrue(list.setExpanded(true, 1))
        await view.settle()
        XCTAssertEqual(try view.rowNames, ["A", "B", "In B"])
    }

    private struct Refreshing: View {
        @State private var count = 0
        let gate: Gate

        var body: some View {
            List { RefreshRow(count: count) }
                .refreshable {
                    await gate.wait()
                    count += 1
                }
        }
    }

    private struct RefreshRow: View {
        let count: Int
        @Environment(\.refresh) private var refresh
        var body: some View {
            HStack {
                Text("Count \(count)")
                Button("Refresh") { Task { await refresh?() } }.disabled(refresh == nil)
            }
        }
    }

    @MainActor
    final class Gate {
        var waiting: [CheckedContinuation<Void, Never>] = []
        func wait() async { await withCheckedContinuation { waiting.append($0) } }
        func open() {
            for one in waiting { one.resume() }
            waiting = []
        }
    }

    func testDataIsBroughtUpToDateByKeysAndByTheAction() async throws {
        let gate = Gate()
        let view = ViewUnderTest(Refreshing(gate: gate), size: CGSize(width: 300, height: 400))
        func waiting(_ count: Int) async {
            for _ in 0..<200 where gate.waiting.count != count {
                await Task.yield()
                await view.settle()
            }
            XCTAssertEqual(gate.waiting.count, count)
        }
        XCTAssertTrue(try view.find(.button, "Refresh").widget.perform(.press))
        await waiting(1)
        // Once at a time.
        XCTAssertTrue(try view.find(.button, "Refresh").widget.perform(.press))
        await view.settle()
        XCTAssertEqual(gate.waiting.count, 1)
        gate.open()
        for _ in 0..<200 where try view.rowNames != ["Count 1"] {
            await Task.yield()
            await view.settle()
        }
        XCTAssertEqual(try view.rowNames, ["Count 1"])
    }
}

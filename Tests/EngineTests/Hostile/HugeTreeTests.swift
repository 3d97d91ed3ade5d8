import SwiftUI
import XCTest

@MainActor
final class HugeTreeTests: HostileTestCase {
    func testTenThousandChildren() async {
        let texts = await survive {
            Counting { count in
                ForEach(0..<10_000) { Text(verbatim: "row \($0 + count)") }
            }
        } then: { app in
            XCTAssert(app.window.contentSurface.first(name: "more")?.perform(.press) == true)
        }
        XCTAssertEqual(texts.count, 10_000)
        XCTAssertEqual(texts.first, "row 1")
    }

    private struct Nest: View {
        let depth: Int
        let isRow: Bool
        var body: some View {
            if depth == 0 {
                Text(verbatim: "inside")
            } else if isRow {
                HStack { Nest(depth: depth - 1, isRow: false) }
            } else {
                VStack { Nest(depth: depth - 1, isRow: true) }
            }
        }
    }

    func testFiveHundredStacksInEachOther() async {
        let texts = await survive {
            Counting { count in Nest(depth: 500 - count, isRow: true) }
        } then: { app in
            XCTAssert(app.window.contentSurface.first(name: "more")?.perform(.press) == true)
        }
        XCTAssertEqual(texts, ["inside"])
    }

    private struct Wrapped: View {
        let depth: Int
        var body: some View {
            if depth == 0 {
                Text(verbatim: "inside")
            } else {
                AnyView(Wrapped(depth: depth - 1).padding(1).opacity(0.99))
            }
        }
    }

    func testHundredsOfModifiers() async {
        let texts = await survive { Wrapped(depth: 200) }
        XCTAssertEqual(texts, ["inside"])
    }

    func testAHugeRangeInAScrollView() async {
        let texts = await survive {
            ScrollView {
                VStack {
                    ForEach(0..<20_000) { Text(verbatim: "row \($0)") }
                }
            }
        }
        XCTAssertEqual(texts.count, 20_000)
    }
}

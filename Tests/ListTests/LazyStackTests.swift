import HeadlessToolkit
import SwiftUITesting
import ViewGraph
import XCTest

@testable import SwiftUI

/// Stacks and grids that make what is visible.
@MainActor
final class LazyStackTests: XCTestCase {
    private struct Column: View {
        @State private var fruits: [Fruit]
        let counter: Counter
        let remote: Remote<[Fruit]>

        init(_ count: Int, _ counter: Counter, _ remote: Remote<[Fruit]> = Remote()) {
            _fruits = State(initialValue: (0..<count).map { Fruit($0) })
            self.counter = counter
            self.remote = remote
        }

        var body: some View {
            remote.value = $fruits
            let counter = counter
            return ScrollView {
                LazyVStack(alignment: .leading, spacing: 0) {
                    Text("Top")
                    ForEach(fruits) { CountedRow(name: $0.name, counter: counter).frame(height: 40) }
                }
            }
        }
    }

    private func scroll<V: View>(_ view: ViewUnderTest<V>) throws -> HeadlessScrollSurface {
        try XCTUnwrap(view.find(.scrollView).widget as? HeadlessScrollSurface)
    }

    /// Names of rows that are in view.
    private func visible<V: View>(_ view: ViewUnderTest<V>) throws -> [String] {
        let shown = try scroll(view).frame
        return view.elements(.label).filter { $0.frame.intersects(shown) && $0.name.hasPrefix("Fruit") }
            .sorted { $0.frame.minY < $1.frame.minY }.map(\.name)
    }

    func testOnlyWhatIsVisibleIsMade() async throws {
        for count in [1_000, 100_000] {
            let counter = Counter()
            let view = ViewUnderTest(Column(count, counter), size: CGSize(width: 300, height: 400))
            await view.settle()
            XCTAssertLessThan(counter.bodies, 250)
            XCTAssertEqual(try visible(view).first, "Fruit 0")
            let scroll = try scroll(view)
            XCTAssertEqual(scroll.contentSize.height, CGFloat(count) * 40, accuracy: CGFloat(count) * 3)
            scroll.scroll(to: CGPoint(x: 0, y: 20_000))
            await view.settle()
            let first = try Int(XCTUnwrap(visible(view).first).dropFirst("Fruit ".count)) ?? 0
            XCTAssertTrue((450...550).contains(first), "\(first)")
            XCTAssertGreaterThanOrEqual(try visible(view).count, 9)
            XCTAssertLessThan(counter.bodies, 300)
            XCTAssertEqual(view.problems, [])
        }
    }

    func testOneChangeIsOneBody() async throws {
        let (counter, remote) = (Counter(), Remote<[Fruit]>())
        let view = ViewUnderTest(Column(10_000, counter, remote), size: CGSize(width: 300, height: 400))
        await view.settle()
        let before = counter.bodies
        remote.value.wrappedValue[3].name = "Fruit new"
        await view.settle()
        XCTAssertEqual(counter.bodies - before, 1)
        XCTAssertEqual(try visible(view)[3], "Fruit new")
    }

    func testStateStaysWithTheElement() async throws {
        let remote = Remote<[Fruit]>()
        let view = ViewUnderTest(Column(500, Counter(), remote), size: CGSize(width: 300, height: 400))
        await view.settle()
        try view.find(.button, "Press Fruit 2").press()
        try scroll(view).scroll(to: CGPoint(x: 0, y: 10_000))
        await view.settle()
        XCTAssertNil(try? view.find(.button, "Press Fruit 2"))
        remote.value.wrappedValue.insert(Fruit(1_000), at: 0)
        try scroll(view).scroll(to: .zero)
        await view.settle()
        XCTAssertEqual(try visible(view).prefix(4), ["Fruit 1000", "Fruit 0", "Fruit 1", "Fruit 2"])
        XCTAssertTrue(view.texts.contains("1"))
        remote.value.wrappedValue = []
        await view.settle()
        XCTAssertEqual(view.texts, ["Top"])
        XCTAssertEqual(view.problems, [])
    }

    func testAGridHasColumns() async throws {
        let counter = Counter()
        let view = ViewUnderTest(
            ScrollView {
                LazyVGrid(
                    columns: [GridItem(.fixed(50)), GridItem(.flexible()), GridItem(.flexible(maximum: 60))],
                    spacing: 10
                ) {
                    Section("Header") {
                        ForEach(0..<10_000) { index in
                            Color.red.frame(height: 20).overlay(CountedText(text: "Cell \(index)", counter: counter))
                        }
                    }
                }
            }, size: CGSize(width: 300, height: 300))
        await view.settle()
        XCTAssertLessThan(counter.bodies, 1_000)
        let frames = try (0..<6).map { try view.find(.label, "Cell \($0)").frame }
        // 300 - 2 * 8 - 50 is left: 117 for one, 60 for the other; of 57 more a half is before them.
        let start = 57.0 / 2
        XCTAssertEqual(frames[0].midX, start + 25, accuracy: 1)
        XCTAssertEqual(frames[1].midX, start + 58 + 117 / 2, accuracy: 1)
        XCTAssertEqual(frames[2].midX, start + 58 + 117 + 8 + 30, accuracy: 1)
        XCTAssertEqual(frames[3].midY - frames[0].midY, 30, accuracy: 1)
        XCTAssertLessThan(try view.find(.label, "Header").frame.maxY, frames[0].minY + 1)
        XCTAssertEqual(view.problems, [])
    }

    func testTracks() {
        func lengths(_ items: [GridItem], _ length: CGFloat) -> [CGFloat] {
            GridTrack.tracks(items, in: length).map(\.length)
        }
        let third: CGFloat = (320 - 16) / 3
        XCTAssertEqual(lengths([GridItem(.adaptive(minimum: 100))], 320), [third, third, third])
        XCTAssertEqual(lengths([GridItem(.adaptive(minimum: 100))], 50), [100])
        XCTAssertEqual(
            lengths([GridItem(), GridItem(.fixed(100), spacing: 0), GridItem()], 308),
            [100, 100, 100] as [CGFloat])
        XCTAssertEqual(lengths([], 100), [])
    }

    private struct CountedText: View {
        let text: String
        let counter: Counter
        var body: some View {
            counter.bodies += 1
            return Text(text)
        }
    }

    func testHeadersStayInSight() async throws {
        let view = ViewUnderTest(
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                    ForEach(0..<20, id: \.self) { section in
                        Section {
                            ForEach(0..<10) { Text("Row \(section).\($0)").frame(height: 30) }
                        } header: {
                            Text("Header \(section)").frame(height: 20)
                        }
                    }
                }
            }, size: CGSize(width: 300, height: 200))
        await view.settle()
        XCTAssertEqual(try view.find(.label, "Header 0").frame.minY, 0, accuracy: 4)
        try scroll(view).scroll(to: CGPoint(x: 0, y: 150))
        await view.settle()
        XCTAssertEqual(try view.find(.label, "Header 0").frame.minY, 0, accuracy: 4)
        // The next header pushes it away.
        try scroll(view).scroll(to: CGPoint(x: 0, y: 310))
        await view.settle()
        XCTAssertEqual(try view.find(.label, "Header 0").frame.minY, -10, accuracy: 4)
        XCTAssertEqual(try view.find(.label, "Header 1").frame.minY, 10, accuracy: 4)
        XCTAssertEqual(view.problems, [])
    }

    func testAllIsMadeOutsideOfAScrollView() async throws {
        let view = ViewUnderTest(
            LazyHStack(spacing: 5) { ForEach(0..<8) { Text("\($0)") } }, size: CGSize(width: 400, height: 100))
        await view.settle()
        XCTAssertEqual(view.texts, (0..<8).map(String.init))
        let frames = view.elements(.label).map(\.frame)
        XCTAssertEqual(frames[1].minX - frames[0].maxX, 5)
        XCTAssertEqual(view.problems, [])
    }
}

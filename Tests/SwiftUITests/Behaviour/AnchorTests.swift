import SwiftUI
import SwiftUITesting
import XCTest

/// Places in views that are handed up, and read elsewhere.
@MainActor
final class AnchorTests: XCTestCase {
    private struct Bounds: PreferenceKey {
        static var defaultValue: [Int: Anchor<CGRect>] { [:] }
        static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) {
            value.merge(nextValue()) { $1 }
        }
    }

    /// A mark that lies over the chosen of several buttons.
    private struct Tabs: View {
        @State private var chosen = 1
        @State private var isWide = false
        var body: some View {
            HStack(spacing: 10) {
                if isWide { Text("Something before") }
                ForEach(0..<3) { index in
                    Button("Tab \(index)") { chosen = index }
                        .anchorPreference(key: Bounds.self, value: .bounds) { [index: $0] }
                }
                Button("Wide") { isWide.toggle() }
            }
            .overlayPreferenceValue(Bounds.self) { anchors in
                GeometryReader { proxy in
                    if let anchor = anchors[chosen] {
                        let frame = proxy[anchor]
                        Text("mark").frame(width: frame.width, height: frame.height)
                            .background { Color.red.accessibilityLabel("Mark").accessibilityElement() }
                            .offset(x: frame.minX, y: frame.minY)
                            .allowsHitTesting(false)
                    }
                }
            }
            .padding(20)
        }
    }

    func testAMarkFollowsTheChosenView() async throws {
        let app = ViewUnderTest(Tabs(), size: CGSize(width: 700, height: 200))
        func assertMarked(_ name: String, line: UInt = #line) throws {
            let (mark, tab) = (try app.find(nil, "mark").frame, try app.find(.button, name).frame)
            XCTAssertEqual(mark.midX, tab.midX, accuracy: 0.5, line: line)
            XCTAssertEqual(mark.midY, tab.midY, accuracy: 0.5, line: line)
        }
        try assertMarked("Tab 1")
        try app.find(.button, "Tab 2").press()
        try assertMarked("Tab 2")
        // What is before it moves it.
        let before = try app.find(.button, "Tab 2").frame.minX
        try app.find(.button, "Wide").press()
        XCTAssertNotEqual(try app.find(.button, "Tab 2").frame.minX, before)
        try assertMarked("Tab 2")
        XCTAssertEqual(app.problems, [])
    }

    private struct Points: PreferenceKey {
        static var defaultValue: [Anchor<CGPoint>] { [] }
        static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) { value += nextValue() }
    }

    func testPointsOfAViewAndAround() async throws {
        struct Content: View {
            var body: some View {
                Color.clear.frame(width: 40, height: 20)
                    .anchorPreference(key: Points.self, value: .bottomTrailing) { [$0] }
                    .transformAnchorPreference(key: Points.self, value: .point(CGPoint(x: 3, y: 4))) { $0.append($1) }
                    .padding(10)
                    .transformAnchorPreference(key: Points.self, value: .center) { $0.append($1) }
                    .frame(width: 200, height: 100, alignment: .topLeading)
                    .backgroundPreferenceValue(Points.self) { points in
                        GeometryReader { proxy in
                            Text(points.map { "\(Int(proxy[$0].x)) \(Int(proxy[$0].y))" }.joined(separator: ", "))
                        }
                    }
            }
        }
        let app = ViewUnderTest(Content(), size: CGSize(width: 300, height: 200))
        XCTAssertEqual(app.texts, ["50 30, 13 14, 30 20"])
    }

    func testAnchorsOfOneViewAreEqual() async throws {
        final class Seen: @unchecked Sendable { var anchors: [[Int: Anchor<CGRect>]] = [] }
        struct Content: View {
            let seen: Seen
            @State private var count = 0
            var body: some View {
                VStack {
                    Text("\(count)").anchorPreference(key: Bounds.self, value: .bounds) { [count: $0, -1: $0] }
                    Button("Count") { count += 1 }
                }
                .onPreferenceChange(Bounds.self) { seen.anchors.append($0) }
            }
        }
        let seen = Seen()
        let app = ViewUnderTest(Content(seen: seen), size: CGSize(width: 300, height: 200))
        try app.find(.button, "Count").press()
        XCTAssertEqual(seen.anchors.count, 2)
        XCTAssertEqual(seen.anchors.first?[-1], seen.anchors.last?[-1])
    }
}

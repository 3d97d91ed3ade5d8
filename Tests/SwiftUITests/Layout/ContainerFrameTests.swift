import HeadlessToolkit
import SwiftUITesting
import XCTest

@testable import SwiftUI

/// Views measured by the container around them, and margins of what scrolls.
@MainActor
final class ContainerFrameTests: XCTestCase {
    private let size = CGSize(width: 400, height: 200)

    func testAPartOfTheWindow() async throws {
        let app = ViewUnderTest(
            HStack(spacing: 0) {
                Button("left") {}.containerRelativeFrame(.horizontal) { length, _ in length / 4 }
                Button("right") {}.containerRelativeFrame([.horizontal, .vertical], count: 2, spacing: 20)
            }, size: size)
        let (left, right) = (try app.find(.button, "left").frame, try app.find(.button, "right").frame)
        // 100 points and 190 points in the middle of 400.
        XCTAssertEqual(left.midX, 55 + 50, accuracy: 1)
        XCTAssertEqual(right.midX, 55 + 100 + 95, accuracy: 1)
        XCTAssertEqual(right.midY, 100, accuracy: 1)
    }

    private struct Pages: View {
        var margins: CGFloat?
        var body: some View {
            VStack(spacing: 0) {
                Color.clear.frame(height: 50)
                ScrollView(.horizontal) {
                    HStack(spacing: 10) {
                        ForEach(0..<3) { index in
                            Button("Page \(index)") {}.containerRelativeFrame(.horizontal, count: 2, spacing: 10)
                                .background(Color.red)
                        }
                    }
                }
                .contentMargins(.horizontal, margins)
            }
        }
    }

    func testPartsOfAScrollView() async throws {
        let app = ViewUnderTest(Pages(), size: size)
        let frames = try (0..<3).map { try app.find(.button, "Page \($0)").frame }
        // (400 - 10) / 2 and the space between two.
        XCTAssertEqual(frames[1].midX - frames[0].midX, 205, accuracy: 1)
        app.windows[0].resize(to: CGSize(width: 600, height: 200))
        let wide = try (0..<3).map { try app.find(.button, "Page \($0)").frame }
        XCTAssertEqual(wide[1].midX - wide[0].midX, 305, accuracy: 1)
        XCTAssertEqual(app.problems, [])
    }

    func testMarginsAreOutsideOfTheContentAndInsideOfTheScrollView() async throws {
        let app = ViewUnderTest(Pages(margins: 40), size: size)
        let frames = try (0..<2).map { try app.find(.button, "Page \($0)").frame }
        // (320 - 10) / 2, beginning at 40.
        XCTAssertEqual(frames[0].midX, 40 + 155.0 / 2, accuracy: 1)
        XCTAssertEqual(frames[1].midX - frames[0].midX, 165, accuracy: 1)
        app.update(Pages(margins: nil))
        XCTAssertEqual(try app.find(.button, "Page 0").frame.midX, 195.0 / 2, accuracy: 1)
    }

    func testBounceBehaviourChangesNothing() async throws {
        let app = ViewUnderTest(
            ScrollView { Text("in it") }.scrollBounceBehavior(.basedOnSize).contentMargins(20), size: size)
        XCTAssertEqual(try app.find(.label, "in it").frame.minY, 20, accuracy: 1)
    }

    private struct Snapping: View {
        var body: some View {
            ScrollView { VStack { Text("in it") }.scrollTargetLayout() }
                .scrollTargetBehavior(.viewAligned).scrollTargetBehavior(.paging).scrollClipDisabled()
        }
    }

    func testWhatIsIgnoredIsSaid() async throws {
        let app = ViewUnderTest(Snapping(), size: size)
        XCTAssertTrue(app.contains(.label, "in it"))
        XCTAssertEqual(app.messages.count, 3, "\(app.messages)")
    }
}

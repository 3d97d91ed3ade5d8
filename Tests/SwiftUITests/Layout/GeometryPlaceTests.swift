import SwiftUI
import SwiftUITesting
import XCTest

/// Where geometry readers are, in every coordinate space, and who is updated when they move.
@MainActor
final class GeometryPlaceTests: XCTestCase {
    func testAMoveWithoutANewSizeIsRead() async throws {
        let view = ViewUnderTest(Pushed(), size: CGSize(width: 200, height: 200))
        XCTAssertEqual(view.texts.last, "y 20")
        try view.find(.button, "More").press()
        XCTAssertEqual(view.texts.last, "y 50")
        XCTAssertEqual(view.messages, [])
    }

    func testAReaderOfTheSizeAloneIsNotEvaluatedWhenItMoves() async throws {
        Evaluations.count = 0
        let view = ViewUnderTest(PushedSize(), size: CGSize(width: 200, height: 200))
        let before = Evaluations.count
        try view.find(.button, "More").press()
        XCTAssertEqual(Evaluations.count, before)
    }

    func testScrollingMovesWhatIsInside() async throws {
        let view = ViewUnderTest(Scrolled(), size: CGSize(width: 200, height: 100))
        XCTAssertEqual(view.texts.first, "global 30 scroll 0 named 40 bounds 0")
        let scroll = try view.find(.scrollView)
        try scroll.scroll(to: CGPoint(x: 0, y: 25))
        XCTAssertEqual(view.texts.first, "global 5 scroll -25 named 15 bounds 25")
        try scroll.scroll(to: .zero)
        XCTAssertEqual(view.texts.first, "global 30 scroll 0 named 40 bounds 0")
    }

    func testInsideEffectsPlacesAreThoseOfTheWindow() async throws {
        let view = ViewUnderTest(
            VStack(spacing: 0) {
                Color.clear.frame(height: 30)
                PlaceText(space: .global).frame(width: 100, height: 20).opacity(0.5)
                PlaceText(space: .global).frame(width: 100, height: 20).scaleEffect(0.5)
                    .padding(.top, 10)
            }.frame(width: 200, height: 80), size: CGSize(width: 200, height: 80))
        XCTAssertEqual(view.texts, ["(50, 30, 100, 20)", "(75, 65, 50, 10)"])
    }

    func testANameThatNobodyHasIsTheWindow() async throws {
        let view = ViewUnderTest(
            PlaceText(space: .named("nobody")).padding(10), size: CGSize(width: 100, height: 50))
        XCTAssertEqual(view.texts, ["(10, 10, 80, 30)"])
    }

    func testASubviewThatReadsThePlaceIsUpdatedByItself() async throws {
        Evaluations.count = 0
        let view = ViewUnderTest(PushedSubview(), size: CGSize(width: 200, height: 200))
        let before = Evaluations.count
        try view.find(.button, "More").press()
        XCTAssertEqual(view.texts.last, "y 50")
        XCTAssertEqual(Evaluations.count, before, "the reader's own closure read the size alone")
    }

    func testOnGeometryChange() async throws {
        let view = ViewUnderTest(Watched(), size: CGSize(width: 200, height: 200))
        XCTAssertEqual(view.texts.last, "20, 20")
        try view.find(.button, "More").press()
        XCTAssertEqual(view.texts.last, "20, 50")
    }
}

@MainActor
private enum Evaluations {
    static var count = 0
}

/// Something that is pushed down by what is above it.
private struct Pushing<Content: View>: View {
    @State private var height = 20.0
    @ViewBuilder let content: Content

    var body: some View {
        VStack(spacing: 0) {
            Color.clear.frame(height: height)
            content.frame(height: 40)
            Spacer(minLength: 0)
        }
        .overlay(alignment: .bottom) { Button("More") { height += 30 } }
    }
}

private struct Pushed: View {
    var body: some View {
        Pushing { GeometryReader { proxy in Text("y \(Int(proxy.frame(in: .global).minY))") } }
    }
}

private struct PushedSize: View {
    var body: some View {
        Pushing {
            GeometryReader { proxy in
                let _ = Evaluations.count += 1
                Text("\(Int(proxy.size.height))")
            }
        }
    }
}

private struct PushedSubview: View {
    var body: some View {
        Pushing {
            GeometryReader { proxy in
                let _ = Evaluations.count += 1
                Inner(proxy: proxy)
            }
        }
    }

    struct Inner: View {
        let proxy: GeometryProxy
        var body: some View { Text("y \(Int(proxy.frame(in: .global).minY))") }
    }
}

private struct PlaceText: View {
    let space: CoordinateSpace
    var body: some View {
        GeometryReader { proxy in
            let frame = proxy.frame(in: space)
            Text("(\(Int(frame.minX)), \(Int(frame.minY)), \(Int(frame.width)), \(Int(frame.height)))")
        }
    }
}

private struct Scrolled: View {
    var body: some View {
        VStack(spacing: 0) {
            Color.clear.frame(height: 30)
            VStack(spacing: 0) {
                ScrollView {
                    GeometryReader { proxy in
                        let places = [
                            proxy.frame(in: .global), proxy.frame(in: .scrollView),
                            proxy.frame(in: .named("padded")), proxy.bounds(of: .scrollView) ?? .null,
                        ].map { Int($0.minY) }
                        Text("global \(places[0]) scroll \(places[1]) named \(places[2]) bounds \(places[3])")
                    }
                    .frame(height: 300)
                }
            }
            .padding(.top, 40)
            .coordinateSpace(name: "padded")
            .padding(.top, -40)
        }
    }
}

private struct Watched: View {
    @State private var places: [Int] = []
    var body: some View {
        Pushing {
            Color.clear.onGeometryChange(for: Int.self) {
                Int($0.frame(in: .global).minY)
            } action: { old, new in
                places = [old, new]
            }
        }
        .overlay(alignment: .top) { Text(places.map(String.init).joined(separator: ", ")) }
    }
}

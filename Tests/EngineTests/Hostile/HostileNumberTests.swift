import SwiftUI
import XCTest

/// Numbers that are no lengths, wherever a length is taken.
@MainActor
final class HostileNumberTests: HostileTestCase {
    private static let numbers: [(String, CGFloat)] = [
        ("NaN", .nan), ("infinity", .infinity), ("-infinity", -.infinity), ("negative", -50),
        ("greatest", .greatestFiniteMagnitude), ("least", .leastNonzeroMagnitude), ("large", 1e300),
    ]

    /// Shows `content` for every such number, and again going from one to the next. A number that cannot be meant may
    /// be told of once.
    private func surviveNumbers(
        line: UInt = #line, _ content: @escaping (CGFloat) -> some View
    ) async {
        for (name, number) in Self.numbers {
            await survive(name, line: line) {
                VStack {
                    content(number)
                    Text(verbatim: "after")
                }
            }
        }
        let numbers = Self.numbers.map(\.1)
        await survive("one after the other", line: line) {
            Counting { count in
                content(numbers[count % numbers.count])
                Text(verbatim: "after")
            }
        } then: { app in
            for _ in numbers {
                XCTAssert(app.window.contentSurface.first(name: "more")?.perform(.press) == true, line: line)
                XCTAssert(app.toolkit.settle(), line: line)
            }
        }
    }

    func testFrames() async {
        await surviveNumbers { Text(verbatim: "a").frame(width: $0, height: $0) }
        await surviveNumbers { Color.red.frame(width: $0) }
        await surviveNumbers { Text(verbatim: "a").frame(minWidth: $0, minHeight: $0) }
        await surviveNumbers { Text(verbatim: "a").frame(maxWidth: $0, maxHeight: $0) }
        await surviveNumbers { Text(verbatim: "a").frame(idealWidth: $0, idealHeight: $0).fixedSize() }
    }

    func testPaddingAndPlaces() async {
        await surviveNumbers { Text(verbatim: "a").padding($0) }
        await surviveNumbers { Text(verbatim: "a").offset(x: $0, y: $0) }
        await surviveNumbers { Text(verbatim: "a").position(x: $0, y: $0) }
        await surviveNumbers { number in Text(verbatim: "a").alignmentGuide(HorizontalAlignment.center) { _ in number }
        }
        await surviveNumbers { number in Text(verbatim: "a").safeAreaInset(edge: .top, spacing: number) { Color.red } }
    }

    func testStacksAndGrids() async {
        await surviveNumbers { number in
            HStack(spacing: number) {
                Text(verbatim: "a")
                Spacer(minLength: number)
                Text(verbatim: "b")
            }
        }
        await surviveNumbers { number in
            VStack(spacing: number) {
                Text(verbatim: "a").layoutPriority(Double(number))
                Text(verbatim: "b").zIndex(Double(number))
            }
        }
        await surviveNumbers { number in
            Grid(horizontalSpacing: number, verticalSpacing: number) {
                GridRow {
                    Text(verbatim: "a")
                    Color.red.gridCellAnchor(UnitPoint(x: number, y: number))
                }
                Text(verbatim: "b").gridCellColumns(.max)
            }
        }
    }

    func testRatiosAndEffects() async {
        await surviveNumbers { Color.red.aspectRatio($0, contentMode: .fit) }
        await surviveNumbers { Color.red.aspectRatio($0, contentMode: .fill) }
        await surviveNumbers { Color.red.aspectRatio(CGSize(width: $0, height: -$0), contentMode: .fit) }
        await surviveNumbers { Text(verbatim: "a").opacity(Double($0)).cornerRadius($0) }
        await surviveNumbers { Text(verbatim: "a").scaleEffect($0).rotationEffect(.degrees(Double($0))) }
        await surviveNumbers { Text(verbatim: "a").font(.system(size: $0)) }
    }

    func testShapes() async {
        await surviveNumbers { RoundedRectangle(cornerRadius: $0).stroke(Color.red, lineWidth: $0) }
        await surviveNumbers { Circle().inset(by: $0).fill(Color.red) }
    }

    func testReadersAndScrolledViews() async {
        await surviveNumbers { number in
            GeometryReader { Text(verbatim: "\($0.size.width)") }.frame(width: number, height: number)
        }
        await surviveNumbers { number in ScrollView { Color.red.frame(width: number, height: number) } }
        await surviveNumbers { number in
            ViewThatFits {
                Color.red.frame(width: number)
                Text(verbatim: "a")
            }
        }
    }

    func testALayoutThatAnswersSo() async {
        await surviveNumbers { number in
            SuchLayout(number: number) {
                Text(verbatim: "a")
                Text(verbatim: "b")
            }
        }
    }

    private struct SuchLayout: Layout {
        let number: CGFloat
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: number, height: number)
        }
        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
            for subview in subviews {
                subview.place(
                    at: CGPoint(x: number, y: number), proposal: ProposedViewSize(width: number, height: number))
            }
        }
    }

    func testAnimations() async {
        for (name, number) in Self.numbers {
            let animations: [Animation] = [
                .linear(duration: number), .spring(duration: number, bounce: number), .linear.delay(number),
                .linear.speed(number), .spring(response: number, dampingFraction: number, blendDuration: number),
                .interpolatingSpring(mass: number, stiffness: number, damping: number, initialVelocity: number),
                .timingCurve(number, number, number, number, duration: 1), .linear.repeatCount(-1),
            ]
            for animation in animations {
                await survive("\(name): \(animation)") {
                    Animated(animation: animation)
                } then: { app in
                    XCTAssert(app.window.contentSurface.first(name: "go")?.perform(.press) == true)
                    XCTAssert(app.toolkit.advance(by: 1), name)
                }
            }
        }
    }

    private struct Animated: View {
        let animation: Animation
        @State private var isLarge = false
        var body: some View {
            Button("go") { withAnimation(animation) { isLarge.toggle() } }
            Color.red.frame(width: isLarge ? 100 : 10, height: 10).opacity(isLarge ? 1 : 0.5)
        }
    }
}

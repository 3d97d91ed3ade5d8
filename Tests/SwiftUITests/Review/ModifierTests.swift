import SwiftUI
import SwiftUITesting
import XCTest

/// Modifiers within modifiers, and what properties of the author's own read.
@MainActor
final class ModifierTests: XCTestCase {
    private struct Nested: ViewModifier {
        let depth: Int
        func body(content: Content) -> some View {
            if depth > 0 {
                HStack {
                    Text("\(depth)")
                    content
                }.modifier(Nested(depth: depth - 1))
            } else {
                content
            }
        }
    }

    func testModifierThatUsesItself() async throws {
        let view = ViewUnderTest(Text("core").modifier(Nested(depth: 2)))
        XCTAssertEqual(view.texts, ["1", "2", "core"])
    }

    @propertyWrapper
    private struct Doubled: DynamicProperty {
        @Environment(\.lineLimit) private var lineLimit
        private(set) var wrappedValue = 0
        mutating func update() { wrappedValue = (lineLimit ?? 0) * 2 }
    }

    private struct Reader: View {
        @Doubled var doubled
        var body: some View { Text("\(doubled)") }
    }

    private struct Outer: View {
        @State private var limit = 1
        var body: some View {
            VStack {
                Reader().lineLimit(limit)
                Button("More") { limit += 1 }
            }
        }
    }

    func testWhatUpdateReadsIsNoted() async throws {
        let view = ViewUnderTest(Outer())
        XCTAssertEqual(view.texts, ["2"])
        try view.find(.button, "More").press()
        XCTAssertEqual(view.texts, ["4"])
    }

    private final class Model: ObservableObject { @Published var count = 0 }

    private struct ObjectReader: View {
        @EnvironmentObject var model: Model
        var body: some View { Button("\(model.count)") { model.count += 1 } }
    }

    private struct ObjectOwner: View {
        @State private var model: Model?
        @State private var isShown = true
        let made: (Model) -> Void
        var body: some View {
            VStack {
                if isShown { Owner(made: made) }
                Button("Hide") { isShown = false }
            }
        }
        struct Owner: View {
            @StateObject private var model = Model()
            let made: (Model) -> Void
            var body: some View {
                let _ = made(model)
                ObjectReader().environmentObject(model)
            }
        }
    }

    func testEnvironmentObjectGoesWithItsViews() async throws {
        final class Holder { weak var model: Model? }
        let holder = Holder()
        let view = ViewUnderTest(ObjectOwner(made: { holder.model = $0 }))
        try view.find(.button, "0").press()
        XCTAssertTrue(view.contains(.button, "1"))
        XCTAssertNotNil(holder.model)
        try view.find(.button, "Hide").press()
        await view.settle()
        XCTAssertNil(holder.model)
    }
}

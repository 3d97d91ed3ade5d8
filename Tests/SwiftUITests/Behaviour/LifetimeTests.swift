import HeadlessToolkit
import SwiftUI
import SwiftUITesting
import ViewGraph
import XCTest

/// What has left the screen is gone.
@MainActor
final class LifetimeTests: XCTestCase {
    private struct Toggling: View {
        @State private var isOn = false
        @State private var id = 0
        @State private var rows = 3
        var body: some View {
            VStack {
                Button("Toggle") { isOn.toggle() }
                Button("Identify") { id += 1 }
                Button("Rows") { rows = 7 - rows }
                if isOn {
                    Text("on").opacity(0.5).task { try? await Task.sleep(nanoseconds: 1_000_000_000_000) }
                } else {
                    HStack { PressCounter(name: "off").padding() }
                }
                AnyView(erased)
                PressCounter(name: "identified").id(id)
                ForEach(0..<rows, id: \.self) { Text("\($0)").onAppear {}.overlay { Text("over") } }
            }
            .environment(\.layoutDirection, isOn ? .rightToLeft : .leftToRight)
        }
        @ViewBuilder private var erased: some View { if isOn { Toggle("t", isOn: $isOn) } else { Text("t") } }
    }

    func testNodesAndWidgetsDoNotPileUp() async throws {
        let view = ViewUnderTest(Toggling())
        func cycle() async throws {
            for name in ["Toggle", "Identify", "Rows", "Toggle", "Identify", "Rows"] {
                try view.find(.button, name).press()
                await view.settle()
            }
        }
        try await cycle()
        let (nodes, widgets) = (Graph.counts.liveNodes, view.launch.toolkit.record.liveWidgetsByKind)
        for _ in 0..<20 { try await cycle() }
        XCTAssertEqual(Graph.counts.liveNodes, nodes)
        XCTAssertEqual(view.launch.toolkit.record.liveWidgetsByKind, widgets)
        XCTAssertEqual(view.problems, [])
        XCTAssertEqual(view.messages, [])
    }

    func testAnActionMayOutliveItsView() async throws {
        let actions = Actions()
        let view = ViewUnderTest(Escaping(actions: actions))
        view.end()
        actions.list.forEach { $0() }
        let next = ViewUnderTest(PressCounter(name: "next"))
        try next.find(.button, "next: 0").press()
        XCTAssertEqual(next.buttons, ["next: 1"])
    }

    @MainActor
    private final class Actions { var list: [@MainActor () -> Void] = [] }

    private struct Escaping: View {
        let actions: Actions
        @State private var count = 0
        var body: some View {
            Text("\(count)").onAppear {
                actions.list.append { count += 1 }
                actions.list.append { withAnimation { count += 1 } }
            }
        }
    }
}

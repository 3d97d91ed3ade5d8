import SwiftUI
import ViewGraph

/// Opens and closes hundreds of windows, and says what that costs and leaves.
struct ManyApp: App {
    @StateObject private var shown = ShownWindows()

    var body: some Scene { Windows(shown: shown) }

    struct Windows: Scene {
        let shown: ShownWindows

        var body: some Scene {
            WindowGroup("Main") { Rounds(shown: shown) }
            WindowGroup("Leaf", for: Int.self) { $number in
                LeafContent(number: number ?? 0, shown: shown).navigationTitle("Leaf \(number ?? 0)")
            }
        }
    }

    private struct Rounds: View {
        let shown: ShownWindows
        @Environment(\.openWindow) private var openWindow
        @Environment(\.dismissWindow) private var dismissWindow

        var body: some View {
            VStack {
                Button("Open and close 100") { Task { await openAndClose(100) } }
                Button("Open and close 200") { Task { await openAndClose(200) } }
                Button("Open 200") { Task { await grow() } }
            }
        }

        private func openAndClose(_ count: Int) async {
            for number in 1...count {
                openWindow(value: number)
                await shown.wait(for: 1)
                // A few are open at a time in between.
                if number % 5 == 0 { await closeAll() }
            }
            await closeAll()
            // A window that is closed ends with its last frame, which may still be under way.
            var widgets = 0
            while widgets != WidgetCount.living {
                widgets = WidgetCount.living
                try? await Task.sleep(nanoseconds: 200_000_000)
            }
            say("after \(count): nodes \(Graph.counts.liveNodes) widgets \(widgets)")
        }

        private func closeAll() async {
            for number in shown.numbers { dismissWindow(value: number) }
            while !shown.numbers.isEmpty { try? await Task.sleep(nanoseconds: 1_000_000) }
        }

        /// CPU time of the process in ms over 30 ms from each opening on, the medians of twenty, and the widgets of a
        /// window.
        private func grow() async {
            var costs: [Double] = []
            var widgets: [Int] = []
            for number in 1...200 {
                let before = clock()
                openWindow(value: number)
                try? await Task.sleep(nanoseconds: 30_000_000)
                costs.append(Double(clock() - before) / Double(CLOCKS_PER_SEC) * 1000)
                widgets.append(WidgetCount.living)
            }
            let (first, last) = (costs[10..<30].sorted()[10], costs[180...].sorted()[10])
            say(
                "open \(first) \(last) widgets \((widgets[30] - widgets[10]) / 20) \((widgets[199] - widgets[179]) / 20)"
            )
        }
    }

    private struct LeafContent: View {
        let number: Int
        let shown: ShownWindows
        @State private var text = "text"
        @State private var isOn = false
        var body: some View {
            VStack {
                Text("window \(number)").font(.title)
                TextField("Text", text: $text)
                Toggle("Toggle", isOn: $isOn)
                ForEach(0..<5) { index in
                    HStack {
                        Image(systemName: "star"); Text("row \(index)")
                    }
                }
                Button("Button") {}
            }
            .onAppear { shown.appeared(number) }
            .onDisappear { shown.disappeared(number) }
        }
    }
}

/// The same with a bar of menus in each window.
struct ManyBarsApp: App {
    @StateObject private var shown = ShownWindows()

    var body: some Scene {
        ManyApp.Windows(shown: shown)
            .commands { CommandMenu("Extra") { Button("Entry") {} } }
    }
}

@MainActor
final class ShownWindows: ObservableObject {
    private(set) var numbers: Set<Int> = []
    private var appearances = 0

    func appeared(_ number: Int) {
        numbers.insert(number)
        appearances += 1
    }

    func disappeared(_ number: Int) { numbers.remove(number) }

    /// Until `count` windows more have appeared, and some frames have been drawn.
    func wait(for count: Int) async {
        let end = appearances + count
        while appearances < end { try? await Task.sleep(nanoseconds: 1_000_000) }
        try? await Task.sleep(nanoseconds: 15_000_000)
    }
}

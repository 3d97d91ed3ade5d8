import SwiftUI

/// Regression H25: windows that own models, while the state of the app ticks.
struct LeavesApp: App {
    @StateObject private var ticker = Ticker()

    var body: some Scene {
        WindowGroup("Main") { Commands(ticker: ticker) }
        WindowGroup("Leaf", id: "leaf", for: Int.self) { $number in
            LeafView(number: number ?? 0).environmentObject(ticker)
        }
    }

    private struct Commands: View {
        let ticker: Ticker
        @Environment(\.openWindow) private var openWindow
        @Environment(\.dismissWindow) private var dismissWindow
        var body: some View {
            VStack {
                Button("Open 20") { for number in 0..<20 { openWindow(value: number) } }
                Button("Close all") { dismissWindow(id: "leaf") }
                Button("Stop") { ticker.stop() }
            }
        }
    }

    private struct LeafView: View {
        let number: Int
        @StateObject private var model = LeafModel()
        @EnvironmentObject private var ticker: Ticker
        var body: some View {
            VStack {
                Text("leaf \(number) at \(ticker.ticks), by itself \(model.ticks)")
                Button("Press") { model.ticks += 1 }
                Rectangle().frame(width: 20, height: 20)
            }
            .task { await model.run() }
        }
    }
}

@MainActor
final class LeafModel: ObservableObject {
    @Published var ticks = 0
    private static var living = 0 {
        didSet { say("models \(living)") }
    }

    init() { Self.living += 1 }
    isolated deinit { Self.living -= 1 }

    func run() async {
        while !Task.isCancelled {
            ticks += 1
            try? await Task.sleep(nanoseconds: 100_000_000)
        }
    }
}

@MainActor
final class Ticker: ObservableObject {
    @Published private(set) var ticks = 0
    private var timer: Task<Void, Never>?

    init() {
        timer = Task { [weak self] in
            while !Task.isCancelled {
                self?.ticks += 1
                try? await Task.sleep(nanoseconds: 33_000_000)
            }
        }
    }

    func stop() { timer?.cancel() }
}

import SwiftUI

/// Counts clicks, in its state and in a model.
struct CounterApp: App {
    @StateObject private var model = CounterModel()

    var body: some Scene {
        WindowGroup("Counter") {
            VStack {
                CounterRow()
                Text("Model \(model.count)")
                Button("Model") { model.count += 1 }
            }
            .padding()
        }
    }
}

private final class CounterModel: ObservableObject {
    @Published var count = 0
}

private struct CounterRow: View {
    @State private var count = 0

    var body: some View {
        Text("State \(count)")
        Button("State") { count += 1 }
        if count.isMultiple(of: 2) { Text("Even") } else { Text("Odd") }
    }
}

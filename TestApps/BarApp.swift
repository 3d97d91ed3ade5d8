import SwiftUI

/// A bar of menus, for `BarMenuTests`.
struct BarApp: App {
    var body: some Scene {
        WindowGroup("Bar") { BarView() }
            .defaultSize(width: 420, height: 300)
            .commands { CommandMenu("Extra") { Button("Entry") {} } }
        WindowGroup("Other", id: "other") { Text("Other") }
        WindowGroup("Number", for: Int.self) { $number in
            Text("A number").frame(width: 300, height: 200).navigationTitle("Number \(number ?? 0)")
        }
    }
}

private struct BarView: View {
    @State private var count = 0
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View {
        VStack {
            Text("Counted \(count)")
            Button("Count") { count += 1 }
            Button("Numbers") {
                for number in 1...2 { openWindow(value: number) }
            }
            Button("Open and Close") {
                Task {
                    try? await Task.sleep(for: .seconds(1))
                    openWindow(id: "other")
                    try? await Task.sleep(for: .seconds(2))
                    dismissWindow(id: "other")
                }
            }
        }
        // Away from the menus that open above it.
        .padding(.top, 120)
    }
}

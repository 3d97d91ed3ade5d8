import SwiftUI

/// A menu bar extra beside a window, and one that opens a window.
struct ExtraApp: App {
    @State private var count = 0
    @State private var isOn = true

    var body: some Scene {
        WindowGroup("Extra") { Text("Counted \(count), \(isOn ? "on" : "off")").padding(40) }
        MenuBarExtra("Extra \(count)", systemImage: "book") {
            Button("Count") { count += 1 }
            Toggle("Switch", isOn: $isOn)
            Divider()
            Button("Only when on") {}.disabled(!isOn)
        }
    }
}

/// A menu bar extra and nothing else, with a window.
struct ExtraWindowApp: App {
    @State private var count = 0

    var body: some Scene {
        MenuBarExtra("Tracker", systemImage: "clock") {
            VStack {
                Text("Ticks \(count)")
                Button("Tick") { count += 1 }
            }
            .padding(20)
        }
        .menuBarExtraStyle(.window)
    }
}

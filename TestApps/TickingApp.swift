import SwiftUI

/// Menus of an app that is busy, for `MenuBarTests`.
struct TickingApp: App {
    @State private var ticks = 0
    @State private var isTicking = true
    @State private var stayed = 0
    var body: some Scene {
        WindowGroup("Ticking") {
            VStack {
                Text("Ticks \(ticks)")
                Text("Stayed \(stayed)")
                Toggle("Ticking", isOn: $isTicking)
            }
            .padding(60)
            .task(id: isTicking) {
                while isTicking, !Task.isCancelled {
                    try? await Task.sleep(for: .milliseconds(80))
                    ticks += 1
                    // Busy for a good part of the time.
                    let end = ContinuousClock.now + .milliseconds(20)
                    while ContinuousClock.now < end {}
                }
            }
        }
        .commands {
            CommandMenu("Ticks") {
                Button("Tick \(ticks)") {}
                Button("Stays") { stayed += 1 }.keyboardShortcut("k", modifiers: [.command, .shift])
                Button("Odd") {}.disabled(ticks.isMultiple(of: 2))
                Toggle("Even", isOn: .constant(ticks.isMultiple(of: 2)))
                Menu("More") {
                    Button("Tick again \(ticks)") {}
                    Button("Stays too") { stayed += 10 }
                }
            }
        }
    }
}

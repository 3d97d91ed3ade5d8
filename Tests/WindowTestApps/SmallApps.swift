import SwiftUI

/// Regression H02: windows by number.
struct ItemsApp: App {
    var body: some Scene {
        WindowGroup("Main") { Numbers() }
        WindowGroup(for: Int.self) { $number in
            Text("value \(number ?? 0)").navigationTitle("Item \(number ?? 0)")
        }
    }

    private struct Numbers: View {
        @Environment(\.openWindow) private var openWindow
        var body: some View {
            VStack { ForEach(1..<3) { number in Button("\(number)") { openWindow(value: number) } } }
        }
    }
}

/// Prints each phase that the app and its windows see.
struct PhasesApp: App {
    @Environment(\.scenePhase) private var phase

    var body: some Scene {
        let _ = say("app \(phase)")
        WindowGroup("Main", id: "main") { Watcher(name: "main") }
        WindowGroup("Second", id: "second") { Watcher(name: "second") }
    }

    private struct Watcher: View {
        let name: String
        @Environment(\.scenePhase) private var phase
        @Environment(\.openWindow) private var openWindow
        var body: some View {
            VStack {
                Text("\(name) is \(String(describing: phase))")
                Button("Second") { openWindow(id: "second") }
            }
            .onChange(of: phase) { say("\(name) \(phase)") }
        }
    }
}

/// A primary single window: the app ends with it.
struct PanelApp: App {
    var body: some Scene {
        Window("Panel", id: "panel") { Content() }
        WindowGroup("More", id: "more") { Text("more") }
    }

    private struct Content: View {
        @Environment(\.openWindow) private var openWindow
        var body: some View { Button("More") { openWindow(id: "more") } }
    }
}

/// A first window that makes way for another.
struct WelcomeApp: App {
    var body: some Scene {
        WindowGroup("Welcome", id: "welcome") { Welcome() }
        WindowGroup("Editor", id: "editor") { Text("editor") }
    }

    private struct Welcome: View {
        @Environment(\.openWindow) private var openWindow
        @Environment(\.dismissWindow) private var dismissWindow
        var body: some View {
            Button("Begin") {
                dismissWindow(id: "welcome")
                openWindow(id: "editor")
            }
        }
    }
}

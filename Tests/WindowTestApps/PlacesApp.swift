import SwiftUI

/// Windows of every place, size and look.
struct PlacesApp: App {
    @State private var value = 0

    var body: some Scene {
        WindowGroup("Main", id: "main") { Openers(value: $value) }
            .onChange(of: value) { old, new in say("scene \(old) \(new)") }
        Window("Corner", id: "corner") { Filler() }
            .defaultPosition(.topTrailing)
            .defaultSize(width: 300, height: 200)
        WindowGroup("Low", id: "low") { Filler() }
            .defaultPosition(.bottomLeading)
            .defaultSize(width: 300, height: 200)
        WindowGroup("Large", id: "large") { Filler() }
            .defaultSize(width: 1000, height: 600)
        Window("Fixed", id: "fixed") { Text("fixed").frame(width: 320, height: 120) }
            .windowResizability(.contentSize)
            .defaultSize(width: 900, height: 600)
        Window("Swap", id: "swap") { Swapping() }
            .windowResizability(.contentSize)
            .defaultSize(width: 400, height: 300)
        WindowGroup("Named", id: "named") { Filler().navigationSubtitle("below the title") }
            .defaultSize(width: 400, height: 200)
        Window("Bare", id: "bare") { Filler() }
            .windowStyle(.hiddenTitleBar)
            .defaultSize(width: 400, height: 200)
        Window("Plain", id: "plain") { PlainContent() }
            .windowStyle(.plain)
        Window("Untitled", id: "untitled") { Filler() }
            .windowToolbarStyle(.unified(showsTitle: false))
            .defaultSize(width: 400, height: 200)
        Window("Low bar", id: "compact") { Filler() }
            .windowToolbarStyle(.unifiedCompact)
            .defaultSize(width: 400, height: 200)
        Window("Locked", id: "locked") { Locked() }
            .defaultSize(width: 400, height: 260)
    }

    private struct Openers: View {
        @Binding var value: Int
        @Environment(\.openWindow) private var openWindow
        private let ids = [
            "main", "corner", "low", "large", "fixed", "swap", "named", "bare", "plain", "untitled", "compact",
            "locked",
        ]
        var body: some View {
            VStack {
                ForEach(ids, id: \.self) { id in Button(id) { openWindow(id: id) } }
                StyledOpener().presentedWindowStyle(.hiddenTitleBar)
                Button("Next value") { value += 1 }
            }
        }
    }

    private struct StyledOpener: View {
        @Environment(\.openWindow) private var openWindow
        var body: some View { Button("named without a title bar") { openWindow(id: "named") } }
    }

    private struct Filler: View {
        var body: some View {
            GeometryReader { geometry in
                Text("\(Int(geometry.size.width)) by \(Int(geometry.size.height))")
            }
        }
    }

    private struct PlainContent: View {
        @Environment(\.dismiss) private var dismiss
        var body: some View {
            Button("Done") { dismiss() }
                .frame(width: 200, height: 100)
                .background(Color.yellow, in: RoundedRectangle(cornerRadius: 30))
        }
    }

    /// Regression H06.
    private struct Swapping: View {
        @State private var content = "A"
        var body: some View {
            VStack(spacing: 0) {
                HStack { ForEach(["A", "B", "C"], id: \.self) { name in Button(name) { content = name } } }
                    .frame(height: 40)
                switch content {
                case "A": Color.red.frame(minHeight: 200)
                case "B": Color.green.frame(minHeight: 120)
                default: Color.blue.frame(height: 400)
                }
            }
        }
    }

    private struct Locked: View {
        @State private var isLocked = false
        var body: some View {
            let behavior: WindowInteractionBehavior = isLocked ? .disabled : .automatic
            Toggle("Locked", isOn: $isLocked)
                .padding(40)
                .windowDismissBehavior(behavior)
                .windowMinimizeBehavior(behavior)
                .windowResizeBehavior(behavior)
                .windowFullScreenBehavior(behavior)
        }
    }
}

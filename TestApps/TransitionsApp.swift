import SwiftUI

/// Black boxes that come and go, each by a transition of its own, and texts that are redacted.
struct TransitionsApp: App {
    var body: some Scene {
        WindowGroup("Transitions") { Transitions() }
    }
}

private struct Transitions: View {
    @State private var isShown = false
    @State private var isRedacted = false

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack {
                Button("Come and Go") { withAnimation(.linear(duration: 0.8)) { isShown.toggle() } }
                Button("At Once") { isShown.toggle() }
                Toggle("Redact", isOn: $isRedacted)
            }
            row("Opacity", .opacity)
            row("Scale", .scale)
            row("Offset", .offset(x: 120))
            row("Move", .move(edge: .leading))
            row("Slide", .slide)
            row("Both", .scale.combined(with: .opacity))
            row("Asymmetric", .asymmetric(insertion: .move(edge: .trailing), removal: .opacity))
            VStack(alignment: .leading, spacing: 8) {
                Text("A secret line of text")
                Text("Never hidden").unredacted()
                Label("A label too", systemImage: "star")
            }
            .redacted(reason: isRedacted ? .placeholder : [])
        }
        .padding(20)
    }

    private func row(_ name: String, _ transition: AnyTransition) -> some View {
        ZStack(alignment: .leading) {
            Color(red: 1, green: 0.9, blue: 0.8)
                .frame(width: 300, height: 40)
                .accessibilityLabel("\(name) Room")
            if isShown {
                Color(red: 0, green: 0, blue: 0)
                    .frame(width: 40, height: 40)
                    .accessibilityLabel(name)
                    .transition(transition)
            }
        }
    }
}

import SwiftUI

/// A bar with a group of controls that becomes a menu of its own, and what else the bar lets a person do.
struct CollapsingBarApp: App {
    var body: some Scene {
        WindowGroup("Drawing") { CollapsingBarPage() }.defaultSize(width: 700, height: 300)
    }
}

private struct CollapsingBarPage: View {
    @State private var log: [String] = []
    var body: some View {
        VStack {
            Text("Done: \(log.joined(separator: " "))")
            FocusWatcher().focusable().padding(6)
            HStack {
                Color.red.mix(with: .blue, by: 0.5).frame(width: 30, height: 60)
                Color.red.mix(with: .blue, by: 0.5, in: .device).frame(width: 30, height: 60)
                MeshGradient(
                    width: 3, height: 3,
                    points: [
                        [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.7, 0.4], [1, 0.5], [0, 1], [0.5, 1], [1, 1],
                    ], colors: [.red, .purple, .indigo, .orange, .white, .blue, .yellow, .green, .mint]
                )
                .frame(width: 90, height: 60)
                Circle().fill(
                    MeshGradient(
                        width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
                        colors: [.red, .yellow, .blue, .green], smoothsColors: false)
                ).frame(width: 60, height: 60)
            }
        }
        .padding()
        .navigationTitle("Drawing")
        .toolbar {
            ToolbarItem {
                ControlGroup {
                    Button("Bold", systemImage: "bold") { log.append("bold") }
                    Button("Italic", systemImage: "italic") { log.append("italic") }
                    Button("Underline", systemImage: "underline") { log.append("underline") }
                } label: {
                    Label("Style", systemImage: "textformat")
                }
            }
            ToolbarItem { Button("Share", systemImage: "square.and.arrow.up") { log.append("share") } }
            ToolbarItem(placement: .primaryAction) { Button("Add", systemImage: "plus") { log.append("add") } }
        }
    }
}

private struct FocusWatcher: View {
    @Environment(\.isFocused) private var isFocused
    var body: some View { Text(isFocused ? "Has the focus" : "Without the focus") }
}

import SwiftUI

/// Things to click, to hold, to drag and to hover over, and what came of it.
struct GesturesApp: App {
    var body: some Scene {
        WindowGroup("Gestures") { Gestures() }
    }
}

private struct Gestures: View {
    @State private var last = "nothing"
    @State private var offset = CGSize.zero
    @GestureState private var isDragging = false
    @State private var isHovered = false

    var body: some View {
        VStack(spacing: 20) {
            Text("Last: \(last)")
            Text(isDragging ? "Dragging" : "Not dragging")
            Text(isHovered ? "Hovered" : "Not hovered")
            HStack {
                Text("Left")
                Spacer()
                Text("Right")
            }
            .frame(width: 200)
            .contentShape(Rectangle())
            .onTapGesture(count: 2) { last = "double tap" }
            .onTapGesture { last = "tap" }
            .onHover { isHovered = $0 }
            VStack {
                Button("Inside") { last = "button" }
                Text("Beside the button")
            }
            .onTapGesture { last = "around" }
            HStack {
                square("Drag", .blue).offset(offset)
                    .gesture(
                        DragGesture()
                            .updating($isDragging) { _, state, _ in state = true }
                            .onChanged { offset = $0.translation }
                            .onEnded { last = "dragged by \(Int($0.translation.width.rounded()))" })
                square("Hold", .green).onLongPressGesture(minimumDuration: 0.3) { last = "held" }
                Circle().fill(.red).frame(width: 60, height: 60).accessibilityLabel("Round")
                    .onTapGesture { last = "circle" }
            }
        }
        .padding(30)
        .frame(width: 340)
    }

    private func square(_ name: String, _ color: Color) -> some View {
        color.frame(width: 60, height: 60).accessibilityLabel(name)
    }
}

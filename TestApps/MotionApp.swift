import SwiftUI

/// Boxes that move, grow, fade and change colour when a button is pressed.
struct MotionApp: App {
    var body: some Scene {
        WindowGroup("Motion") { Motion() }
    }
}

private struct Motion: View {
    @State private var isEnd = false

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            HStack {
                Button("Animate") { withAnimation(.linear(duration: 0.6)) { isEnd.toggle() } }
                Button("Jump") { isEnd.toggle() }
                Text(isEnd ? "At the end" : "At the start")
            }
            box("Opacity").opacity(isEnd ? 0.1 : 1)
            box("Offset").offset(x: isEnd ? 200 : 0)
            box("Scale").scaleEffect(isEnd ? 0.5 : 1)
            box("Frame", width: isEnd ? 240 : 40)
            Rectangle()
                .fill(isEnd ? Color(red: 0, green: 0, blue: 1) : Color(red: 1, green: 0, blue: 0))
                .frame(width: 40, height: 40)
                .accessibilityLabel("Colour")
        }
        .padding()
        .frame(width: 340, alignment: .leading)
    }

    private func box(_ name: String, width: CGFloat = 40) -> some View {
        Color(red: 0, green: 0, blue: 0)
            .frame(width: width, height: 40)
            .accessibilityLabel(name)
    }
}

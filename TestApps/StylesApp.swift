import SwiftUI

/// Shapes and texts in styles with shadows, of images and of containers, at places that the test knows.
struct StylesApp: App {
    var body: some Scene {
        WindowGroup("Styles") {
            Styles().containerBackground(Color(red: 0.8, green: 1, blue: 0.8), for: .window)
        }
    }
}

private struct Styles: View {
    private let red = Color(red: 1, green: 0, blue: 0)
    private let blue = Color(red: 0, green: 0, blue: 1)
    private let yellow = Color(red: 1, green: 1, blue: 0)

    var body: some View {
        VStack(spacing: 30) {
            HStack(spacing: 30) {
                shape(red.shadow(.drop(color: blue, radius: 0, x: 10, y: 10)), "Drop")
                shape(red.shadow(.inner(color: blue, radius: 0, x: 10, y: 10)), "Inner")
                shape(yellow.shadow(.inner(radius: 6)).shadow(.drop(radius: 6, y: 4)), "Both")
                Circle().fill(yellow.gradient.shadow(.inner(radius: 8))).frame(width: 60, height: 60)
            }
            HStack(spacing: 30) {
                Text("Shadow").foregroundStyle(red.shadow(.drop(color: blue, radius: 0, x: 4, y: 4)))
                    .font(.largeTitle).accessibilityLabel("Text Shadow")
                Image(systemName: "star.fill").font(.largeTitle)
                    .foregroundStyle(red.shadow(.drop(color: blue, radius: 2, x: 3, y: 3)))
                ZStack {
                    yellow
                    Rectangle().fill(Color(red: 0, green: 1, blue: 1).blendMode(.multiply)).padding(10)
                }
                .frame(width: 60, height: 60)
            }
            HStack(spacing: 30) {
                Rectangle().fill(.image(Image(systemName: "star.fill"))).frame(width: 90, height: 60)
                Circle().strokeBorder(.image(Image(systemName: "heart.fill"), scale: 0.5), lineWidth: 16)
                    .foregroundStyle(red).frame(width: 60, height: 60)
                ZStack {
                    Color(white: 0.6)
                    ContainerRelativeShape().fill(red).padding(10)
                }
                .clipShape(.containerRelative)
                .containerShape(RoundedRectangle(cornerRadius: 24, style: .circular))
                .frame(width: 120, height: 60)
            }
        }
        .padding(40)
    }

    private func shape(_ style: some ShapeStyle, _ name: String) -> some View {
        RoundedRectangle(cornerRadius: 12).fill(style).frame(width: 60, height: 60).accessibilityLabel(name)
    }
}

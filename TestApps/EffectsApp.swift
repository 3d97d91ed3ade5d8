import SwiftUI

/// Squares of 60 points, each drawn with another effect, at places that the test knows.
struct EffectsApp: App {
    var body: some Scene {
        WindowGroup("Effects") { Effects() }
    }
}

private struct Effects: View {
    private let red = Color(red: 1, green: 0, blue: 0)
    private let green = Color(red: 0, green: 1, blue: 0)
    private let blue = Color(red: 0, green: 0, blue: 1)

    var body: some View {
        VStack(spacing: 20) {
            HStack(spacing: 20) {
                square(red).clipShape(Circle()).accessibilityLabel("Circle")
                square(red).clipShape(Diamond()).accessibilityLabel("Diamond")
                square(red).clipShape(RoundedRectangle(cornerRadius: 20)).accessibilityLabel("Rounded")
                square(red).mask { Rectangle().frame(width: 30, height: 60) }.accessibilityLabel("Mask")
                square(red).mask { Text("Mask").font(.largeTitle).bold() }.accessibilityLabel("Text Mask")
            }
            HStack(spacing: 20) {
                square(red).shadow(color: blue, radius: 0, x: 10, y: 10).accessibilityLabel("Shadow")
                square(red).shadow(radius: 8).accessibilityLabel("Soft Shadow")
                square(red).blur(radius: 6).accessibilityLabel("Blur")
                square(red).brightness(0.5).accessibilityLabel("Brightness")
                square(red).contrast(0).accessibilityLabel("Contrast")
            }
            HStack(spacing: 20) {
                square(red).grayscale(1).accessibilityLabel("Grayscale")
                square(red).hueRotation(.degrees(120)).accessibilityLabel("Hue")
                square(red).colorInvert().accessibilityLabel("Invert")
                square(.white).colorMultiply(green).accessibilityLabel("Multiply")
                square(.white).luminanceToAlpha().accessibilityLabel("Luminance")
            }
            HStack(spacing: 20) {
                ZStack {
                    square(Color(red: 1, green: 1, blue: 0))
                    square(Color(red: 0, green: 1, blue: 1)).blendMode(.multiply)
                }
                .accessibilityLabel("Blend")
                ZStack {
                    square(red)
                    Circle().frame(width: 30, height: 30).blendMode(.destinationOut)
                }
                .compositingGroup().accessibilityLabel("Hole")
                square(red).rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0)).accessibilityLabel("Turned")
                square(red).transformEffect(CGAffineTransform(translationX: 15, y: 0)).accessibilityLabel("Moved")
                square(.clear).background(.thinMaterial, in: Circle()).accessibilityLabel("Material")
            }
        }
        .padding(30)
    }

    private func square(_ color: Color) -> some View { color.frame(width: 60, height: 60) }
}

private struct Diamond: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.midY))
        path.closeSubpath()
        return path
    }
}

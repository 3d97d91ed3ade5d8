import SwiftUI

/// Canvases, gradients, an animated mark, and a view that says that there is nothing.
struct DrawingsApp: App {
    var body: some Scene {
        WindowGroup("Drawings") { Drawings() }.defaultSize(width: 700, height: 560)
    }
}

private struct Drawings: View {
    @State private var chosen = 0
    @State private var clock = Date()
    @Namespace private var marks

    var body: some View {
        VStack(spacing: 16) {
            HStack(spacing: 16) {
                Canvas { context, size in
                    let frame = CGRect(origin: .zero, size: size)
                    context.fill(Path(frame), with: .color(red: 0, green: 0, blue: 1))
                    var inner = context
                    inner.clip(to: Path(ellipseIn: frame.insetBy(dx: 10, dy: 10)))
                    inner.fill(
                        Path(frame),
                        with: .linearGradient(
                            Gradient(colors: [.yellow, .red]), startPoint: .zero,
                            endPoint: CGPoint(x: 0, y: size.height)))
                    inner.rotate(by: .degrees(10))
                    inner.opacity = 0.6
                    inner.fill(Path(CGRect(x: 40, y: 20, width: 60, height: 20)), with: .color(.black))
                    context.draw(Text("Canvas").bold(), at: CGPoint(x: size.width / 2, y: size.height / 2))
                    context.draw(Image(systemName: "star.fill"), in: CGRect(x: 4, y: 4, width: 20, height: 20))
                }
                .frame(width: 140, height: 120)
                .accessibilityLabel("Canvas")
                Rectangle().fill(.conicGradient(colors: [.red, .yellow, .green, .blue, .red], center: .center))
                    .frame(width: 120, height: 120).accessibilityLabel("Around")
                Circle().stroke(
                    AngularGradient(
                        colors: [.blue, .mint], center: .center, startAngle: .zero, endAngle: .degrees(270)),
                    style: StrokeStyle(lineWidth: 14, lineCap: .round)
                )
                .frame(width: 100, height: 100)
                EllipticalGradient(colors: [.white, .purple]).frame(width: 160, height: 80)
            }
            HStack(spacing: 0) {
                ForEach(0..<3, id: \.self) { index in
                    Button("Tab \(index)") { withAnimation(.linear(duration: 2)) { chosen = index } }
                        .buttonStyle(.plain)
                        .frame(width: 100, height: 36)
                        .background {
                            if chosen == index {
                                Capsule().fill(.tint).opacity(0.4).matchedGeometryEffect(id: "mark", in: marks)
                            }
                        }
                }
            }
            ProgressView(timerInterval: clock...clock.addingTimeInterval(20)) { Text("Ends soon") }
                .frame(width: 300)
            ContentUnavailableView(
                "Nothing Here", systemImage: "tray", description: Text("Add something, and it will be shown here."))
        }
        .padding()
    }
}

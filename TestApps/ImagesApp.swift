import SwiftUI

/// Pictures of a folder that the second argument names, in their own size and stretched, and a colour as a gradient.
struct ImagesApp: App {
    var body: some Scene {
        WindowGroup("Images") { Images(folder: Bundle(path: CommandLine.arguments.last ?? "")) }
    }
}

private struct Images: View {
    let folder: Bundle?
    @State private var second = 0
    private let clock = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()

    var body: some View {
        VStack(spacing: 20) {
            Image("tile", bundle: folder, label: Text("Own Size"))
            Image("tile", bundle: folder, label: Text("Stretched")).resizable().frame(width: 60, height: 60)
            Rectangle().fill(Color(red: 0, green: 0, blue: 1).gradient).frame(width: 60, height: 60)
                .accessibilityLabel("Gradient")
            Text("Tick \(min(second, 3))")
        }
        .padding()
        .onReceive(clock) { _ in second += 1 }
    }
}

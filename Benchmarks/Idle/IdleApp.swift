import Stamps
import SwiftUI

/// Three windows with a text and a button, which do nothing until the program is told to end.
@main
struct IdleApp: App {
    private static let windows = 3

    init() {
        Stamps.firstFrame(windows: Self.windows) {}
        Task { for _ in 1..<Self.windows { openFurtherWindow() } }
    }

    var body: some Scene {
        WindowGroup { Greeting() }
    }
}

private struct Greeting: View {
    var body: some View {
        Stamps.body()
        return VStack {
            Text("Hello, world")
            Button("Click") {}
        }
        .frame(idealWidth: 400, maxWidth: .infinity, idealHeight: 553, maxHeight: .infinity)
    }
}

import SwiftUI

@main
struct ClientApp: App {
    @State private var count = 0

    var body: some Scene {
        WindowGroup("Versioned Client") {
            VStack {
                Text("Used \(count) times")
                Button("Use") { count += 1 }
            }
            .padding()
        }
    }
}

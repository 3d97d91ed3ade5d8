import Stamps
import SwiftUI

/// A window with a text and a button.
@main
struct HelloApp: App {
    init() {
        Stamps.firstFrame { exit(0) }
    }

    var body: some Scene {
        WindowGroup {
            VStack {
                Text("Hello, world")
                Button("Click") {}
            }
            // The floor's window.
            .frame(idealWidth: 400, maxWidth: .infinity, idealHeight: 553, maxHeight: .infinity)
        }
    }
}

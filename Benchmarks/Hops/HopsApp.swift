import Stamps
import SwiftUI

/// How long awaits take on the main actor of an app with a window.
@main
struct HopsApp: App {
    init() {
        Stamps.firstFrame {
            Task { @MainActor in
                await Stamps.awaits("hop") { await Task.detached {}.value }
                await Stamps.awaits("yield") { await Task.yield() }
                exit(0)
            }
        }
    }

    var body: some Scene {
        WindowGroup { Text("Hello, world") }
    }
}

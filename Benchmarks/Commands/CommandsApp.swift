import Glibc
import Stamps
import SwiftUI

/// A command's title and whether it can be chosen change 1,000 times: `floor commands` in SwiftUI.
@main
struct CommandsApp: App {
    @ObservedObject private var command = Command.shared

    init() {
        Stamps.firstFrame {
            let command = Command.shared
            Stamps.whenIdle("cpu_command", count: 1000) { number in
                command.title = "Command \(number)"
                command.isEnabled = number % 2 == 1
            } then: {
                exit(0)
            }
        }
    }

    var body: some Scene {
        WindowGroup {
            VStack {
                Text("Hello, world")
                Button("Click") {}
            }
            .frame(idealWidth: 400, maxWidth: .infinity, idealHeight: 553, maxHeight: .infinity)
        }
        .commands {
            CommandMenu("Book") { Button(command.title) {}.disabled(!command.isEnabled) }
        }
    }
}

@MainActor
final class Command: ObservableObject {
    static let shared = Command()
    @Published var title = "Command"
    @Published var isEnabled = true
}

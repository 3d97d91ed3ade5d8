import SwiftUI

/// Settings that two windows and other processes share.
struct SettingsApp: App {
    var body: some Scene {
        Settings {
            Choices()
                .padding(24)
                .frame(minWidth: 300)
        }
        WindowGroup("Main", id: "main") { Main() }
    }

    private struct Choices: View {
        @AppStorage("loud") private var isLoud = false
        @AppStorage("name") private var name = "nobody"
        var body: some View {
            VStack(alignment: .leading, spacing: 12) {
                Toggle("Loud", isOn: $isLoud)
                TextField("Name", text: $name)
            }
        }
    }

    private struct Main: View {
        @AppStorage("loud") private var isLoud = false
        @AppStorage("name") private var name = "nobody"
        @Environment(\.openWindow) private var openWindow
        var body: some View {
            VStack {
                Text(isLoud ? "loud" : "quiet")
                Text("for \(name)")
                SettingsLink()
                Button("Another") { openWindow(id: "main") }
                Button("By hand") { UserDefaults.standard.set("hand", forKey: "name") }
            }
            .padding()
        }
    }
}

import SwiftUI

/// Settings with pages, for `PreferencesTests`.
struct PreferencesApp: App {
    var body: some Scene {
        WindowGroup("Main") {
            SettingsLink().padding(40)
        }
        Settings {
            TabView {
                General().tabItem { Label("General", systemImage: "gearshape") }
                Accounts().tabItem { Label("Accounts", systemImage: "person") }
            }
            .frame(minWidth: 480, minHeight: 320)
        }
    }

    private struct General: View {
        @AppStorage("sync") private var syncs = true
        @AppStorage("interval") private var interval = 15
        var body: some View {
            Form {
                Section("Reading") {
                    Toggle("Sync", isOn: $syncs)
                    Picker("Interval", selection: $interval) {
                        Text("5 minutes").tag(5)
                        Text("15 minutes").tag(15)
                    }
                }
                Section("About") { LabeledContent("Version", value: "1.0") }
            }
        }
    }

    private struct Accounts: View {
        @AppStorage("account") private var account = ""
        var body: some View {
            Form { TextField("Account", text: $account) }
        }
    }
}

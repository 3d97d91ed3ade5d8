import SwiftUI

/// A tab view with a selection.
struct TabsApp: App {
    var body: some Scene {
        WindowGroup("Tabs") { Tabs() }
            .defaultSize(width: 460, height: 320)
    }
}

private struct Tabs: View {
    @State private var selection = "home"

    var body: some View {
        TabView(selection: $selection) {
            VStack {
                CountButton(name: "Home")
                Button("To the mail") { selection = "mail" }
            }
            .tabItem { Label("Home", systemImage: "house") }
            .tag("home")
            CountButton(name: "Mail")
                .tabItem { Label("Mail", systemImage: "envelope") }
                .badge(3)
                .tag("mail")
            NavigationStack {
                NavigationLink("Further") { Text("Further in") }
            }
            .tabItem { Text("Stack") }
            .tag("stack")
        }
    }
}

private struct CountButton: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
}

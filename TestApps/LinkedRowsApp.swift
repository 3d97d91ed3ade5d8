import SwiftUI

/// A list that is selected from by tags which its rows' own views have, with links to views.
struct LinkedRowsApp: App {
    private struct Thing: Identifiable, Hashable {
        var id: Int
        var title: String
    }
    private struct Row: View {
        @Binding var thing: Thing
        var body: some View {
            NavigationLink {
                Text("About \(thing.title)")
            } label: {
                Label(thing.title, systemImage: "square")
            }
            .tag(thing)
        }
    }
    private struct Things: View {
        @State private var things = [Thing(id: 1, title: "One")]
        @State private var chosen: Set<Thing> = []
        var body: some View {
            NavigationView {
                List(selection: $chosen) { ForEach($things, content: Row.init) }
                    .animation(.default, value: things)
                    .toolbar { Button("Add") { things.append(Thing(id: things.count + 1, title: "Another")) } }
                Text("Welcome")
            }
        }
    }
    var body: some Scene { WindowGroup("Linked rows") { Things() } }
}

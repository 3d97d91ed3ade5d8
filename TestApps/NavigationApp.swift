import SwiftUI

/// A stack with links in a list.
struct NavigationApp: App {
    var body: some Scene {
        WindowGroup("Navigation") { Stack().frame(minWidth: 300, minHeight: 300) }
            .defaultSize(width: 480, height: 420)
    }
}

private struct Stack: View {
    @State private var path: [String] = []

    var body: some View {
        NavigationStack(path: $path) {
            List(["Apples", "Pears", "Plums"], id: \.self) { fruit in
                NavigationLink(fruit, value: fruit)
            }
            .navigationTitle("Fruit")
            .navigationDestination(for: String.self) { fruit in
                FruitView(name: fruit, path: $path)
            }
        }
    }
}

private struct FruitView: View {
    let name: String
    @Binding var path: [String]
    @State private var count = 0
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 12) {
            Text("All about \(name)")
            Text("Path: \(path.joined(separator: "/"))")
            Button("Count \(count)") { count += 1 }
            NavigationLink("Deeper", value: name + "!")
            NavigationLink("View") { Text("A view without a value").navigationTitle("View") }
            Button("Dismiss") { dismiss() }
            Button("To the root") { path = [] }
        }
        .padding()
        .navigationTitle(name)
    }
}

/// A split view with three columns.
struct SplitApp: App {
    var body: some Scene {
        WindowGroup("Split") { Mail() }
            .defaultSize(width: 780, height: 420)
    }
}

private struct Mail: View {
    @State private var box: String? = "Inbox"
    @State private var letter: Int?
    @State private var visibility = NavigationSplitViewVisibility.all

    var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
            List(["Inbox", "Sent", "Drafts"], id: \.self, selection: $box) { Label($0, systemImage: "envelope") }
                .navigationSplitViewColumnWidth(min: 120, ideal: 170, max: 260)
        } content: {
            List(1..<20, id: \.self, selection: $letter) { Text("\(box ?? "?") \($0)") }
                .navigationTitle(box ?? "Mail")
        } detail: {
            if let letter {
                VStack {
                    Text("Letter \(letter)").font(.title)
                    Text(visibility == .all ? "all columns" : "fewer columns")
                }
                .navigationTitle("Letter \(letter)")
            } else {
                Text("Nothing selected").foregroundStyle(.secondary)
            }
        }
    }
}

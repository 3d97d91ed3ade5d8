import SwiftUI

/// A long list with a selection, and buttons that change its rows.
struct ListApp: App {
    var body: some Scene {
        WindowGroup("List") { LongList() }
    }
}

private struct Fruit: Identifiable {
    let id: Int
    var name: String { "Fruit \(id)" }
}

private struct LongList: View {
    @State private var fruits = (0..<10_000).map { Fruit(id: $0) }
    @State private var selected: Set<Int> = []

    var body: some View {
        VStack {
            HStack {
                Text(
                    selected.isEmpty
                        ? "Nothing" : "Selected " + selected.sorted().map(String.init).joined(separator: ", "))
                Button("Remove") { fruits.removeAll { selected.contains($0.id) } }
                Button("Add") { fruits.insert(Fruit(id: fruits.count + 10_000), at: 0) }
                Button("Reverse") { fruits.reverse() }
            }
            List(fruits, selection: $selected) { fruit in
                FruitRow(fruit: fruit)
            }
        }
        .padding()
        .frame(width: 480, height: 400)
    }
}

private struct FruitRow: View {
    let fruit: Fruit
    @State private var count = 0

    var body: some View {
        HStack {
            Text(fruit.name)
            Spacer()
            Text("\(count)")
            Button("More") { count += 1 }
        }
    }
}

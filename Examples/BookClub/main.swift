import SwiftUI

struct Counter: View {
    @State private var n = 0
    @State private var name = ""
    @State private var on = false
    var body: some View {
        VStack(alignment: .leading) {
            Text("Hello, \(name.isEmpty ? "world" : name)")
            Button("Count \(n)") { n += 1 }
            TextField("Name", text: $name)
            Toggle("On", isOn: $on)
            if on { Text("It is on").foregroundColor(.red) }
            ForEach(0..<max(n, 1), id: \.self) { i in Text("Row \(i)") }
        }
        .padding()
    }
}

struct BookClub: App {
    var body: some Scene { WindowGroup("Book Club") { Counter() } }
}
BookClub.main()

import SwiftUI

/// Menus of buttons and of views, for `MenuTests`.
struct MenusApp: App {
    var body: some Scene {
        WindowGroup("Menus") { MenusView() }
            .defaultSize(width: 520, height: 420)
    }
}

private struct MenusView: View {
    @State private var said = "nothing"
    @State private var isBold = false
    @State private var flavour = "mint"
    @State private var note = ""
    @State private var extras = 1

    var body: some View {
        VStack(spacing: 12) {
            Text("Said: \(said)")
            Text(isBold ? "Bold" : "Light")
            Text("Flavour: \(flavour)")
            TextField("Note", text: $note)
            HStack {
                Menu("Actions") {
                    Button("Say Hello") { said = "hello" }
                    Button(isBold ? "Make Light" : "Make Bold") { isBold.toggle() }
                    Button("Only When Bold") { said = "bold" }.disabled(!isBold)
                    Divider()
                    Toggle("Bold", isOn: $isBold)
                    Picker("Flavour", selection: $flavour) {
                        Text("Mint").tag("mint")
                        Text("Fig").tag("fig")
                    }
                    Menu("More") {
                        ForEach(0..<extras, id: \.self) { number in
                            Button("Extra \(number + 1)") { said = "extra \(number + 1)" }
                        }
                        Button("Add an Extra") { extras += 1 }
                    }
                    Text("Just words")
                }
                Menu {
                    Button("Later") { said = "later" }
                } label: {
                    Label("Send", systemImage: "paperplane")
                } primaryAction: {
                    said = "sent"
                }
                Menu("Flat") { Button("Flat Item") { said = "flat" } }
                    .menuStyle(.borderlessButton)
                Menu {
                    Button("Dots Item") { said = "dots" }
                } label: {
                    Image(systemName: "ellipsis.circle")
                }
                .menuIndicator(.hidden)
            }
            HStack {
                Text("A place with a menu")
                Spacer()
                Button("Inside") { said = "inside" }
            }
            .padding()
            .background(Color.gray.opacity(0.2))
            .contextMenu {
                Button("Copy It") { said = "copied \(note)" }
                if isBold { Button("Embolden") { said = "emboldened" } }
                Toggle("Bold Too", isOn: $isBold)
            }
            Text("A place with an empty menu").contextMenu {}
        }
        .padding()
    }
}

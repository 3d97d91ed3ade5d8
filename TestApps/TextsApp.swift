import SwiftUI

/// Texts with links and styles of their own.
struct TextsApp: App {
    var body: some Scene {
        WindowGroup("Texts") { Texts() }.defaultSize(width: 420, height: 260)
    }
}

private struct Texts: View {
    @State private var opened = "nothing"

    private var attributed: AttributedString {
        var text = AttributedString("Red and linked")
        if let range = text.range(of: "Red") {
            text[range].foregroundColor = .red
            text[range].font = .title2
        }
        if let range = text.range(of: "linked") { text[range].link = URL(string: "https://example.org/attributed") }
        return text
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("Read the [manual](https://example.org/manual) or **ask** for [help](https://example.org/help).")
            Text(attributed)
            Text("Opened \(opened)")
            Text("A \(Text("bold").bold()) word, \(Text("red").foregroundStyle(.red)) and a \(Date(), style: .date)")
        }
        .padding()
        .environment(
            \.openURL,
            OpenURLAction { url in
                opened = url.lastPathComponent
                return .handled
            })
    }
}

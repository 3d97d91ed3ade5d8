import SwiftUI
import UniformTypeIdentifiers

/// Copy, Cut and Paste of views that are no text, for `ClipboardCommandTests`.
struct PasteboardApp: App {
    var body: some Scene {
        WindowGroup("Pasteboard") { PasteboardView() }
            .commands { CommandMenu("Extra") { Button("Nothing") {} } }
    }
}

private struct PasteboardView: View {
    @State private var left = ["plum"]
    @State private var right: [String] = []
    @State private var name = ""

    var body: some View {
        VStack {
            Text("Left \(left.joined(separator: " "))")
            Text("Right \(right.joined(separator: " "))")
            TextField("Name", text: $name)
            Button("Values") {}
                .copyable(left)
                .cuttable(for: String.self) {
                    defer { left = [] }
                    return left
                }
                .pasteDestination(for: String.self) {
                    left += $0
                } validator: {
                    $0.filter { $0 != "rotten" }
                }
            Button("Items") {}
                .onCopyCommand { right.map { NSItemProvider(object: $0 as NSString) } }
                .onCutCommand {
                    defer { right = [] }
                    return right.map { NSItemProvider(object: $0 as NSString) }
                }
                .onPasteCommand(of: [.plainText]) { providers in
                    for provider in providers {
                        _ = provider.loadTransferable(type: String.self) { result in
                            guard let text = try? result.get() else { return }
                            Task { @MainActor in right.append(text) }
                        }
                    }
                }
            Button("Neither") {}
        }
        .padding()
    }
}

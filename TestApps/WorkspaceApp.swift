import SwiftUI

/// What apps ask of the desktop by AppKit.
struct WorkspaceApp: App {
    var body: some Scene {
        WindowGroup("Workspace") { WorkspaceView() }
    }
}

private struct WorkspaceView: View {
    @State private var answer = "Nothing"
    private static let file = "/tmp/fenestra a file.txt"

    var body: some View {
        VStack {
            Text(answer)
            Button("Copy") {
                NSPasteboard.general.clearContents()
                NSPasteboard.general.setString("Grüße aus 日本", forType: .string)
            }
            Button("Reveal") { NSWorkspace.shared.activateFileViewerSelecting([URL(fileURLWithPath: Self.file)]) }
            Button("Choose") {
                let panel = NSOpenPanel()
                panel.title = "Choose a Folder"
                panel.canChooseFiles = false
                panel.canChooseDirectories = true
                panel.begin { answer = $0 == .OK ? panel.url?.path ?? "none" : "Cancelled" }
            }
            Button("Ask") {
                let alert = NSAlert()
                alert.messageText = "Really?"
                alert.informativeText = "It is a question."
                alert.addButton(withTitle: "Yes")
                alert.addButton(withTitle: "Cancel")
                guard let window = NSApp.keyWindow else { return }
                alert.beginSheetModal(for: window) { answer = $0 == .alertFirstButtonReturn ? "Yes" : "No" }
            }
            Button("Screen") {
                guard let screen = NSScreen.main else { return }
                answer = "\(Int(screen.frame.width)) × \(Int(screen.frame.height))"
            }
            Button("Hand") { NSCursor.pointingHand.push() }
            Button("No Hand") { NSCursor.pop() }
            if let image = NSImage(systemSymbolName: "trash", accessibilityDescription: "Bin") {
                Image(nsImage: image)
            }
        }
        .padding()
    }
}

import SwiftUI

/// Says on its standard output what its delegate is told, and quits only when it may.
final class DelegateOfApp: NSObject, NSApplicationDelegate, ObservableObject {
    @Published var mayQuit = false

    private func say(_ text: String) {
        try? FileHandle.standardOutput.write(contentsOf: Data((text + "\n").utf8))
    }

    func applicationWillFinishLaunching(_ notification: Notification) { say("will finish launching") }
    func applicationDidFinishLaunching(_ notification: Notification) { say("did finish launching") }
    func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply {
        say("should terminate")
        return mayQuit ? .terminateNow : .terminateCancel
    }
    func applicationWillTerminate(_ notification: Notification) { say("will terminate") }
    func applicationDidBecomeActive(_ notification: Notification) { say("active") }
    func applicationDidResignActive(_ notification: Notification) { say("inactive") }
}

struct DelegateApp: App {
    @NSApplicationDelegateAdaptor(DelegateOfApp.self) private var delegate

    var body: some Scene {
        WindowGroup("Delegate") { DelegateView() }
        Window("Second", id: "second") { Text("Second").frame(width: 200, height: 100) }
    }
}

private struct DelegateView: View {
    @EnvironmentObject private var delegate: DelegateOfApp
    @Environment(\.openWindow) private var openWindow
    @State private var files = ""

    private let colors: [(String, NSColor)] = [
        ("Window", .windowBackgroundColor), ("Text", .textBackgroundColor), ("Under", .underPageBackgroundColor),
        ("Label", .labelColor), ("Selected", .selectedContentBackgroundColor), ("Red", .systemRed),
    ]

    var body: some View {
        VStack {
            Toggle("May quit", isOn: $delegate.mayQuit)
            HStack {
                Button("Quit") { NSApp.terminate(nil) }
                Button("Second") { openWindow(id: "second") }
                Button("Dark") { NSApp.appearance = NSAppearance(named: .darkAqua) }
                Button("Light") { NSApp.appearance = NSAppearance(named: .aqua) }
            }
            HStack(spacing: 0) {
                ForEach(colors, id: \.0) { name, color in
                    Color(nsColor: color).frame(width: 60, height: 60).accessibilityElement()
                        .accessibilityLabel(name)
                }
            }
        }
        .padding()
    }
}

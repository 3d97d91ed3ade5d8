import SwiftUI

/// Says what it is asked to open, and which window it goes to.
struct AddressesApp: App {
    var body: some Scene {
        WindowGroup("Main", id: "main") { Content(name: "main") }.handlesExternalEvents(matching: [])
        WindowGroup("Reader", id: "reader") { Content(name: "reader") }
    }

    private struct Content: View {
        let name: String
        @State private var presses = 0
        @Environment(\.openURL) private var openURL
        var body: some View {
            VStack {
                Button("Presses \(presses)") { presses += 1 }
                Link("Example", destination: URL(string: "x-fenestra-none:example")!)
                Button("Open") {
                    openURL(URL(string: "x-fenestra-none:other")!) { accepted in say("accepted \(accepted)") }
                }
            }
            .padding()
            .onAppear { say("\(name) appears") }
            .onOpenURL { say("\(name) opens \($0.absoluteString)") }
        }
    }
}

private func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

import SwiftUI

/// Windows that come back: each keeps its pane, notes their note.
struct SessionApp: App {
    var body: some Scene {
        WindowGroup("Main", id: "main") { MainPane() }
        WindowGroup("Notes", for: Note.self) { $note in
            NoteView(note: $note)
        } defaultValue: {
            Note(id: 0, text: "default")
        }
    }

    struct Note: Codable, Hashable {
        var id: Int
        var text: String

        /// As another build of the app names its fields.
        private enum CodingKeys: String, CodingKey { case id, text }
        private enum OtherKeys: String, CodingKey { case id, words }

        init(id: Int, text: String) {
            self.id = id
            self.text = text
        }

        init(from decoder: any Decoder) throws {
            if ProcessInfo.processInfo.environment["SECOND_BUILD"] != nil {
                let values = try decoder.container(keyedBy: OtherKeys.self)
                self.init(
                    id: try values.decode(Int.self, forKey: .id), text: try values.decode(String.self, forKey: .words))
            } else {
                let values = try decoder.container(keyedBy: CodingKeys.self)
                self.init(
                    id: try values.decode(Int.self, forKey: .id), text: try values.decode(String.self, forKey: .text))
            }
        }
    }

    private struct MainPane: View {
        @SceneStorage("pane") private var pane = false
        @State private var presses = 0
        @Environment(\.openWindow) private var openWindow
        @Environment(\.scenePhase) private var phase

        var body: some View {
            VStack {
                Toggle("Pane", isOn: $pane)
                Text(pane ? "pane is open" : "pane is shut")
                Button("Note 1") { openWindow(value: Note(id: 1, text: "one")) }
                Button("Note 2") { openWindow(value: Note(id: 2, text: "two")) }
                Button("Another") { openWindow(id: "main") }
                Button("Presses \(presses)") { presses += 1 }
            }
            .padding()
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .onChange(of: phase) { _, new in FileHandle.standardOutput.write(Data("phase \(new)\n".utf8)) }
        }
    }

    private struct NoteView: View {
        @Binding var note: Note

        var body: some View {
            VStack {
                Text("note \(note.id) \(note.text)")
                Button("Edit") { note.text += "!" }
            }
            .padding()
            .navigationTitle("Note \(note.id)")
        }
    }
}

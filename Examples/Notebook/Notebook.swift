import SwiftUI
import UniformTypeIdentifiers

/// Notes in plain text and Markdown, with an outline of their headings.
@main
struct Notebook: App {
    @AppStorage("fontSize") private var fontSize = 13.0

    var body: some Scene {
        DocumentGroup(newDocument: Note()) { file in
            NotePage(note: file.$document, fontSize: fontSize)
        }
        .defaultSize(width: 720, height: 520)
        .commands {
            SidebarCommands()
            CommandGroup(after: .toolbar) {
                Button("Larger Text") { fontSize = min(fontSize + 1, 32) }.keyboardShortcut("+")
                Button("Smaller Text") { fontSize = max(fontSize - 1, 8) }.keyboardShortcut("-")
            }
        }
    }
}

struct Note: FileDocument {
    static let readableContentTypes: [UTType] = [UTType("net.daringfireball.markdown"), .plainText].compactMap { $0 }
    var text = ""

    init() {}

    init(configuration: ReadConfiguration) throws {
        guard let data = configuration.file.regularFileContents, let text = String(data: data, encoding: .utf8) else {
            throw CocoaError(.fileReadCorruptFile)
        }
        self.text = text
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
    }

    /// Lines that begin with `#`.
    var headings: [String] {
        text.split(separator: "\n").filter { $0.hasPrefix("#") }.map {
            $0.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces)
        }
    }
    var words: Int { text.split { $0.isWhitespace }.count }
}

struct NotePage: View {
    @Binding var note: Note
    let fontSize: Double

    var body: some View {
        NavigationSplitView {
            List {
                Section("Outline") {
                    ForEach(Array(note.headings.enumerated()), id: \.offset) { Text($0.element).lineLimit(1) }
                }
            }
            .navigationSplitViewColumnWidth(180)
        } detail: {
            VStack(spacing: 0) {
                TextEditor(text: $note.text).font(.system(size: fontSize, design: .monospaced))
                Divider()
                Text(note.words == 1 ? "1 word" : "\(note.words) words")
                    .font(.caption).foregroundStyle(.secondary).padding(6)
            }
        }
    }
}

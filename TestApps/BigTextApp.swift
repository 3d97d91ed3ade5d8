import SwiftUI

/// An editor with a mebibyte of text, which can be asked what its binding holds.
struct BigTextApp: App {
    var body: some Scene {
        WindowGroup("Big") { BigText() }
    }
}

private struct BigText: View {
    @State private var text = String(repeating: "A line of text, ä little longer.\n", count: 32_768)
    @State private var answer = "not asked"

    var body: some View {
        VStack {
            HStack {
                Button("Ask") { answer = "\(text.utf8.count) bytes, \(checksum)" }
                Button("Write") { text = "written\n" + text }
                Text(answer)
            }
            TextEditor(text: $text)
                .accessibilityLabel("Text")
                .frame(width: 400, height: 300)
        }
        .padding()
    }

    /// FNV-1a.
    private var checksum: UInt32 {
        var text = text
        return text.withUTF8 { bytes in
            var sum: UInt32 = 2_166_136_261
            for byte in bytes { sum = (sum ^ UInt32(byte)) &* 16_777_619 }
            return sum
        }
    }
}

import SwiftUI

/// A form in which every keystroke makes or removes views above the field (H24).
struct RebuildApp: App {
    var body: some Scene {
        WindowGroup("Rebuild") { RebuildForm() }
    }
}

private struct RebuildForm: View {
    @State private var fields = ["", "", "", "", ""]
    @State private var notes = ""

    private var count: Int { fields.reduce(0) { $0 + $1.count } + notes.count }

    var body: some View {
        Form {
            if count % 2 == 1 { Text("An odd number of letters") }
            ForEach(0..<(count % 3), id: \.self) { Text("Row \($0)") }
            Section("Fields") {
                ForEach(0..<5, id: \.self) { index in
                    if fields[index].count % 2 == 1 { Text("Odd") }
                    TextField("Field \(index + 1)", text: $fields[index])
                }
                Text(fields[2].count < 5 ? "Too short" : "Valid")
            }
            Section {
                if notes.count % 2 == 1 { Text("Odd notes") }
                TextEditor(text: $notes)
                    .frame(height: 80)
                    .accessibilityLabel("Notes")
            } footer: {
                Text("\(notes.count) letters")
            }
            Section("Values") {
                Text("Third: \(fields[2])")
                Text("Written: \(notes)")
            }
        }
        .frame(minWidth: 460, minHeight: 640)
    }
}

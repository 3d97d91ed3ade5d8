import SwiftUI

/// Everything that text is typed into.
struct TextPage: View {
    @State private var name = ""
    @State private var secret = ""
    @State private var amount = 12.5
    @State private var notes = "First line"
    @State private var tall = ""
    @State private var log = "nothing"

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            Text("Name \(name), secret \(secret.count), amount \(amount, specifier: "%.2f"), log \(log)")
            Text("Notes \(notes.replacingOccurrences(of: "\n", with: "|"))")
            Text("Tall \(tall.replacingOccurrences(of: "\n", with: "|"))")
            TextField("Name", text: $name)
                .onSubmit { log = "submitted" }
            TextField("Styled", text: $name)
                .textFieldStyle(.plain)
            TextField("Round", text: $name)
                .textFieldStyle(.roundedBorder)
                .multilineTextAlignment(.trailing)
                .font(.title3)
            TextField("Edits", text: $name) {
                log = $0 ? "begun" : "ended"
            } onCommit: {
                log = "committed"
            }
            SecureField("Secret", text: $secret)
            TextField("Amount", value: $amount, format: .number)
            TextField("Tall", text: $tall, prompt: Text("As tall as its text"), axis: .vertical)
                .lineLimit(3)
            TextEditor(text: $notes)
                .frame(height: 80)
                .accessibilityLabel("Notes")
            Text("This can be selected.")
                .textSelection(.enabled)
            HStack {
                Button("Shout") { notes = notes.uppercased() }
                Button("Prepend") { notes = "> " + notes }
                Button("Amount") { amount += 1 }
            }
        }
        .padding(20)
        .frame(minWidth: 500)
    }
}

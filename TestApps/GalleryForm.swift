import SwiftUI

/// A form with every kind of row.
struct FormPage: View {
    @State private var name = ""
    @State private var isOn = true
    @State private var volume = 0.3
    @State private var count = 3
    @State private var flavour = "Mint"

    private var isColumns: Bool { CommandLine.arguments.contains("columns") }

    var body: some View {
        if isColumns { form.formStyle(.columns).padding(20) } else { form }
    }

    private var form: some View {
        Form {
            Section {
                TextField("Name", text: $name, prompt: Text("Anyone"))
                Toggle("Notifications", isOn: $isOn)
                Picker("Flavour", selection: $flavour) {
                    ForEach(["Mint", "Plum"], id: \.self) { Text($0).tag($0) }
                }
            } header: {
                Text("General")
            } footer: {
                Text("What is said here is said to everyone.")
            }
            Section("Sound") {
                Slider(value: $volume) { Text("Volume") }
                Stepper("Count \(count)", value: $count)
                LabeledContent("Version", value: "1.0")
                LabeledContent {
                    Button("Choose…") {}
                } label: {
                    Text("Folder")
                    Text("Where files go")
                        .font(.caption)
                        .foregroundColor(.secondary)
                }
            }
            Button("Reset", role: .destructive) { count = 0 }
            Text("Only a text")
        }
    }
}

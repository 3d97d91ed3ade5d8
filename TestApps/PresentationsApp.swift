import SwiftUI

/// Sheets, alerts and popovers.
struct PresentationsApp: App {
    var body: some Scene {
        WindowGroup("Presentations") { Presentations().frame(width: 420, height: 320) }
    }
}

private struct Presentations: View {
    @State private var showsSheet = false
    @State private var showsAlert = false
    @State private var asksName = false
    @State private var chooses = false
    @State private var showsPopover = false
    @State private var said = "nothing"
    @State private var name = ""

    var body: some View {
        VStack(spacing: 10) {
            Text("Said: \(said)")
            Button("Sheet") { showsSheet = true }
                .sheet(isPresented: $showsSheet, onDismiss: { said = "sheet gone" }) { SheetContent() }
            Button("Alert") { showsAlert = true }
            Button("Name") { asksName = true }
            Button("Choose") { chooses = true }
            Button("Popover") { showsPopover = true }
                .popover(isPresented: $showsPopover, arrowEdge: .bottom) {
                    VStack(alignment: .leading) {
                        Text("In the popover")
                        Toggle("An option", isOn: .constant(true))
                        Button("Say It") { said = "popover" }
                    }
                    .padding()
                }
        }
        .alert("Delete the book?", isPresented: $showsAlert) {
            Button("Delete", role: .destructive) { said = "deleted" }
            Button("Keep", role: .cancel) { said = "kept" }
        } message: {
            Text("It cannot be undone.")
        }
        .alert("What is your name?", isPresented: $asksName) {
            TextField("Name", text: $name)
            Button("OK") { said = name }.disabled(name.isEmpty)
            Button("Cancel", role: .cancel) {}
        }
        .confirmationDialog("Which one?", isPresented: $chooses) {
            Button("One") { said = "one" }
            Button("Two") { said = "two" }
        }
    }
}

private struct SheetContent: View {
    @Environment(\.dismiss) private var dismiss
    @State private var text = ""
    @State private var isLong = false
    @State private var deeper = false

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("A new entry").font(.headline)
            TextField("Title", text: $text)
            Toggle("More", isOn: $isLong)
            if isLong { ForEach(0..<4) { Text("Line \($0) of what there is more") } }
            HStack {
                Button("Deeper") { deeper = true }
                Spacer()
                Button("Done") { dismiss() }
            }
        }
        .padding(20)
        .frame(minWidth: 260)
        .sheet(isPresented: $deeper) { Text("Deeper still").padding(40) }
    }
}

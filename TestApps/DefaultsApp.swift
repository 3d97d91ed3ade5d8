import SwiftUI

/// Several buttons that would be the default one, and an inspector that says how wide it would be.
struct DefaultsApp: App {
    var body: some Scene {
        WindowGroup("Defaults") { Defaults() }.defaultSize(width: 700, height: 300)
    }
}

/// A list in a form of columns.
struct ColumnsApp: App {
    var body: some Scene {
        WindowGroup("Columns") {
            Form {
                TextField("Name", text: .constant("Momo"))
                List(0..<100, id: \.self) { Text("Row \($0)") }
                LabeledContent("Editor") { TextEditor(text: .constant("Text")) }
                Toggle("On", isOn: .constant(true))
                Text("The end")
            }
            .formStyle(.columns).padding()
        }
        .defaultSize(width: 500, height: 320)
    }
}

private struct Defaults: View {
    @State private var firstIsOff = false
    @State private var isShown = true
    @State private var pressed = "nothing"

    var body: some View {
        VStack {
            Text("Pressed: \(pressed)")
            HStack {
                Button("First") { pressed = "first" }.keyboardShortcut(.defaultAction).disabled(firstIsOff)
                Button("Second") { pressed = "second" }.keyboardShortcut(.defaultAction)
                Button("Third") { pressed = "third" }
            }
            Toggle("First Off", isOn: $firstIsOff)
            Toggle("Inspector", isOn: $isShown)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .inspector(isPresented: $isShown) {
            Text("Side").frame(maxWidth: .infinity).background(.red.opacity(0.2))
                .inspectorColumnWidth(min: 120, ideal: 260, max: 400)
        }
    }
}

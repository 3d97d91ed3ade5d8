import SwiftUI

/// Menus of commands, keys and focus, for `CommandsWindowTests`.
struct CommandsApp: App {
    @State private var isPanelShown = false
    var body: some Scene {
        WindowGroup("Commands") { CommandsView(isPanelShown: $isPanelShown) }
            .defaultSize(width: 480, height: 360)
            .commands {
                CommandMenu("Panel") {
                    Button(isPanelShown ? "Hide Panel" : "Show Panel") { isPanelShown.toggle() }
                        .keyboardShortcut("p")
                    Toggle("Panel", isOn: $isPanelShown)
                }
                CountCommands()
                SidebarCommands()
            }
    }
}

private struct CountCommands: Commands {
    @FocusedBinding(\.windowCount) private var count
    @FocusedValue(\.fieldName) private var field
    var body: some Commands {
        CommandMenu("Count") {
            Button("More") { count? += 1 }
                .keyboardShortcut("n", modifiers: [.command, .shift])
                .disabled(count == nil)
            Button("Less") { count? -= 1 }
                .keyboardShortcut("s")
                .disabled((count ?? 0) == 0)
            Button("Ten") { count = 10 }
                .keyboardShortcut(",")
            Text("In \(field ?? "nothing")")
        }
    }
}

private struct CommandsView: View {
    private enum Field { case first, second }
    @Binding var isPanelShown: Bool
    @State private var count = 0
    @State private var first = ""
    @State private var second = ""
    @State private var said = "nothing"
    @FocusState private var field: Field?

    var body: some View {
        VStack {
            Text("Count \(count)")
            Text("Said \(said)")
            if isPanelShown { Text("The panel") }
            TextField("First", text: $first)
                .focused($field, equals: .first)
                .focusedValue(\.fieldName, "first")
            TextField("Second", text: $second)
                .focused($field, equals: .second)
                .focusedValue(\.fieldName, "second")
            Text("Focus \(field.map { "\($0)" } ?? "none")")
            HStack {
                Button("To Second") { field = .second }
                Button("Plain") { said = "plain" }.keyboardShortcut("d", modifiers: [])
                Button("Cancel") { said = "cancelled" }.keyboardShortcut(.cancelAction)
                Button("Save") { said = "saved" }.keyboardShortcut(.defaultAction)
            }
            Text("Focusable")
                .padding(6)
                .focusable()
                .onKeyPress(.upArrow) {
                    said = "up"
                    return .handled
                }
                .onDeleteCommand { said = "deleted" }
        }
        .padding()
        .focusedSceneValue(\.windowCount, $count)
    }
}

extension FocusedValues {
    fileprivate var windowCount: Binding<Int>? {
        get { self[WindowCountKey.self] }
        set { self[WindowCountKey.self] = newValue }
    }
    private struct WindowCountKey: FocusedValueKey { typealias Value = Binding<Int> }

    fileprivate var fieldName: String? {
        get { self[FieldNameKey.self] }
        set { self[FieldNameKey.self] = newValue }
    }
    private struct FieldNameKey: FocusedValueKey { typealias Value = String }
}

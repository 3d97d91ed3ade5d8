import SwiftUI

/// Undo, full screen, levels and places of windows, and where the focus begins, for `EditingTests`.
struct EditingApp: App {
    var body: some Scene {
        WindowGroup("Editing") { EditingView() }
            .defaultSize(width: 560, height: 480)
            .commands { CommandMenu("Extra") { Button("Nothing") {} } }
        Window("Tool", id: "tool") { Text("the tool").frame(maxWidth: .infinity, maxHeight: .infinity) }
            .windowLevel(.floating)
            .defaultWindowPlacement { content, context in
                let free = context.defaultDisplay.visibleRect
                let height = content.sizeThatFits(.unspecified).height
                return WindowPlacement(x: free.maxX - 600, y: free.minY + 30, width: 500, height: height + 100)
            }
    }
}

private final class Basket: ObservableObject {
    @Published var items: [String] = []

    func set(_ new: [String], _ name: String, _ undo: UndoManager?) {
        let old = items
        undo?.registerUndo(withTarget: self) { $0.set(old, name, undo) }
        undo?.setActionName(name)
        items = new
    }
}

private struct EditingView: View {
    @StateObject private var basket = Basket()
    @State private var name = ""
    @State private var staysSmall = false
    @State private var isAsked = false
    @State private var asked = "nothing"
    @Namespace private var scope
    @Environment(\.undoManager) private var undo
    @Environment(\.resetFocus) private var resetFocus
    @Environment(\.openWindow) private var openWindow

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            Text("Items \(basket.items.joined(separator: " "))")
            TextField("Name", text: $name)
            HStack {
                Button("Add") { basket.set(basket.items + ["apple"], "Add", undo) }
                Button("Clear") { basket.set([], "Clear", undo) }
                Button("Tool") { openWindow(id: "tool") }
                Button("Ask") { isAsked = true }
            }
            Toggle("Stays small", isOn: $staysSmall)
            HStack {
                Button("One") {}
                Button("Two") {}.prefersDefaultFocus(in: scope)
                Button("Three") {}
            }
            .focusScope(scope)
            Button("Reset") { resetFocus(in: scope) }
            Text("Asked \(asked)")
            HStack(alignment: .top) {
                Button("Left") {}
                Spacer()
                VStack {
                    Text("Nothing to focus here").padding(.vertical, 20)
                    Button("Right") {}
                }
                .focusSection()
            }
        }
        .padding()
        .onDeleteCommand { basket.set([], "Delete", undo) }
        .windowFullScreenBehavior(staysSmall ? .disabled : .automatic)
        .sheet(isPresented: $isAsked) { Question(answer: $asked) }
    }
}

/// A sheet with a focus of its own.
private struct Question: View {
    private enum Field { case town, street }
    @Binding var answer: String
    @State private var town = ""
    @State private var street = ""
    @FocusState private var field: Field?
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            Text("Sheet \(field.map { "\($0)" } ?? "none")")
            TextField("Town", text: $town).focused($field, equals: .town)
            TextField("Street", text: $street).focused($field, equals: .street)
                .onKeyPress(.upArrow) {
                    field = .town
                    return .handled
                }
            HStack {
                Button("Nowhere") { field = nil }
                Button("Done") {
                    answer = town + street
                    dismiss()
                }
                .keyboardShortcut(.defaultAction)
            }
        }
        .padding()
        .frame(width: 300)
        .defaultFocus($field, .street)
    }
}

import SwiftUI

/// Every step of `CommandScript` can be made in it, by its menu, keys and windows.
public struct CommandfulApp: App {
    public init() {}

    public var body: some Scene {
        WindowGroup("Note", id: "note") { NotePage() }
            .defaultSize(width: 320, height: 240)
            .commands {
                NoteCommands()
                ToolCommands()
            }
        Window("Tool", id: "tool") { Text("tool").frame(width: 200, height: 100) }
    }
}

private struct NoteCommands: Commands {
    @FocusedBinding(\.noteCount) private var count
    @FocusedBinding(\.noteIsMarked) private var isMarked
    @FocusedValue(\.noteField) private var field
    var body: some Commands {
        CommandMenu("Note") {
            Button("More") { count? += 1 }
                .keyboardShortcut("n", modifiers: [.command, .shift])
                .disabled(count == nil)
            Button("Less") { count? -= 1 }
                .disabled((count ?? 0) == 0)
            Toggle("Marked", isOn: Binding($isMarked) ?? .constant(false))
                .disabled(isMarked == nil)
            if count ?? 0 > 2 { Button("Many") { count = 0 } }
            Button("In \(field ?? "nothing")") { count? += 10 }
                .disabled(field == nil)
        }
    }
}

private struct ToolCommands: Commands {
    @Environment(\.openWindow) private var openWindow
    var body: some Commands {
        CommandGroup(after: .newItem) { Button("Open Tool") { openWindow(id: "tool") } }
    }
}

private struct NotePage: View {
    private enum Field: String { case first, second }
    @State private var count = 0
    @State private var isMarked = false
    @State private var texts = ["", ""]
    @FocusState private var field: Field?
    @StateObject private var mark = LivingPage()

    var body: some View {
        let _ = mark
        VStack {
            Text("\(count) \(isMarked ? "marked" : "plain") \(field?.rawValue ?? "nowhere")")
            TextField("First", text: $texts[0])
                .focused($field, equals: .first)
                .focusedValue(\.noteField, "first")
            TextField("Second", text: $texts[1])
                .focused($field, equals: .second)
                .focusedValue(\.noteField, "second")
        }
        .padding()
        .focusedSceneValue(\.noteCount, $count)
        .focusedSceneValue(\.noteIsMarked, $isMarked)
    }
}

/// Counts the pages that are alive.
@MainActor
public final class LivingPage: ObservableObject {
    public private(set) static var count = 0
    init() { Self.count += 1 }
    isolated deinit { Self.count -= 1 }
}

extension FocusedValues {
    fileprivate var noteCount: Binding<Int>? {
        get { self[NoteCountKey.self] }
        set { self[NoteCountKey.self] = newValue }
    }
    private struct NoteCountKey: FocusedValueKey { typealias Value = Binding<Int> }

    fileprivate var noteIsMarked: Binding<Bool>? {
        get { self[NoteIsMarkedKey.self] }
        set { self[NoteIsMarkedKey.self] = newValue }
    }
    private struct NoteIsMarkedKey: FocusedValueKey { typealias Value = Binding<Bool> }

    fileprivate var noteField: String? {
        get { self[NoteFieldKey.self] }
        set { self[NoteFieldKey.self] = newValue }
    }
    private struct NoteFieldKey: FocusedValueKey { typealias Value = String }
}

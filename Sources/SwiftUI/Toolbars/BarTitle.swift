import Foundation
import Toolkit
import ViewGraph

/// The title among the items of a bar: a text, a text with a menu, or a field in which it is edited.
struct BarTitle: View {
    var title = ""
    var subtitle: String?
    var menu: MenuContent?
    var editor: TitleEditor?
    var document: TitleDocument?

    var body: some View {
        if let editor {
            editor
        } else if let document {
            HStack(spacing: 4) {
                DocumentIcon(document: document)
                text
            }
        } else {
            text
        }
    }

    @ViewBuilder
    private var text: some View {
        if let menu, !menu.isEmpty {
            TitleMenuButton(title: title, subtitle: subtitle, menu: menu)
        } else {
            WindowTitle(title: title, subtitle: subtitle)
        }
    }
}

/// A window's title in its bar.
struct WindowTitle: ControlView {
    let title: String
    let subtitle: String?

    func controlContent(_ environment: EnvironmentValues) -> WindowTitleContent {
        WindowTitleContent(title: title, subtitle: subtitle)
    }
}

/// A title that opens a menu.
private struct TitleMenuButton: View {
    let title: String
    let subtitle: String?
    let menu: MenuContent

    var body: some View {
        MenuButtonControl(label: label, menu: menu, primaryAction: nil)
            .environment(\.menuIndicatorVisibility, .visible)
    }

    private var label: some View {
        VStack(spacing: 0) {
            Text(verbatim: title).bold().lineLimit(1)
            if let subtitle, !subtitle.isEmpty {
                Text(verbatim: subtitle).font(.caption).foregroundStyle(.secondary).lineLimit(1)
            }
        }
    }
}

/// Edits a title in its place: Return and leaving the field take the new text over, Escape keeps the old one.
struct TitleEditor: View {
    let title: Binding<String>
    let ended: @MainActor () -> Void
    @State private var text: String
    @State private var isOver = false
    @FocusState private var isFocused: Bool

    init(title: Binding<String>, ended: @escaping @MainActor () -> Void) {
        self.title = title
        self.ended = ended
        _text = State(initialValue: title.wrappedValue)
    }

    var body: some View {
        TextField(ownWords("Title"), text: $text)
            .focused($isFocused)
            .frame(minWidth: 120, idealWidth: 240, maxWidth: 360)
            .onAppear { isFocused = true }
            .onSubmit { end(with: text) }
            .onExitCommand { end(with: nil) }
            .onChange(of: isFocused) { had, has in
                if had, !has { end(with: text) }
            }
    }

    /// An empty text is no title: the old one stays.
    private func end(with new: String?) {
        if isOver { return }
        isOver = true
        if let new, !new.isEmpty, new != title.wrappedValue { title.wrappedValue = new }
        ended()
    }
}

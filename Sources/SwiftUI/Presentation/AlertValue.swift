import Toolkit
import ViewGraph

/// A question with one or two buttons, for `alert(isPresented:content:)`. Newer code describes alerts by views.
public struct Alert {
    let title: Text
    let message: Text?
    let buttons: [Button]

    /// A message with one button, OK unless given.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.title = title
        self.message = message
        buttons = dismissButton.map { [$0] } ?? []
    }

    /// A question with two buttons.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }

    /// A button of an alert. Every button ends the alert.
    public struct Button {
        let label: Text
        let role: ButtonRole?
        let action: (() -> Void)?

        /// A button that does something.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: nil, action: action)
        }
        /// A button that does nothing but end the alert, with a label of one's own.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: .cancel, action: action)
        }
        /// A button to cancel.
        public static func cancel(_ action: (() -> Void)? = {}) -> Button {
            Button(label: Text(verbatim: ownWords("Cancel")), role: .cancel, action: action)
        }
        /// A button that takes something away for good.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: .destructive, action: action)
        }
    }
}

/// The buttons of an alert that is a value.
public struct _AlertButtons: View {
    nonisolated(unsafe) let buttons: [Alert.Button]

    public var body: some View {
        ForEach(buttons.indices, id: \.self) { index in
            let button = buttons[index]
            SwiftUI.Button(role: button.role, action: { button.action?() }) { button.label }
        }
    }
}

extension View {
    /// Shows the alert that `content` makes while `isPresented` is true.
    public nonisolated func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
        let alert = content()
        return modifier(
            _AlertModifier(
                alert.title.resolvedString, isPresented: isPresented,
                actions: _AlertButtons(buttons: alert.buttons), message: alert.message))
    }

    /// Shows the alert that `content` makes of `item` while that is not nil.
    public nonisolated func alert<Item: Identifiable>(
        item: Binding<Item?>, content: (Item) -> Alert
    ) -> some View {
        let present = item.wrappedValue
        let alert = present.map(content)
        return modifier(
            _AlertModifier(
                alert?.title.resolvedString ?? "", isPresented: { item.wrappedValue != nil },
                dismiss: { item.wrappedValue = nil }, actions: alert.map { _AlertButtons(buttons: $0.buttons) },
                message: alert?.message, subject: present.map { AlertSubject($0.id) }))
    }
}

import ViewGraph

/// A choice between several things to do, for `actionSheet(isPresented:content:)`. Newer code has `confirmationDialog`.
public struct ActionSheet {
    /// A button of a choice.
    public typealias Button = Alert.Button

    let title: Text
    let message: Text?
    let buttons: [Button]

    /// A choice; with no button to cancel one is added.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }
}

extension View {
    /// Shows the choice that `content` makes while `isPresented` is true.
    public nonisolated func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
        let sheet = content()
        return modifier(
            _AlertModifier(
                sheet.title.resolvedString, isPresented: isPresented,
                actions: _AlertButtons(buttons: sheet.buttons), message: sheet.message, addsCancel: true))
    }
}

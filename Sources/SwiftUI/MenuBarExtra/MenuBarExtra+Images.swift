extension MenuBarExtra where Label == SwiftUI.Label<Text, Image> {
    /// An item with an image of the app's, named by a localised title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content
    ) {
        self.init(label: Label(titleKey, image: image), content: content(), isInserted: nil)
    }
    /// An item with an image of the app's, named by a title as it is.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, image: String, @ViewBuilder content: () -> Content
    ) {
        self.init(label: Label(title, image: image), content: content(), isInserted: nil)
    }
    /// An item with an image of the app's, named by a localised title, in the panel while `isInserted` is true.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, image: String, isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(label: Label(titleKey, image: image), content: content(), isInserted: isInserted)
    }
    /// An item with an image of the app's, named by a title as it is, in the panel while `isInserted` is true.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(label: Label(title, image: image), content: content(), isInserted: isInserted)
    }
}

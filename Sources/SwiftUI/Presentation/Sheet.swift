extension View {
    /// Shows a sheet while `isPresented` is true: a window over this view's, which cannot be used meanwhile.
    ///
    /// Escape sets the binding to false, unless `interactiveDismissDisabled` in the content forbids it, as does the
    /// content's `dismiss`. `onDismiss` runs once the sheet has gone. A second sheet of the same window waits for the
    /// first to go; one presented from within a sheet is shown over it.
    public nonisolated func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(_PresentationModifier(.sheet, isPresented: isPresented, onDismiss: onDismiss, content: content))
    }

    /// Shows a sheet while `item` is not nil, for that item. When an item with another identity takes its place, the
    /// sheet goes and one for the new item comes; with the same identity its content is updated.
    public nonisolated func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(_PresentationModifier(.sheet, item: item, onDismiss: onDismiss, content: content))
    }
}

// Lists of which one row is always selected.

extension List {
    // Disfavoured: a set or an optional is a value that could be selected too.

    /// A list of the views of `content`, one of which is always selected.
    @_disfavoredOverload
    public nonisolated init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(.exactlyOne(selection), content())
    }
}

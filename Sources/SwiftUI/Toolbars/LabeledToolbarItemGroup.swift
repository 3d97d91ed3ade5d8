import ViewGraph

/// The views of a group of a toolbar's items that has a label: a menu under the label where there is no room for them.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
    nonisolated(unsafe) let content: Content
    nonisolated(unsafe) let label: Label

    /// The items, beside each other.
    public var body: some View {
        ControlGroup {
            content
        } label: {
            label
        }
    }
}

extension ToolbarItemGroup {
    /// The views of `content`, at `placement`: one item, which becomes a menu with the label before anything goes to the
    /// menu at the end of the bar.
    public nonisolated init<C: View, L: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
    ) where Content == LabeledToolbarItemGroupContent<C, L> {
        self.init(placement: placement) { LabeledToolbarItemGroupContent(content: content(), label: label()) }
    }
}

import ViewGraph

/// A row that can be expanded, with the rows below it.
///
/// Follows <https://developer.apple.com/documentation/swiftui/disclosuretablerow>.
public struct DisclosureTableRow<Label, Content>: _PrimitiveTableRows
where Label: TableRowContent, Content: TableRowContent, Label.TableRowValue == Content.TableRowValue {
    public typealias TableRowValue = Label.TableRowValue
    nonisolated(unsafe) private let label: Label
    nonisolated(unsafe) private let content: () -> Content
    private let isExpanded: Binding<Bool>?

    /// A row of `value` with others below it, which are shown while `isExpanded`; without that, as the person has it,
    /// collapsed at first.
    public nonisolated init<Value>(
        _ value: Value, isExpanded: Binding<Bool>? = nil,
        @TableRowBuilder<Value> content: @escaping () -> Content
    ) where Label == TableRow<Value>, Value == Content.TableRowValue {
        label = TableRow(value)
        self.isExpanded = isExpanded
        self.content = content
    }

    public func _rows(_ columns: _TableCells<Label.TableRowValue>) -> _DisclosureTableRows<Label._Rows, Content._Rows> {
        let content = content
        return _DisclosureTableRows(
            label: label._rows(columns), content: { content()._rows(columns) }, isExpanded: isExpanded)
    }
}

/// The rows of a `DisclosureTableRow`.
public struct _DisclosureTableRows<Label: View, Content: View>: View {
    nonisolated(unsafe) let label: Label
    nonisolated(unsafe) let content: () -> Content
    let isExpanded: Binding<Bool>?
    @State private var isOpen = false
    @Environment(\.outlineLevel) private var level

    nonisolated init(label: Label, content: @escaping () -> Content, isExpanded: Binding<Bool>?) {
        self.label = label
        self.content = content
        self.isExpanded = isExpanded
    }

    /// The row, and those below it while they are shown.
    public var body: some View {
        let binding = isExpanded ?? $isOpen
        label.modifier(
            _OutlineRowModifier(
                level: level, isExpanded: binding.wrappedValue, setExpanded: { binding.wrappedValue = $0 }))
        if binding.wrappedValue {
            content()
                .environment(\.outlineLevel, level + 1)
                .modifier(_OutlineRowModifier(level: level + 1, isExpanded: nil, setExpanded: { _ in }))
        }
    }
}

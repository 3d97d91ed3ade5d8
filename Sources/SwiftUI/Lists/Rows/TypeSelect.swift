import ViewGraph
import ViewLayout

extension View {
    /// What a list row is found by when a person types, in place of what its texts say; nil for that.
    public nonisolated func typeSelectEquivalent(_ text: Text?) -> some View {
        modifier(_RowTraitsModifier { $0.typedText = text?.resolvedString })
    }

    /// What a list row is found by when a person types.
    public nonisolated func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View {
        typeSelectEquivalent(Text(stringKey))
    }

    /// What a list row is found by when a person types.
    @_disfavoredOverload
    public nonisolated func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View {
        typeSelectEquivalent(Text(string))
    }
}

extension EngineRow {
    /// What the row is found by when a person types.
    var typedText: String { traits?.typedText ?? accessibleName }
}

extension ListRows {
    /// What a row is found by; nil for one that cannot be gone to.
    func text(at index: Int) -> String? {
        guard index < count else { return nil }
        let segment = segment(at: index)
        guard segment.kind == .row else { return nil }
        if let loop = segment.loop { return loop.source.text(at: index - segment.start) }
        guard let row = staticRow(segment) else { return nil }
        _ = row.surface
        return row.typedText
    }

    /// Which of the rows it is, without headers and footers; nil for those.
    func place(at index: Int) -> (number: Int, count: Int)? {
        guard index < count else { return nil }
        let segment = segment(at: index)
        return segment.kind == .row ? (segment.rowsBefore + index - segment.start + 1, plainRows) : nil
    }
}

/// A view whose value alone tells what it says first, so that it need not be made to be found.
@MainActor
protocol TextTelling {
    /// Nil where it takes the view itself to know.
    var toldText: String? { get }
}

extension Text: TextTelling {
    var toldText: String? { resolvedString }
}

extension Label: TextTelling {
    var toldText: String? { (title as? any TextTelling)?.toldText }
}

extension ModifiedContent: TextTelling {
    var toldText: String? {
        if let said = modifier as? _RowTraitsModifier, let text = said.traits.typedText { return text }
        return (content as? any TextTelling)?.toldText
    }
}

extension EditableCollectionContent: TextTelling {
    var toldText: String? { (content as? any TextTelling)?.toldText }
}

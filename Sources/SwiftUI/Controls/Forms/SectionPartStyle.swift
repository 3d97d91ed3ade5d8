import ViewGraph

/// How headers and footers of sections are written in forms; other containers leave them as they are.
struct SectionPartStyle: _EnvironmentModifier {
    let isHeader: Bool

    func _apply(to values: inout EnvironmentValues) {
        guard values.formPlace != .elsewhere else { return }
        // A control in a header is in no row.
        if values.formPlace == .row { values.formPlace = .elsewhere }
        values.font = isHeader ? .headline : .caption
        if !isHeader { values.foregroundPaint = .semantic(.secondary) }
    }
}

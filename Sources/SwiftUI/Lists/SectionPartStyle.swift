import ViewGraph
import ViewLayout

/// How the headers and footers of sections are written, which the container says.
enum SectionPartStyle: Sendable {
    /// As the views around.
    case plain
    case list
}

extension EnvironmentValues {
    var sectionPartStyle: SectionPartStyle {
        get { self[SectionPartStyleKey.self] }
        set { self[SectionPartStyleKey.self] = newValue }
    }
    private struct SectionPartStyleKey: EnvironmentKey { static var defaultValue: SectionPartStyle { .plain } }

    /// How much the headers of sections stand out.
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }
    private struct HeaderProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }
}

/// How much something stands out from what is around it.
public enum Prominence: Sendable, Hashable {
    /// As usual.
    case standard
    /// More than usual.
    case increased
}

extension View {
    /// How much the headers of the sections in this view stand out.
    public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence)
    }
}

/// Sets what the container says for a header or a footer.
struct SectionPartModifier: _EnvironmentModifier {
    let isHeader: Bool

    func _apply(to values: inout EnvironmentValues) {
        guard values.sectionPartStyle == .list else { return }
        // What is in the part is no part of a list any more.
        values.sectionPartStyle = .plain
        if isHeader {
            values.font = values.headerProminence == .increased ? .title3.bold() : .headline
        } else {
            values.font = .caption
            values.foregroundPaint = .semantic(.secondary)
        }
    }
}

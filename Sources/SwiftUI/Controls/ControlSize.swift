import Toolkit
import ViewGraph

/// How large controls are, relative to what the desktop has them.
public enum ControlSize: CaseIterable, Hashable, Sendable {
    case mini, small, regular, large, extraLarge

    var scale: ControlScale {
        switch self {
        case .mini: .mini
        case .small: .small
        case .regular: .regular
        case .large: .large
        case .extraLarge: .extraLarge
        }
    }
}

extension EnvironmentValues {
    /// The size of controls.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }
    private struct ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }

    /// What controls show in the accent colour is drawn in this; nil is the desktop's.
    var tintPaint: Paint? {
        guard let tint else { return nil }
        return tint._paint(in: self).paint
    }

    /// Whether controls show no label. It still names them.
    var areLabelsHidden: Bool {
        get { self[LabelsHiddenKey.self] }
        set { self[LabelsHiddenKey.self] = newValue }
    }
    private struct LabelsHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }
}

extension View {
    /// Sets the size of controls in this view.
    public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
        environment(\.controlSize, controlSize)
    }

    /// Hides the labels of controls in this view. They still name the controls to those who cannot see them.
    public nonisolated func labelsHidden() -> some View { environment(\.areLabelsHidden, true) }

    /// Sets the accent colour of this view; nil is the desktop's.
    @_disfavoredOverload
    public nonisolated func tint(_ tint: Color?) -> some View { environment(\.tint, tint.map { AnyShapeStyle($0) }) }
    /// Sets the accent colour of this view; nil and `.accentColor` are the desktop's.
    public nonisolated func accentColor(_ accentColor: Color?) -> some View {
        tint(accentColor == .accentColor ? nil : accentColor)
    }
}

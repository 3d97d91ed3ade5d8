import ViewGraph

/// Whether controls are in the window that a person uses.
public enum ControlActiveState: CaseIterable, Hashable, Sendable {
    /// In the window that has the keys.
    case key
    /// In a window of the app that a person uses, without the keys.
    case active
    /// In another.
    case inactive
}

extension EnvironmentValues {
    /// Whether the view is in the window that a person uses, the one in front, or in a sheet or popover of that.
    public var controlActiveState: ControlActiveState {
        get {
            self[ControlActiveStateKey.self]
                ?? (scenePhase == .active && windowActivity?.current ?? true ? .key : .inactive)
        }
        set { self[ControlActiveStateKey.self] = newValue }
    }

    /// Whether the view is in a window that looks as in use. The desktop draws windows so by itself; this is for what
    /// an author draws.
    public var appearsActive: Bool {
        get { self[AppearsActiveKey.self] ?? (controlActiveState != .inactive) }
        set { self[AppearsActiveKey.self] = newValue }
    }
    /// Whether the window is in front; nil where that is not asked.
    var windowActivity: Location<Bool>? {
        get { self[WindowActivityKey.self] }
        set { self[WindowActivityKey.self] = newValue }
    }
    private struct WindowActivityKey: EnvironmentKey { static var defaultValue: Location<Bool>? { nil } }

    private struct AppearsActiveKey: EnvironmentKey { static var defaultValue: Bool? { nil } }
    private struct ControlActiveStateKey: EnvironmentKey { static var defaultValue: ControlActiveState? { nil } }
}

extension View {
    /// Draws the view as in a mirror where lines run from right to left.
    public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        modifier(MirroringModifier(isEnabled: enabled))
    }
}

private struct MirroringModifier: ViewModifier {
    let isEnabled: Bool
    @Environment(\.layoutDirection) private var direction

    func body(content: Content) -> some View {
        content.scaleEffect(x: isEnabled && direction == .rightToLeft ? -1 : 1, y: 1)
    }
}

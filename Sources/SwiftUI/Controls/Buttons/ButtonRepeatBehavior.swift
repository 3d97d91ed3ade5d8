import ViewGraph

/// Whether buttons do their action again and again while they are held down.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private enum Kind { case automatic, enabled, disabled }
    private let kind: Kind

    /// As the desktop has it: once a press.
    public static let automatic = ButtonRepeatBehavior(kind: .automatic)
    /// After a moment, and then several times a second.
    public static let enabled = ButtonRepeatBehavior(kind: .enabled)
    /// Once a press.
    public static let disabled = ButtonRepeatBehavior(kind: .disabled)
}

extension EnvironmentValues {
    /// Whether buttons repeat their action while they are held down.
    public internal(set) var buttonRepeatBehavior: ButtonRepeatBehavior {
        get { self[ButtonRepeatBehaviorKey.self] }
        set { self[ButtonRepeatBehaviorKey.self] = newValue }
    }
    private struct ButtonRepeatBehaviorKey: EnvironmentKey {
        static var defaultValue: ButtonRepeatBehavior { .automatic }
    }
}

extension View {
    /// Sets whether buttons in this view do their action again and again while they are held down: after 0.4 seconds,
    /// and then every 80 milliseconds. A press that has repeated does nothing more when it ends.
    public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        environment(\.buttonRepeatBehavior, behavior)
    }
}

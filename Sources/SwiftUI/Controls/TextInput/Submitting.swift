import ViewGraph

/// What a person submits.
public struct SubmitTriggers: OptionSet, Sendable {
    /// The triggers as bits.
    public let rawValue: Int
    /// Triggers from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Return in a text field.
    public static let text = SubmitTriggers(rawValue: 1)
    /// Return in a field to search with.
    public static let search = SubmitTriggers(rawValue: 2)
}

/// What a submission gives rise to.
struct SubmitAction {
    let triggers: SubmitTriggers
    let action: @MainActor () -> Void
}

extension EnvironmentValues {
    /// From the farthest to the nearest.
    var submitActions: [SubmitAction] {
        get { self[SubmitKey.self] }
        set { self[SubmitKey.self] = newValue }
    }
    private struct SubmitKey: EnvironmentKey { static var defaultValue: [SubmitAction] { [] } }

    /// What is done when something of a kind is submitted, the nearest first.
    func submitActions(for trigger: SubmitTriggers) -> [@MainActor () -> Void] {
        submitActions.reversed().filter { $0.triggers.contains(trigger) }.map(\.action)
    }
}

extension View {
    /// Runs `action` when the person submits something in this view: presses Return in a text field, unless `triggers`
    /// say otherwise. What is set on views around runs too.
    public nonisolated func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping (() -> Void)
    ) -> some View {
        nonisolated(unsafe) let action = action
        let submit = SubmitAction(triggers: triggers) { action() }
        return transformEnvironment(\.submitActions) { $0.append(submit) }
    }

    /// Keeps submissions in this view from what is set on views around.
    public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
        transformEnvironment(\.submitActions) { if isBlocking { $0.removeAll() } }
    }

    /// Names the Return key of keyboards on screen. Without effect here, as on a Mac.
    public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
}

/// A name of the Return key of keyboards on screen.
public struct SubmitLabel: Sendable {
    public static let done = SubmitLabel()
    public static let go = SubmitLabel()
    public static let send = SubmitLabel()
    public static let join = SubmitLabel()
    public static let route = SubmitLabel()
    public static let search = SubmitLabel()
    public static let `return` = SubmitLabel()
    public static let next = SubmitLabel()
    public static let `continue` = SubmitLabel()
}

/// Whether windows that are closed by the program may object.
public struct DismissBehavior: Equatable, Sendable {
    private let isDestructive: Bool
    /// As if the person closed them: a window under a sheet stays.
    public static let interactive = DismissBehavior(isDestructive: false)
    /// They close whatever is over them, and without a question.
    public static let destructive = DismissBehavior(isDestructive: true)
}

extension Transaction {
    /// How `dismissWindow` closes windows: `withTransaction(\.dismissBehavior, .destructive) { dismissWindow(id: "a") }`.
    public var dismissBehavior: DismissBehavior {
        get { self[DismissBehaviorKey.self] }
        set { self[DismissBehaviorKey.self] = newValue }
    }
    private struct DismissBehaviorKey: TransactionKey {
        static var defaultValue: DismissBehavior { .interactive }
    }
}

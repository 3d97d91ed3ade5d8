/// What a button does, beyond its action.
public struct ButtonRole: Equatable, Sendable {
    let isDestructive: Bool
    /// Takes something away for good.
    public static let destructive = ButtonRole(isDestructive: true)
    /// Ends without doing anything.
    public static let cancel = ButtonRole(isDestructive: false)
}

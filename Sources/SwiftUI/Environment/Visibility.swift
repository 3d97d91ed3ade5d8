/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
    /// As fits the place.
    case automatic
    /// Shown.
    case visible
    /// Not shown, as far as the desktop can do without it.
    case hidden
}

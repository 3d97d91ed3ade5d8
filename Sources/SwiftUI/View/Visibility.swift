/// Whether a part of the interface is shown.
///
/// Follows <https://developer.apple.com/documentation/swiftui/visibility>.
public enum Visibility: Hashable, CaseIterable, Sendable {
    /// As it fits the place.
    case automatic
    /// Shown.
    case visible
    /// Not shown.
    case hidden
}

/// How content with a fixed ratio of width to height meets the space it is offered.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// As large as fits inside, leaving part of one axis empty.
    case fit
    /// As small as covers all, overflowing on one axis.
    case fill
}

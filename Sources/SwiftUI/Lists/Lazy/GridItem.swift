import Foundation
import ViewLayout

/// How wide one column of a lazy vertical grid is, or how high one row of a horizontal one; or as many as fit.
///
/// Follows <https://developer.apple.com/documentation/swiftui/griditem>.
public struct GridItem: Sendable {
    /// A length, in points.
    public enum Size: Sendable {
        /// This length.
        case fixed(CGFloat)
        /// A share of what is left.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many of at least this length as there is room for.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }
    /// The length.
    public var size: Size
    /// The distance to the next one, in points; nil for the usual 8.
    public var spacing: CGFloat?
    /// How views lie in it; nil as the grid says.
    public var alignment: Alignment?

    /// Makes a column or row of a grid.
    public nonisolated init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// A column of a grid, or a row of a horizontal one, as it is in a room.
struct GridTrack: Equatable {
    var start: CGFloat
    var length: CGFloat
    var alignment: Alignment?

    /// The tracks that `items` are in a room of `length`. Fixed ones have theirs, the others share the rest in order, each
    /// within its limits.
    static func tracks(_ items: [GridItem], in length: CGFloat) -> [GridTrack] {
        let gaps = items.dropLast().reduce(0) { $0 + ($1.spacing ?? 8) }
        var left = length - gaps
        var sharing = 0
        for item in items {
            if case .fixed(let own) = item.size { left -= own } else { sharing += 1 }
        }
        var tracks: [GridTrack] = []
        var start: CGFloat = 0
        for item in items {
            let gap = item.spacing ?? 8
            switch item.size {
            case .fixed(let own): tracks.append(GridTrack(start: start, length: max(0, own), alignment: item.alignment))
            case .flexible(let minimum, let maximum):
                let own = clamped(left / CGFloat(max(sharing, 1)), minimum, maximum)
                tracks.append(GridTrack(start: start, length: own, alignment: item.alignment))
                left -= own
                sharing -= 1
            case .adaptive(let minimum, let maximum):
                let share = max(0, left / CGFloat(max(sharing, 1)))
                let least = max(minimum, 1)
                let count = max(1, Int((min(share, 1_000_000) + gap) / (least + gap)))
                let own = clamped((share - CGFloat(count - 1) * gap) / CGFloat(count), minimum, maximum)
                for index in 0..<count {
                    tracks.append(
                        GridTrack(
                            start: start + CGFloat(index) * (own + gap), length: own, alignment: item.alignment))
                }
                left -= share
                sharing -= 1
            }
            if let last = tracks.last { start = last.start + last.length + gap }
        }
        return tracks
    }

    /// The same, and where they leave room, or need more than there is, all of them together with `share` of it before
    /// them: a half of it where they are centred.
    static func tracks(_ items: [GridItem], in length: CGFloat, aligned share: CGFloat) -> [GridTrack] {
        let tracks = tracks(items, in: length)
        guard let last = tracks.last else { return [] }
        let before = (length - last.start - last.length) * share
        if before == 0 { return tracks }
        return tracks.map { GridTrack(start: $0.start + before, length: $0.length, alignment: $0.alignment) }
    }

    private static func clamped(_ value: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat) -> CGFloat {
        max(0, max(minimum, min(value, maximum)))
    }
}

/// Which parts of sections stay in sight while their section is.
public struct PinnedScrollableViews: OptionSet, Sendable {
    /// One bit for each kind.
    public let rawValue: UInt32
    /// The kinds whose bits are set in `rawValue`.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The headers.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// The footers.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

import Foundation
import ViewLayout

/// What a lazy stack or grid is like.
struct LazyLayout {
    /// The axis along which lines follow each other.
    var axis: Axis
    /// Nil for a stack: one view a line.
    var tracks: [GridItem]?
    var spacing: CGFloat = 8
    /// How views lie across their line, or in their track.
    var alignment: Alignment = .center
    var pinned: PinnedScrollableViews = []

    /// Which part of the room that tracks leave is before them.
    var share: CGFloat {
        axis == .vertical
            ? alignment.horizontal == .leading ? 0 : alignment.horizontal == .trailing ? 1 : 0.5
            : alignment.vertical == .top ? 0 : alignment.vertical == .bottom ? 1 : 0.5
    }
}

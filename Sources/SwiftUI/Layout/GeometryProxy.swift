import Foundation
import ViewGraph
import ViewLayout

/// The size and the place of a geometry reader.
///
/// Follows <https://developer.apple.com/documentation/swiftui/geometryproxy>.
public struct GeometryProxy: Sendable {
    /// The reader's size in points.
    public let size: CGSize
    let place: GeometryPlace

    /// The reader's frame in a coordinate space, with all that scrolls, turns and scales between them; a turned view's
    /// is the smallest that holds it. A view that reads it is updated when it is another, wherever that came from.
    ///
    /// Read it on the main thread; on others it is as in `.local`, and the log says so.
    @_disfavoredOverload
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        if coordinateSpace == .local { return CGRect(origin: .zero, size: size) }
        guard MainThread.isCurrent else {
            Log.once("GeometryProxy.frame(in:) was read off the main thread, where places are not known.")
            return CGRect(origin: .zero, size: size)
        }
        return onMainThread { place.frame(in: coordinateSpace) }
    }

    /// The reader's frame in a coordinate space.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// What a named space, or a scroll view around, covers, in the reader's own coordinates; nil if there is none.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        guard MainThread.isCurrent else {
            Log.once("GeometryProxy.bounds(of:) was read off the main thread, where places are not known.")
            return nil
        }
        return onMainThread { place.bounds(of: coordinateSpace.name) }
    }

    /// How much of the reader lies under bars: nothing, since the desktop keeps its bars outside of the content, and
    /// what `safeAreaInset` adds has room of its own.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}

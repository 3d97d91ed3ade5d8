import Foundation
import ViewGraph
import ViewLayout

/// What views with one name have in common.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Where they are.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// How large they are.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// Both.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
    /// Ties the view's place to that of other views with the same `id` in a namespace.
    ///
    /// A view that comes in an animated change, while another of that name goes, begins where that one was and moves to
    /// its own place. With `isSource` false the view stays where the view of that name is that is a source.
    public nonisolated func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View {
        modifier(
            MatchedGeometryModifier(
                names: namespace.names, name: AnyHashable(id), properties: properties, anchor: anchor,
                isSource: isSource))
    }
}

/// The place of the views with one name.
@MainActor
final class MatchedGroup {
    private(set) var frame: CGRect?
    private weak var owner: MatchedPlace?
    private let dependency = Dependency()

    nonisolated init() {}

    /// For a view that stays where the source is.
    func sourceFrame() -> CGRect? {
        dependency.track()
        return frame
    }

    /// Where another view of the name is, or was last.
    func frame(forComing place: MatchedPlace) -> CGRect? { owner === place ? nil : frame }

    func set(_ new: CGRect, of place: MatchedPlace) {
        owner = place
        guard new != frame else { return }
        frame = new
        dependency.changed()
    }

    func forget(_ place: MatchedPlace) {
        guard owner === place else { return }
        owner = nil
        frame = nil
        dependency.changed()
    }
}

/// One view of a name.
@MainActor
final class MatchedPlace {
    /// Where the view before it was; only until its own place is known.
    var start: CGRect?
    var arrival: Animation?
    var hasBegun = false

    nonisolated init() {}
}

private struct MatchedGeometryModifier: ViewModifier {
    let names: NamespaceNames
    nonisolated(unsafe) let name: AnyHashable
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint
    let isSource: Bool
    @State private var place = MatchedPlace()
    @State private var offset = CGSize.zero
    @State private var scale = CGSize(width: 1, height: 1)
    @State private var ownFrame = CGRect.zero

    func body(content: Content) -> some View {
        let group = names.group(name)
        begin(group)
        let source = isSource ? nil : group.sourceFrame()
        let size = properties.contains(.size) ? source?.size : nil
        return
            content
            .frame(width: size?.width, height: size?.height)
            .scaleEffect(scale, anchor: .center)
            .offset(source.map(offset(to:)) ?? offset)
            .onGeometryChange(for: CGRect.self) {
                $0.frame(in: .global)
            } action: { frame in
                if isSource { moved(to: frame, group) } else { ownFrame = frame }
            }
            .onDisappear { group.forget(place) }
    }

    private func begin(_ group: MatchedGroup) {
        guard !place.hasBegun else { return }
        place.hasBegun = true
        guard isSource, let animation = Transaction.current.animation else { return }
        place.start = group.frame(forComing: place)
        place.arrival = animation
    }

    private func moved(to frame: CGRect, _ group: MatchedGroup) {
        group.set(frame, of: place)
        guard let start = place.start, let animation = place.arrival, frame.width > 0, frame.height > 0 else { return }
        place.start = nil
        if properties.contains(.position) {
            offset = CGSize(width: start.midX - frame.midX, height: start.midY - frame.midY)
        }
        if properties.contains(.size) {
            scale = CGSize(width: start.width / frame.width, height: start.height / frame.height)
        }
        withAnimation(animation) {
            offset = .zero
            scale = CGSize(width: 1, height: 1)
        }
    }

    /// From this view's own place to the source's.
    private func offset(to source: CGRect) -> CGSize {
        guard properties.contains(.position), ownFrame != .zero else { return .zero }
        func point(_ frame: CGRect) -> CGPoint {
            CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
        }
        let (from, to) = (point(ownFrame), point(source))
        return CGSize(width: to.x - from.x, height: to.y - from.y)
    }
}

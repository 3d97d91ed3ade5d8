import Foundation
import Toolkit
import ViewGraph
import ViewLayout

/// Where a geometry reader is, and which views have asked.
///
/// A reader may move without being laid out: something around it is scrolled, turned, or moves itself. So while a view
/// depends on a place, it is looked up after each layout of the window, and what has read another one is updated.
@MainActor
final class GeometryPlace {
    private weak var node: _GraphNode?
    private weak var item: LayoutItem?
    private var reads: [Question: Read] = [:]
    private var watch: AnyObject?

    private enum Question: Hashable {
        case frame(CoordinateSpace)
        case bounds(AnyHashable)
        case anchor(AnchorPart)
    }
    private struct Read {
        let dependency = Dependency()
        var answer: CGRect?
    }

    init(of item: LayoutItem, _ node: _GraphNode) {
        self.item = item
        self.node = node
    }

    func frame(in space: CoordinateSpace) -> CGRect { read(.frame(space)) ?? .zero }

    func frame(of part: AnchorPart) -> CGRect { read(.anchor(part)) ?? .zero }

    func bounds(of name: AnyHashable) -> CGRect? { read(.bounds(name)) }

    private func read(_ question: Question) -> CGRect? {
        let answer = answer(question)
        if Graph.evaluating != nil {
            reads[question, default: Read()].answer = answer
            reads[question]?.dependency.track()
            if watch == nil { watch = item?.enclosingSurface?.afterLayouts { [weak self] in self?.laidOut() } }
        }
        return answer
    }

    private func laidOut() {
        var hasChanged = false
        for (question, read) in reads {
            guard read.dependency.hasReaders else {
                reads[question] = nil
                continue
            }
            let new = answer(question)
            if new == read.answer { continue }
            reads[question]?.answer = new
            read.dependency.changed()
            hasChanged = true
        }
        if reads.isEmpty { watch = nil }
        if hasChanged { Structure.updateAll() }
    }

    private func answer(_ question: Question) -> CGRect? {
        guard let item, !item.frame.isNull, let surface = item.enclosingSurface else { return nil }
        switch question {
        case .frame(.named(let name)):
            guard let space = spaceItem(named: name), let outer = space.enclosingSurface else { fallthrough }
            return surface.convert(item.frame, to: outer).map {
                $0.offsetBy(dx: -space.frame.minX, dy: -space.frame.minY)
            }
        case .frame:
            return surface.convert(item.frame, to: nil) ?? item.frame
        case .bounds(let name):
            guard let space = spaceItem(named: name), let outer = space.enclosingSurface else { return nil }
            return outer.convert(space.frame, to: surface)?.offsetBy(dx: -item.frame.minX, dy: -item.frame.minY)
        case .anchor(let anchor):
            guard let (frame, outer) = anchor.place.frame else { return nil }
            let part = anchor.part(frame.size).offsetBy(dx: frame.minX, dy: frame.minY)
            return outer.convert(part, to: surface)?.offsetBy(dx: -item.frame.minX, dy: -item.frame.minY)
        }
    }

    private func spaceItem(named name: AnyHashable) -> LayoutItem? {
        guard let item, let node else { return nil }
        return Self.spaceItem(named: name, around: item, node)
    }

    /// The item of the nearest view around `node` that has the name.
    static func spaceItem(named name: AnyHashable, around item: LayoutItem, _ node: _GraphNode) -> LayoutItem? {
        var above = node.parent
        while let current = above {
            if current.flags.contains(.definesCoordinateSpace), let definer = current as? any CoordinateSpaceDefining,
                let found = definer.spaceItem(named: name, around: item), !found.frame.isNull
            {
                return found
            }
            above = current.parent
        }
        return nil
    }
}

extension LayoutItem {
    /// The surface that this item's frame is in.
    @MainActor
    var enclosingSurface: (any Surface)? {
        var above = parent
        while let current = above {
            if let holder = current.asArranging { return holder.innerSurface }
            above = current.parent
        }
        return nil
    }
}

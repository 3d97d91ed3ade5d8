import CGTK
import Foundation
import Toolkit

/// Things of other views and apps that are dropped between rows of a list. Made when a list first takes some.
final class GTKListDrop: DropReceiver {
    private unowned let list: GTKList
    private let line: GTKListDropLine
    private var target: DropTarget?

    init(_ list: GTKList) {
        self.list = list
        line = GTKListDropLine(list)
        target = DropTarget(list.list, self)
    }

    /// Before the list goes.
    func end() {
        target?.end()
        line.hide()
    }

    /// Where it may go is known when it is moved.
    func accepts(_ offer: any TransferReader) -> Bool { list.content.takesInsertions }

    func dropMoved(_ offer: any TransferReader, to point: CGPoint) -> DropAnswer {
        line.scrollAtEdges(Double(point.y))
        guard let place = line.destination(at: Double(point.y)),
            list.delegate?.mayInsert(offer, at: place.index) == true
        else {
            line.hide()
            return .refused
        }
        line.show(at: place)
        return .copy
    }

    func dropExited(_ offer: any TransferReader) { line.hide() }

    func dropped(_ offer: any TransferReader, at point: CGPoint, done: @escaping @MainActor (Bool) -> Void) {
        line.hide()
        guard let place = line.destination(at: Double(point.y)), let delegate = list.delegate,
            delegate.mayInsert(offer, at: place.index)
        else { return done(false) }
        delegate.insert(offer, at: place.index, done: done)
    }
}

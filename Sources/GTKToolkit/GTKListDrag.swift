import CGTK
import Foundation
import Toolkit

/// Rows of a list dragged to another place in it, with a line where they would go. Made when a row is shown that a person
/// may move.
@MainActor
final class GTKListDrag {
    private unowned let list: GTKList
    private let source: OpaquePointer
    private let target: OpaquePointer
    /// What is dragged, by its positions; nil when nothing of this list is.
    private var dragged: [Int]?
    private let line: GTKListDropLine

    init(_ list: GTKList) {
        self.list = list
        line = GTKListDropLine(list)
        var (source, target): (OpaquePointer?, OpaquePointer?)
        withUnsafeMutablePointer(to: &source) { source in
            withUnsafeMutablePointer(to: &target) { target in
                fenestra_list_drag(
                    list.list, calls, pointer(to: list),
                    UnsafeMutableRawPointer(source).assumingMemoryBound(to: OpaquePointer.self),
                    UnsafeMutableRawPointer(target).assumingMemoryBound(to: OpaquePointer.self))
            }
        }
        self.source = source.unsafelyUnwrapped
        self.target = target.unsafelyUnwrapped
        list.controllers += [self.source, self.target]
    }

    fileprivate func begins(_ x: Double, _ y: Double) -> Bool {
        guard let delegate = list.delegate, let place = line.place(at: y), let row = place.row,
            place.position < delegate.rowCount
        else { return false }
        let selected = list.pressedSelection.filter { $0 < delegate.rowCount }
        let indices = selected.contains(place.position) ? selected : [place.position]
        guard indices.allSatisfy({ delegate.content(ofRowAt: $0).canMove }) else { return false }
        dragged = indices
        if indices.count > 1 { list.select(indices) }
        var frame = GtkAllocation()
        gtk_widget_get_allocation(row, &frame)
        fenestra_list_set_drag_icon(source, row, Int32(x) - frame.x, Int32(y) - frame.y)
        return true
    }

    fileprivate func moves(_ y: Double) -> Bool {
        line.scrollAtEdges(y)
        guard let dragged, let place = line.destination(at: y),
            list.delegate?.mayMove(dragged, to: place.index) == true
        else {
            line.hide()
            return false
        }
        line.show(at: place)
        return true
    }

    fileprivate func drops(_ y: Double) -> Bool {
        line.hide()
        guard let dragged, let destination = line.destination(at: y)?.index else { return false }
        self.dragged = nil
        return list.delegate?.move(dragged, to: destination) == true
    }

    fileprivate func leaves() { line.hide() }

    fileprivate func ends() {
        line.hide()
        dragged = nil
    }
}

/// One table for all lists, never freed. What is called gets the list, which has the drag.
private nonisolated(unsafe) let calls: UnsafePointer<FenestraDragCalls> = {
    let calls = UnsafeMutablePointer<FenestraDragCalls>.allocate(capacity: 1)
    calls.initialize(
        to: FenestraDragCalls(
            begins: { list, x, y in
                nonisolated(unsafe) let list = list
                return onMainThread { receiver(list, as: GTKList.self).drag?.begins(x, y) == true ? 1 : 0 }
            },
            moves: { list, _, y in
                nonisolated(unsafe) let list = list
                return onMainThread { receiver(list, as: GTKList.self).drag?.moves(y) == true ? 1 : 0 }
            },
            drops: { list, _, y in
                nonisolated(unsafe) let list = list
                return onMainThread { receiver(list, as: GTKList.self).drag?.drops(y) == true ? 1 : 0 }
            },
            leaves: { list in
                nonisolated(unsafe) let list = list
                onMainThread { receiver(list, as: GTKList.self).drag?.leaves() }
            },
            ends: { list in
                nonisolated(unsafe) let list = list
                onMainThread { receiver(list, as: GTKList.self).drag?.ends() }
            }))
    return UnsafePointer(calls)
}()

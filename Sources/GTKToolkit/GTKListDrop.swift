import CGTK
import Foundation
import Toolkit

/// Things of other views and apps that are dropped between rows of a list. Made when a list first takes some.
final class GTKListDrop: DropReceiver {
    private unowned let list: GTKList
    /// The list's, also when the list itself is going.
    private let widget: WidgetPointer
    private let line: GTKListDropLine
    private var target: DropTarget?

    init(_ list: GTKList) {
        self.list = list
        widget = list.list
        line = GTKListDropLine(list)
        target = DropTarget(list.list, self)
        followDrops()
    }

    /// A view in a row may take what is dropped; GTK then does not tell the list that it has gone.
    private func followDrops() {
        guard let controller = gtk_event_controller_legacy_new() else { return }
        gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
        fenestra_connect_question_1(
            UnsafeMutableRawPointer(controller), "event",
            { _, event, drop in
                nonisolated(unsafe) let (event, drop) = (event, drop)
                onMainThread {
                    if let event, gdk_event_get_event_type(OpaquePointer(event)) == GDK_DROP_START {
                        receiver(drop, as: GTKListDrop.self).line.hide()
                    }
                }
                return 0
            }, pointer(to: self))
        gtk_widget_add_controller(widget, controller)
        drops = controller
    }

    private var drops: OpaquePointer?

    /// Before the list goes.
    func end() {
        target?.end()
        if let drops {
            fenestra_disconnect(UnsafeMutableRawPointer(drops), pointer(to: self))
            gtk_widget_remove_controller(widget, drops)
        }
        drops = nil
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

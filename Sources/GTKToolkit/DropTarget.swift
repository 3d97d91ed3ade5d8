import CGTK
import Foundation
import Toolkit

/// The controller of a widget on which things are dropped.
@MainActor
final class DropTarget {
    private let widget: WidgetPointer
    weak var receiver: (any DropReceiver)?
    private var controller: OpaquePointer?
    /// What is dragged over the widget, from when it was asked about.
    private var reader: GTKDropReader?

    init(_ widget: WidgetPointer, _ receiver: any DropReceiver) {
        self.widget = widget
        self.receiver = receiver
        let new = fenestra_drop_target_new(targetCalls, pointer(to: self))
        gtk_widget_add_controller(widget, new)
        controller = new
        // What is over it is the app's to show.
        _ = Self.rules
        gtk_widget_add_css_class(widget, "fenestra-drop-target")
    }

    private static let rules: Void = Theme.add(".fenestra-drop-target:drop(active) { box-shadow: none; }")

    /// Before this goes: the controller calls back here.
    func end() {
        if let controller {
            fenestra_disconnect(UnsafeMutableRawPointer(controller), pointer(to: self))
            gtk_widget_remove_controller(widget, controller)
        }
        controller = nil
    }

    fileprivate func reader(_ drop: OpaquePointer) -> GTKDropReader {
        if let reader, reader.drop == drop { return reader }
        let new = GTKDropReader(drop)
        reader = new
        return new
    }

    fileprivate func accepts(_ drop: OpaquePointer) -> Bool { receiver?.accepts(reader(drop)) ?? false }

    fileprivate func moves(_ drop: OpaquePointer, _ x: Double, _ y: Double) -> GdkDragAction {
        switch receiver?.dropMoved(reader(drop), to: CGPoint(x: x, y: y)) ?? .refused {
        case .refused: return GdkDragAction(0)
        // Who drags offers to be copied from. What the app moves within itself it moves itself.
        case .copy, .move:
            let offered = gdk_drop_get_actions(drop)
            return offered.rawValue & GDK_ACTION_COPY.rawValue != 0 ? GDK_ACTION_COPY : offered
        }
    }

    fileprivate func leaves(_ drop: OpaquePointer) {
        let reader = reader(drop)
        self.reader = nil
        receiver?.dropExited(reader)
    }

    fileprivate func drops(_ drop: OpaquePointer, _ x: Double, _ y: Double) {
        let reader = reader(drop)
        self.reader = nil
        guard let receiver else { return gdk_drop_finish(drop, GdkDragAction(0)) }
        receiver.dropped(reader, at: CGPoint(x: x, y: y)) { wasTaken in
            gdk_drop_finish(reader.drop, wasTaken ? GDK_ACTION_COPY : GdkDragAction(0))
        }
    }
}

/// One table for all of them, never freed.
private nonisolated(unsafe) let targetCalls: UnsafePointer<FenestraDropTargetCalls> = {
    let calls = UnsafeMutablePointer<FenestraDropTargetCalls>.allocate(capacity: 1)
    calls.initialize(
        to: FenestraDropTargetCalls(
            accepts: { owner, drop in
                nonisolated(unsafe) let (owner, drop) = (owner, drop)
                return onMainThread { receiver(owner, as: DropTarget.self).accepts(drop) ? 1 : 0 }
            },
            moves: { owner, drop, x, y in
                nonisolated(unsafe) let (owner, drop) = (owner, drop)
                return onMainThread { receiver(owner, as: DropTarget.self).moves(drop, x, y) }
            },
            leaves: { owner, drop in
                nonisolated(unsafe) let (owner, drop) = (owner, drop)
                onMainThread { receiver(owner, as: DropTarget.self).leaves(drop) }
            },
            drops: { owner, drop, x, y in
                nonisolated(unsafe) let (owner, drop) = (owner, drop)
                onMainThread { receiver(owner, as: DropTarget.self).drops(drop, x, y) }
            }))
    return UnsafePointer(calls)
}()

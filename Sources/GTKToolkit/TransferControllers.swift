import CGTK
import Foundation
import Toolkit

/// The event controllers of a surface in which drags begin or end.
@MainActor
final class TransferControllers {
    private let widget: WidgetPointer
    fileprivate weak var dragDelegate: (any DragDelegate)?
    fileprivate weak var dropReceiver: (any DropReceiver)?
    private var source: OpaquePointer?
    private var target: OpaquePointer?
    /// What is dragged over the widget, from when it was asked about.
    private var reader: GTKDropReader?

    init(_ widget: WidgetPointer) { self.widget = widget }

    func offerDrags(_ delegate: (any DragDelegate)?) {
        dragDelegate = delegate
        if delegate == nil { remove(&source) }
        guard delegate != nil, source == nil else { return }
        source = add(fenestra_drag_source_new(sourceCalls, pointer(to: self)))
    }

    func takeDrops(_ delegate: (any DropReceiver)?) {
        dropReceiver = delegate
        if delegate == nil { remove(&target) }
        guard delegate != nil, target == nil else { return }
        target = add(fenestra_drop_target_new(targetCalls, pointer(to: self)))
    }

    var takesDrops: Bool { target != nil }

    private func add(_ controller: OpaquePointer) -> OpaquePointer {
        gtk_widget_add_controller(widget, controller)
        return controller
    }

    private func remove(_ controller: inout OpaquePointer?) {
        if let controller { gtk_widget_remove_controller(widget, controller) }
        controller = nil
    }

    /// Before the surface goes: controllers live as long as their widget, and call back here.
    func end() {
        offerDrags(nil)
        takeDrops(nil)
    }

    fileprivate func begins(_ x: Double, _ y: Double) -> UnsafeMutablePointer<GdkContentProvider>? {
        dragDelegate?.dragBegins(at: CGPoint(x: x, y: y)).map { GTKTransfer.provider(of: $0) }
    }

    fileprivate func preview() -> WidgetPointer? { dragDelegate?.dragPreview().map { gtkWidget($0).widget } }

    fileprivate func reader(_ drop: OpaquePointer) -> GTKDropReader {
        if let reader, reader.drop == drop { return reader }
        let new = GTKDropReader(drop)
        reader = new
        return new
    }

    fileprivate func accepts(_ drop: OpaquePointer) -> Bool { dropReceiver?.accepts(reader(drop)) ?? false }

    fileprivate func moves(_ drop: OpaquePointer, _ x: Double, _ y: Double) -> GdkDragAction {
        switch dropReceiver?.dropMoved(reader(drop), to: CGPoint(x: x, y: y)) ?? .refused {
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
        dropReceiver?.dropExited(reader)
    }

    fileprivate func drops(_ drop: OpaquePointer, _ x: Double, _ y: Double) {
        let reader = reader(drop)
        self.reader = nil
        guard let dropReceiver else { return gdk_drop_finish(drop, GdkDragAction(0)) }
        dropReceiver.dropped(reader, at: CGPoint(x: x, y: y)) { wasTaken in
            gdk_drop_finish(reader.drop, wasTaken ? GDK_ACTION_COPY : GdkDragAction(0))
        }
    }
}

/// Tables for all of them, never freed.
private nonisolated(unsafe) let sourceCalls: UnsafePointer<FenestraDragSourceCalls> = {
    let calls = UnsafeMutablePointer<FenestraDragSourceCalls>.allocate(capacity: 1)
    calls.initialize(
        to: FenestraDragSourceCalls(
            begins: { owner, x, y in
                nonisolated(unsafe) let owner = owner
                nonisolated(unsafe) var provider: UnsafeMutablePointer<GdkContentProvider>?
                onMainThread { provider = receiver(owner, as: TransferControllers.self).begins(x, y) }
                return provider
            },
            preview: { owner in
                nonisolated(unsafe) let owner = owner
                return onMainThread { receiver(owner, as: TransferControllers.self).preview() }
            },
            ended: { owner, wasTaken in
                nonisolated(unsafe) let owner = owner
                onMainThread {
                    receiver(owner, as: TransferControllers.self).dragDelegate?.dragEnded(wasTaken: wasTaken != 0)
                }
            }))
    return UnsafePointer(calls)
}()

private nonisolated(unsafe) let targetCalls: UnsafePointer<FenestraDropTargetCalls> = {
    let calls = UnsafeMutablePointer<FenestraDropTargetCalls>.allocate(capacity: 1)
    calls.initialize(
        to: FenestraDropTargetCalls(
            accepts: { owner, drop in
                nonisolated(unsafe) let (owner, drop) = (owner, drop)
                return onMainThread { receiver(owner, as: TransferControllers.self).accepts(drop) ? 1 : 0 }
            },
            moves: { owner, drop, x, y in
                nonisolated(unsafe) let (owner, drop) = (owner, drop)
                return onMainThread { receiver(owner, as: TransferControllers.self).moves(drop, x, y) }
            },
            leaves: { owner, drop in
                nonisolated(unsafe) let (owner, drop) = (owner, drop)
                onMainThread { receiver(owner, as: TransferControllers.self).leaves(drop) }
            },
            drops: { owner, drop, x, y in
                nonisolated(unsafe) let (owner, drop) = (owner, drop)
                onMainThread { receiver(owner, as: TransferControllers.self).drops(drop, x, y) }
            }))
    return UnsafePointer(calls)
}()

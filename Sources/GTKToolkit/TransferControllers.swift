import CGTK
import Foundation
import Toolkit

/// The event controllers of a surface in which drags begin or end.
@MainActor
final class TransferControllers {
    private let widget: WidgetPointer
    fileprivate weak var dragDelegate: (any DragDelegate)?
    private var source: OpaquePointer?
    private var target: DropTarget?

    init(_ widget: WidgetPointer) { self.widget = widget }

    func offerDrags(_ delegate: (any DragDelegate)?) {
        dragDelegate = delegate
        if delegate == nil, let source {
            fenestra_drag_source_remove(source, pointer(to: self))
            self.source = nil
        }
        guard delegate != nil, source == nil else { return }
        let new = fenestra_drag_source_new(sourceCalls, pointer(to: self))
        gtk_widget_add_controller(widget, new)
        fenestra_drag_source_mark(widget, 1)
        source = new
        _ = Self.rules
    }

    func takeDrops(_ receiver: (any DropReceiver)?) {
        guard let receiver else {
            target?.end()
            target = nil
            return
        }
        if let target { target.receiver = receiver } else { target = DropTarget(widget, receiver) }
    }

    var takesDrops: Bool { target != nil }

    /// Before the surface goes: controllers live as long as their widget, and call back here.
    func end() {
        offerDrags(nil)
        takeDrops(nil)
    }

    private static let rules: Void = Theme.add(
        ".fenestra-drag-opaque { background-color: @window_bg_color; color: @window_fg_color; }")

    fileprivate func begins(_ x: Double, _ y: Double) -> UnsafeMutablePointer<GdkContentProvider>? {
        dragDelegate?.dragBegins(at: CGPoint(x: x, y: y)).map { GTKTransfer.provider(of: $0) }
    }

    fileprivate func preview() -> WidgetPointer? { dragDelegate?.dragPreview().map { gtkWidget($0).widget } }
}

/// One table for all of them, never freed.
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

import CGTK
import Foundation
import Toolkit

/// A bubble that points at a part of a surface.
final class GTKPopover: Presentation, Settling {
    private nonisolated(unsafe) let widget: WidgetPointer
    private weak var delegate: (any PresentationDelegate)?
    private let content: GTKSurface
    private let toolkit: GTKToolkit
    private var shown: PresentationContent?
    private var isClosed = false

    init(
        _ content: PresentationContent, over surface: GTKSurface, delegate: any PresentationDelegate,
        toolkit: GTKToolkit
    ) {
        self.delegate = delegate
        self.toolkit = toolkit
        widget = made(gtk_popover_new())
        g_object_ref_sink(widget)
        self.content = GTKSurface(client: delegate)
        gtk_popover_set_child(widget.cast(), self.content.widget)
        fenestra_popover_attach(widget, surface.widget)
        update(content)
        fenestra_connect(
            widget, "closed",
            { _, popover in
                nonisolated(unsafe) let popover = popover
                onMainThread { receiver(popover, as: GTKPopover.self).wasClosed() }
            }, pointer(to: self))
    }

    isolated deinit {
        close()
        g_object_unref(widget)
    }

    var surface: any Surface { content }

    func update(_ content: PresentationContent) {
        let old = shown
        shown = content
        if content.anchor != old?.anchor {
            let frame = PixelFrame(snapping: content.anchor)
            var rectangle = GdkRectangle(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
            gtk_popover_set_pointing_to(widget.cast(), &rectangle)
        }
        if content.kind != old?.kind, case .popover(let edge) = content.kind {
            gtk_popover_set_position(widget.cast(), edge.position)
        }
        // GTK gives a popover that is shown the focus unless nothing in it can have it.
        if content.takesFocus != old?.takesFocus {
            gtk_widget_set_can_focus(widget, content.takesFocus ? 1 : 0)
            gtk_widget_set_can_focus(self.content.widget, content.takesFocus ? 1 : 0)
        }
        if content.isTransient != old?.isTransient {
            gtk_popover_set_autohide(widget.cast(), content.isTransient ? 1 : 0)
        }
        if content.title != old?.title {
            fenestra_accessible_set(widget, GTK_ACCESSIBLE_PROPERTY_LABEL, content.title)
        }
    }

    func present() {
        guard !isClosed, gtk_widget_get_parent(widget) != nil else { return }
        gtk_popover_popup(widget.cast())
        if shown?.takesFocus == true { gtk_widget_child_focus(content.widget, GTK_DIR_TAB_FORWARD) }
    }

    func close() {
        guard !isClosed else { return }
        isClosed = true
        fenestra_disconnect(widget, pointer(to: self))
        gtk_popover_popdown(widget.cast())
        fenestra_popover_detach(widget)
    }

    /// GTK has hidden it: on Escape, or a click beside it.
    private func wasClosed() {
        guard !isClosed else { return }
        delegate?.dismissRequested()
        toolkit.settleAfterUpdate(self)
    }

    /// The app did not end it: it is shown again.
    func settle() { present() }
}

extension PresentationContent.PopoverEdge {
    fileprivate var position: GtkPositionType {
        switch self {
        case .top: GTK_POS_TOP
        case .bottom: GTK_POS_BOTTOM
        case .left: GTK_POS_LEFT
        case .right: GTK_POS_RIGHT
        }
    }
}

import CGTK
import Foundation
import Toolkit

/// A part of a surface, with the desktop's own way of scrolling.
final class GTKScrollSurface: GTKWidget, ScrollSurface {
    private let inner: ScrolledContent
    private var shown: ScrollContent

    init(_ content: ScrollContent, client: any SurfaceClient) {
        inner = ScrolledContent(content, client: client)
        shown = content
        super.init(made(gtk_scrolled_window_new()))
        inner.scroller = self
        gtk_scrolled_window_set_child(widget.opaque, inner.widget)
        setPolicy()
        for adjustment in adjustments {
            for signal in ["value-changed", "changed"] {
                fenestra_connect(
                    adjustment, signal,
                    { _, surface in
                        nonisolated(unsafe) let surface = surface
                        onMainThread {
                            let surface = receiver(surface, as: GTKScrollSurface.self)
                            surface.updateVisibleBand()
                            surface.visibleRectChanged?()
                        }
                    }, pointer(to: self))
            }
        }
    }

    isolated deinit {
        for adjustment in adjustments { fenestra_disconnect(adjustment, pointer(to: self)) }
    }

    var content: any Surface { inner }

    func update(_ content: ScrollContent, _ attributes: WidgetAttributes) {
        apply(attributes)
        guard content != shown else { return }
        shown = content
        inner.scroll = content
        setPolicy()
        sizeChanged()
    }

    /// Along an axis that scrolls it takes what it is offered; across it is as long as its content.
    override func measure(width: Double?, height: Double?) -> CGSize {
        let own = inner.measure(width: shown.horizontal ? nil : width, height: shown.vertical ? nil : height)
        let least = gtkLengths
        func length(_ offered: Double?, _ own: Double, scrolls: Bool, _ minimum: Int32) -> Double {
            max((scrolls ? offered ?? own : own).rounded(.up), Double(minimum))
        }
        return CGSize(
            width: length(width, own.width, scrolls: shown.horizontal, least.minimumWidth),
            height: length(height, own.height, scrolls: shown.vertical, least.minimumHeight))
    }

    override func revalidate() {
        inner.revalidate()
        super.revalidate()
    }

    // MARK: Drawing

    private var adjustments: [UnsafeMutablePointer<GtkAdjustment>] {
        [gtk_scrolled_window_get_hadjustment(widget.opaque), gtk_scrolled_window_get_vadjustment(widget.opaque)]
    }

    private var band = PixelFrame(x: 0, y: 0, width: 0, height: 0)
    private var stop = ScrollStop()

    var visibleRectChanged: (() -> Void)?

    var visibleRect: CGRect {
        let adjustments = self.adjustments
        return CGRect(
            x: gtk_adjustment_get_value(adjustments[0]), y: gtk_adjustment_get_value(adjustments[1]),
            width: gtk_adjustment_get_page_size(adjustments[0]), height: gtk_adjustment_get_page_size(adjustments[1]))
    }

    func scroll(to rect: CGRect, anchor: ScrollAnchor?) {
        let (adjustments, shown) = (adjustments, visibleRect)
        gtk_adjustment_set_value(
            adjustments[0],
            ScrollAnchor.offset(of: rect.minX, rect.width, in: shown.minX, shown.width, anchor: anchor?.x))
        gtk_adjustment_set_value(
            adjustments[1],
            ScrollAnchor.offset(of: rect.minY, rect.height, in: shown.minY, shown.height, anchor: anchor?.y))
    }

    func shift(by distance: CGSize) {
        for (adjustment, length) in zip(adjustments, [distance.width, distance.height]) where length != 0 {
            let value = gtk_adjustment_get_value(adjustment) + length
            // The content is about to be longer: without the room the value would be cut.
            if value + gtk_adjustment_get_page_size(adjustment) > gtk_adjustment_get_upper(adjustment) {
                gtk_adjustment_set_upper(adjustment, value + gtk_adjustment_get_page_size(adjustment))
            }
            gtk_adjustment_set_value(adjustment, value)
        }
    }

    /// Only what is near the visible part is drawn. The band reaches half a page farther each way, so that most steps
    /// of scrolling move a picture that is there. It comes inside GTK's layout too, where nothing may be allocated.
    fileprivate func updateVisibleBand() {
        let adjustments = self.adjustments
        func span(_ adjustment: UnsafeMutablePointer<GtkAdjustment>) -> (start: Int32, length: Int32) {
            (Int32(gtk_adjustment_get_value(adjustment)), Int32(gtk_adjustment_get_page_size(adjustment)))
        }
        let across = span(adjustments[0])
        let down = span(adjustments[1])
        guard across.length > 0, down.length > 0 else { return }
        let isInside =
            band.x <= across.start && band.x + band.width >= across.start + across.length
            && band.y <= down.start && band.y + band.height >= down.start + down.length
        let isOfSize = band.width == 2 * across.length && band.height == 2 * down.length
        if isInside && isOfSize { return }
        band = PixelFrame(
            x: across.start - across.length / 2, y: down.start - down.length / 2, width: 2 * across.length,
            height: 2 * down.length)
        inner.setBand(band)
    }

    private func setPolicy() {
        let scrolling = shown.showsIndicators ? GTK_POLICY_AUTOMATIC : GTK_POLICY_EXTERNAL
        gtk_scrolled_window_set_policy(
            widget.opaque, shown.horizontal ? scrolling : GTK_POLICY_NEVER,
            shown.vertical ? scrolling : GTK_POLICY_NEVER)
        // GTK has no such switch: what the person would scroll with does not reach the window.
        stop.set(!shown.isEnabled, of: widget)
    }
}

/// The surface inside: as long as its content along the axes that scroll.
private final class ScrolledContent: GTKSurface {
    var scroll: ScrollContent {
        didSet { fenestra_host_set_width_for_height(widget, isSideways ? 1 : 0) }
    }
    weak var scroller: GTKScrollSurface?

    init(_ scroll: ScrollContent, client: any SurfaceClient) {
        self.scroll = scroll
        super.init(client: client)
        fenestra_host_set_width_for_height(widget, isSideways ? 1 : 0)
    }

    /// The scroll bars know already what is going to be visible; they tell of it when all is laid out.
    override func willLayOut() { scroller?.updateVisibleBand() }

    private var isSideways: Bool { scroll.horizontal && !scroll.vertical }

    override func gtkMeasure(
        _ client: any SurfaceClient, horizontal: Bool, forSize: Int32
    ) -> (minimum: Double, natural: Double) {
        let offered = forSize < 0 ? nil : Double(forSize)
        if horizontal {
            let length = client.measure(width: nil, height: scroll.vertical ? nil : offered).width
            return (scroll.horizontal ? length : min(length, client.minimumSize().width), length)
        }
        let length = client.measure(width: scroll.horizontal ? nil : offered, height: nil).height
        return (scroll.vertical ? length : min(length, client.minimumSize().height), length)
    }
}

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
        gtk_scrolled_window_set_child(widget.opaque, inner.widget)
        setPolicy()
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

    /// It takes what it is offered.
    override func measure(width: Double?, height: Double?) -> CGSize {
        let ideal = width == nil || height == nil
            ? inner.measure(width: shown.horizontal ? nil : width, height: shown.vertical ? nil : height) : .zero
        let least = gtkLengths
        return CGSize(
            width: max((width ?? ideal.width).rounded(.up), Double(least.minimumWidth)),
            height: max((height ?? ideal.height).rounded(.up), Double(least.minimumHeight)))
    }

    override func revalidate() {
        inner.revalidate()
        super.revalidate()
    }

    private func setPolicy() {
        let scrolling = shown.showsIndicators ? GTK_POLICY_AUTOMATIC : GTK_POLICY_EXTERNAL
        gtk_scrolled_window_set_policy(
            widget.opaque, shown.horizontal ? scrolling : GTK_POLICY_NEVER,
            shown.vertical ? scrolling : GTK_POLICY_NEVER)
    }
}

/// The surface inside: as long as its content along the axes that scroll.
private final class ScrolledContent: GTKSurface {
    var scroll: ScrollContent {
        didSet { fenestra_host_set_width_for_height(widget, isSideways ? 1 : 0) }
    }

    init(_ scroll: ScrollContent, client: any SurfaceClient) {
        self.scroll = scroll
        super.init(client: client)
        fenestra_host_set_width_for_height(widget, isSideways ? 1 : 0)
    }

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

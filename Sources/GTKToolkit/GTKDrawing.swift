import CGTK
import Foundation
import Toolkit

extension DrawingContent: GTKControlContent {
    static func makeControl(_ content: DrawingContent, _ toolkit: GTKToolkit) -> any Control<DrawingContent> {
        GTKDrawing(content)
    }
}

/// Filled and stroked paths. GTK keeps the picture until the commands differ or the theme changes.
final class GTKDrawing: GTKDrawn, Control {
    private var content: DrawingContent
    private var commands: [DrawingCommand] = []
    /// What was drawn last.
    var shownCommands: [DrawingCommand] { commands }
    private var commandsSize: CGSize?

    init(_ content: DrawingContent) {
        self.content = content
        super.init(name: content.name)
        if contentName != nil { accessibleNameChanged() }
        // Whether a drawing is a shape's follows from its view's type.
        if content.isHitByLines { fenestra_drawing_set_meets(widget, meetsDrawing) }
    }

    override var contentName: String? { content.name.isEmpty ? nil : content.name }

    override func measure(width: Double?, height: Double?) -> CGSize {
        CGSize(width: (width ?? 10).rounded(.up), height: (height ?? 10).rounded(.up))
    }

    override func revalidate() {}

    func update(_ new: DrawingContent, _ attributes: WidgetAttributes) {
        apply(attributes)
        let old = content.name
        content = new
        if new.name != old { accessibleNameChanged() }
        // Before the first drawing there is nothing to compare with.
        guard let size = commandsSize else { return }
        let newCommands = new.commands(size)
        guard newCommands != commands else { return }
        take(newCommands)
        redraw()
    }

    private func take(_ new: [DrawingCommand]) {
        commands = new
        followsTheme = new.contains { $0.isThemed }
        pictures = []
    }

    override func draw(_ snapshot: OpaquePointer, width: Int32, height: Int32) {
        let size = CGSize(width: Int(width), height: Int(height))
        if commandsSize != size {
            commandsSize = size
            take(content.commands(size))
        }
        Painter(snapshot: snapshot, drawing: self, color: color).paint(commands)
    }

    // MARK: Texts and pictures

    func draw(
        _ text: TextContent, in frame: CGRect, _ snapshot: OpaquePointer, _ color: (Paint) -> Theme.Color
    ) {
        guard let layout = gtk_widget_create_pango_layout(widget, text.string) else { return }
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        let attributes = TextAttributes(text, label: widget)
        pango_layout_set_attributes(layout, attributes.list)
        attributes.release()
        func units(_ length: Double) -> Int32 { Int32(min(max(length, 0), 1e6) * Double(PANGO_SCALE)) }
        // Rounded up, since the frame may be what the text was measured to take.
        pango_layout_set_width(layout, units(frame.width.rounded(.up)))
        pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
        pango_layout_set_ellipsize(layout, text.truncation.pango)
        pango_layout_set_height(layout, text.lineLimit.map { -Int32(clamping: $0) } ?? units(frame.height.rounded(.up)))
        switch text.alignment {
        case .leading: pango_layout_set_alignment(layout, PANGO_ALIGN_LEFT)
        case .center: pango_layout_set_alignment(layout, PANGO_ALIGN_CENTER)
        case .trailing: pango_layout_set_alignment(layout, PANGO_ALIGN_RIGHT)
        }
        var origin = graphene_point_t(x: Float(frame.minX), y: Float(frame.minY))
        var ink = color(.semantic(.primary)).gdk
        gtk_snapshot_save(snapshot)
        gtk_snapshot_translate(snapshot, &origin)
        gtk_snapshot_append_layout(snapshot, layout, &ink)
        gtk_snapshot_restore(snapshot)
    }

    /// Loaded once for the commands that are shown.
    private var pictures: [(content: ImageContent, image: GTKImage)] = []

    func draw(
        _ content: ImageContent, in frame: CGRect, _ snapshot: OpaquePointer, _ color: (Paint) -> Theme.Color
    ) {
        let image = picture(content, color)
        var origin = graphene_point_t(x: Float(frame.minX), y: Float(frame.minY))
        gtk_snapshot_save(snapshot)
        gtk_snapshot_translate(snapshot, &origin)
        image.draw(
            snapshot, width: Int32(min(frame.width, 32767).rounded()), height: Int32(min(frame.height, 32767).rounded())
        )
        gtk_snapshot_restore(snapshot)
    }

    func draw(_ tiles: PaintImage, _ snapshot: OpaquePointer, _ color: (Paint) -> Theme.Color) {
        let image = picture(tiles.image, color)
        let own = image.ownSize
        let (area, source, scale) = (tiles.area, tiles.source, tiles.scale)
        let tile = CGSize(width: own.width * scale * source.width, height: own.height * scale * source.height)
        // Smaller than a point, copies would be more than anybody sees.
        guard tile.width >= 1, tile.height >= 1, area.width > 0, area.height > 0 else { return }
        func rectangle(_ origin: CGPoint, _ size: CGSize) -> graphene_rect_t {
            graphene_rect_t(
                origin: graphene_point_t(x: Float(origin.x), y: Float(origin.y)),
                size: graphene_size_t(width: Float(size.width), height: Float(size.height)))
        }
        var bounds = rectangle(area.origin, area.size)
        var first = rectangle(area.origin, tile)
        gtk_snapshot_push_repeat(snapshot, &bounds, &first)
        gtk_snapshot_push_clip(snapshot, &first)
        var origin = graphene_point_t(
            x: Float(area.minX - source.minX * own.width * scale),
            y: Float(area.minY - source.minY * own.height * scale))
        gtk_snapshot_translate(snapshot, &origin)
        gtk_snapshot_scale(snapshot, Float(scale), Float(scale))
        image.draw(snapshot, width: Int32(own.width.rounded()), height: Int32(own.height.rounded()))
        gtk_snapshot_pop(snapshot)
        gtk_snapshot_pop(snapshot)
    }

    private func picture(_ content: ImageContent, _ color: (Paint) -> Theme.Color) -> GTKImage {
        var content = content
        let ink = color(content.color)
        // Outside of a window it has no colours of its own.
        content.color = .rgba(ink.red, ink.green, ink.blue, ink.alpha)
        content.isResizable = true
        if let known = pictures.first(where: { $0.content == content }) { return known.image }
        let image = GTKImage(content)
        pictures.append((content, image))
        return image
    }
}

extension DrawingCommand {
    /// Whether it may look otherwise in another theme.
    fileprivate var isThemed: Bool {
        switch self {
        case .fill(_, let paint, _), .stroke(_, let paint, _): paint.isThemed
        case .text, .image, .tiles: true
        case .layer(let commands, _): commands.contains { $0.isThemed }
        }
    }
}

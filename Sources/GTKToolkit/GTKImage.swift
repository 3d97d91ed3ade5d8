import CGTK
import Foundation
import Toolkit

extension ImageContent: GTKControlContent {
    static func makeControl(_ content: ImageContent, _ toolkit: GTKToolkit) -> any Control<ImageContent> {
        GTKImage(content)
    }
}

/// A symbol of the icon theme or a picture from a file, drawn by us so that colour, template and stretching are as
/// asked for both.
final class GTKImage: GTKDrawn, Control {
    private var content: ImageContent
    private var picture = Picture.none
    /// Of a symbol.
    private var side: Int32 = 0

    private enum Picture {
        case none
        case texture(OpaquePointer, width: Int32, height: Int32)
        /// The icon's name; the icon itself depends on size and scale and is kept by GTK.
        case icon(String)
    }

    init(_ content: ImageContent) {
        self.content = content
        super.init(name: content.name)
        load()
        if contentName != nil { accessibleNameChanged() }
        followsTheme = true
    }

    isolated deinit { releaseTexture() }

    override var contentName: String? { content.name.isEmpty ? nil : content.name }

    func update(_ new: ImageContent, _ attributes: WidgetAttributes) {
        apply(attributes)
        let old = content
        guard new != old else { return }
        content = new
        if new.name != old.name { accessibleNameChanged() }
        if new.source != old.source || new.form != old.form { load() }
        let sizes =
            new.source != old.source || new.font != old.font || new.symbolScale != old.symbolScale
            || new.isResizable != old.isResizable || new.pixelsPerPoint != old.pixelsPerPoint
        if sizes {
            side = 0
            sizeChanged()
        }
        redraw()
    }

    // MARK: Size

    override func measure(width: Double?, height: Double?) -> CGSize {
        let own = ownSize
        guard content.isResizable else { return own }
        return CGSize(width: (width ?? own.width).rounded(.up), height: (height ?? own.height).rounded(.up))
    }

    /// What it takes where nothing makes it larger.
    var ownSize: CGSize {
        switch picture {
        case .texture(_, let width, let height):
            return CGSize(
                width: Double(width) / content.pixelsPerPoint, height: Double(height) / content.pixelsPerPoint)
        case .icon, .none:
            let side = symbolSide
            return CGSize(width: Int(side), height: Int(side))
        }
    }

    /// 16 for the desktop's usual font, as its own icons are, and in proportion for others.
    private var symbolSide: Int32 {
        if side > 0 { return side }
        let base = fontPixels * (content.font.size == nil ? content.font.scale : 1)
        side = max(1, Int32((base * 1.09 * content.symbolScale).rounded()))
        return side
    }

    private var fontPixels: Double {
        let context = gtk_widget_get_pango_context(widget)
        let resolution = pango_cairo_context_get_resolution(context)
        let dots = resolution > 0 ? resolution : 96
        if let size = content.font.size { return size * dots / 96 }
        guard let font = pango_context_get_font_description(context) else { return 15 }
        let size = Double(pango_font_description_get_size(font)) / Double(PANGO_SCALE)
        return pango_font_description_get_size_is_absolute(font) != 0 ? size : size * dots / 72
    }

    override func revalidate() {
        guard side > 0 else { return }
        let old = side
        side = 0
        if symbolSide != old { owner?.widgetSizeChanged() }
    }

    // MARK: Picture

    private func load() {
        releaseTexture()
        switch content.source {
        case .symbol(let name, let candidates):
            // A drawing of ours needs none.
            if !content.form.ink.isEmpty {
                picture = .icon("")
                return
            }
            let theme = gtk_icon_theme_get_for_display(gdk_display_get_default())
            if let found = candidates.first(where: { gtk_icon_theme_has_icon(theme, $0) != 0 }) {
                picture = .icon(found)
            } else {
                missing("no icon for the symbol “\(name)”")
            }
        case .file(let path):
            if let texture = gdk_texture_new_from_filename(path, nil) {
                show(texture)
            } else {
                missing("cannot show the image \(path)")
            }
        case .data(let data):
            let texture = data.withUnsafeBytes { bytes -> OpaquePointer? in
                let copy = g_bytes_new(bytes.baseAddress, gsize(bytes.count))
                defer { g_bytes_unref(copy) }
                return gdk_texture_new_from_bytes(copy, nil)
            }
            if let texture { show(texture) } else { missing("cannot show an image of \(data.count) bytes") }
        case .missing(let name):
            missing("there is no image “\(name)”")
        }
    }

    private func show(_ texture: OpaquePointer) {
        picture = .texture(texture, width: gdk_texture_get_width(texture), height: gdk_texture_get_height(texture))
    }

    private func missing(_ message: String) {
        Log.once(message)
        picture = .icon("image-missing")
    }

    private func releaseTexture() {
        releaseScaled()
        if case .texture(let texture, _, _) = picture { g_object_unref(UnsafeMutableRawPointer(texture)) }
        picture = .none
    }

    override func themeChanged() {
        // The icon theme may be another one too.
        if case .symbol = content.source { load() }
        redraw()
    }

    override func draw(_ snapshot: OpaquePointer, width: Int32, height: Int32) {
        let shadows = shadows
        for shadow in shadows {
            var content = shadow
            gtk_snapshot_push_shadow(snapshot, &content, 1)
        }
        drawPicture(snapshot, width: width, height: height)
        for _ in shadows { gtk_snapshot_pop(snapshot) }
    }

    /// Those of the style that it is drawn in; pictures in their own colours have none.
    private var shadows: [GskShadow] {
        if case .texture = picture, !content.isTemplate { return [] }
        return content.color.shadows.compactMap { paint in
            if paint.isInner {
                Log.once(PaintShadow.innerIsForShapes)
                return nil
            }
            let shadow = paint.shadow
            return GskShadow(
                color: color(shadow.color).gdk, dx: Float(shadow.x), dy: Float(shadow.y),
                radius: Float(min(max(shadow.radius, 0), 500)))
        }
    }

    private func drawPicture(_ snapshot: OpaquePointer, width: Int32, height: Int32) {
        var size = (width: Double(width), height: Double(height))
        switch picture {
        case .none: return
        case .texture(let texture, _, _):
            if !content.isResizable { size = (ownSize.width, ownSize.height) }
            let texture = sharp(texture, size)
            center(size, in: (width, height), snapshot) {
                if content.isTemplate { pushColor(snapshot) }
                if content.isTiled && content.isResizable {
                    let tile = ownSize
                    var area = graphene_rect_t(
                        origin: graphene_point_t(x: 0, y: 0),
                        size: graphene_size_t(width: Float(size.width), height: Float(size.height)))
                    gtk_snapshot_push_repeat(snapshot, &area, nil)
                    gdk_paintable_snapshot(texture, snapshot, tile.width, tile.height)
                    gtk_snapshot_pop(snapshot)
                } else {
                    gdk_paintable_snapshot(texture, snapshot, size.width, size.height)
                }
                if content.isTemplate { gtk_snapshot_pop(snapshot) }
            }
        case .icon(let name):
            let side = content.isResizable ? min(size.width, size.height) : Double(symbolSide)
            center((side, side), in: (width, height), snapshot) {
                let color = self.color(content.color)
                if content.form.isPlain { return drawIcon(name, snapshot, side, color) }
                SymbolPainter(form: content.form, side: side, color: color) { [unowned self] in
                    drawIcon(name, $0, $1, $2)
                }
                .draw(snapshot)
            }
        }
    }

    private func drawIcon(_ name: String, _ snapshot: OpaquePointer, _ side: Double, _ color: Theme.Color) {
        let theme = gtk_icon_theme_get_for_display(gdk_display_get_default())
        let icon = gtk_icon_theme_lookup_icon(
            theme, name, nil, max(1, Int32(side.rounded())), gtk_widget_get_scale_factor(widget),
            gtk_widget_get_direction(widget), GtkIconLookupFlags(0))
        guard let icon else { return }
        defer { g_object_unref(UnsafeMutableRawPointer(icon)) }
        if gtk_icon_paintable_is_symbolic(icon) != 0 {
            var color = color.gdk
            gtk_symbolic_paintable_snapshot_symbolic(icon, snapshot, side, side, &color, 1)
        } else {
            gdk_paintable_snapshot(icon, snapshot, side, side)
        }
    }

    /// A scalable picture in the size it is drawn at, and one whose pixels are to be seen.
    private func sharp(_ texture: OpaquePointer, _ size: (width: Double, height: Double)) -> OpaquePointer {
        var vector: String?
        if case .file(let path) = content.source, path.hasSuffix(".svg") { vector = path }
        guard vector != nil || content.hasHardPixels, !content.isTiled else { return texture }
        let scale = Double(gtk_widget_get_scale_factor(widget))
        let width = max(1, Int32(min(size.width * scale, 8192).rounded(.up)))
        let height = max(1, Int32(min(size.height * scale, 8192).rounded(.up)))
        let shown = scaled ?? texture
        if gdk_texture_get_width(shown) == width && gdk_texture_get_height(shown) == height { return shown }
        let pixels: OpaquePointer?
        if let vector {
            pixels = gdk_pixbuf_new_from_file_at_scale(vector, width, height, 0, nil)
        } else {
            let own = gdk_pixbuf_get_from_texture(texture)
            pixels = own.flatMap { gdk_pixbuf_scale_simple($0, width, height, GDK_INTERP_NEAREST) }
            if let own { g_object_unref(UnsafeMutableRawPointer(own)) }
        }
        guard let pixels else { return shown }
        releaseScaled()
        scaled = gdk_texture_new_for_pixbuf(pixels)
        g_object_unref(UnsafeMutableRawPointer(pixels))
        return scaled ?? texture
    }

    private var scaled: OpaquePointer?

    private func releaseScaled() {
        if let scaled { g_object_unref(UnsafeMutableRawPointer(scaled)) }
        scaled = nil
    }

    private func center(
        _ size: (width: Double, height: Double), in room: (width: Int32, height: Int32), _ snapshot: OpaquePointer,
        _ draw: () -> Void
    ) {
        var origin = graphene_point_t(
            x: Float(((Double(room.width) - size.width) / 2).rounded(.down)),
            y: Float(((Double(room.height) - size.height) / 2).rounded(.down)))
        gtk_snapshot_save(snapshot)
        gtk_snapshot_translate(snapshot, &origin)
        draw()
        gtk_snapshot_restore(snapshot)
    }

    /// Everything in the one colour, by its alpha.
    private func pushColor(_ snapshot: OpaquePointer) {
        let color = self.color(content.color)
        var elements = [Float](repeating: 0, count: 16)
        elements[15] = Float(color.alpha)
        var matrix = graphene_matrix_t()
        graphene_matrix_init_from_float(&matrix, elements)
        var offset = graphene_vec4_t()
        graphene_vec4_init(&offset, Float(color.red), Float(color.green), Float(color.blue), 0)
        gtk_snapshot_push_color_matrix(snapshot, &matrix, &offset)
    }
}

import CGTK
import Toolkit

/// The size of a text in some room.
struct TextFit: Equatable {
    var width: Int32
    var height: Int32
    /// Lines to cut the text after; 0 where all of it fits.
    var lines: Int32
    var firstBaseline: Int32
    var lastBaseline: Int32
}

extension TextFit {
    /// A line that GTK has not measured, as it measures one.
    init(ofLine layout: OpaquePointer) {
        var (width, height) = (Int32(0), Int32(0))
        pango_layout_get_size(layout, &width, &height)
        func pixels(_ length: Int32) -> Int32 { (length + PANGO_SCALE - 1) / PANGO_SCALE }
        let baseline = pixels(pango_layout_get_baseline(layout))
        self.init(
            width: pixels(width), height: pixels(height), lines: 0, firstBaseline: baseline, lastBaseline: baseline)
    }
}

/// Measures what a GtkLabel would show, on a copy of its layout, so that asking changes nothing.
@MainActor
struct TextLayout {
    private let layout: OpaquePointer
    private let ellipsize: PangoEllipsizeMode

    init(of label: OpaquePointer, ellipsize: PangoEllipsizeMode) {
        layout = pango_layout_copy(gtk_label_get_layout(label))
        self.ellipsize = ellipsize
        pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
        setAttributes(pango_layout_get_attributes(layout))
    }

    func release() { g_object_unref(UnsafeMutableRawPointer(layout)) }

    /// Measures another text than the label shows.
    func replaceText(_ string: String, _ attributes: OpaquePointer?) {
        pango_layout_set_text(layout, string, -1)
        setAttributes(attributes)
    }

    private func setAttributes(_ attributes: OpaquePointer?) {
        pango_layout_set_attributes(layout, attributes ?? TextAttributes.plainLines)
    }

    /// All of the text, broken at `width` (nil: never).
    func whole(width: Int32?) -> TextFit {
        pango_layout_set_width(layout, width.map { $0 * PANGO_SCALE } ?? -1)
        pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_NONE)
        pango_layout_set_height(layout, -1)
        return measured(lines: 0)
    }

    var lineCount: Int32 { pango_layout_get_line_count(layout) }

    /// After `whole(width:)`: the text cut after `limit` lines or where `height` ends; one line stays.
    func cut(limit: Int32?, height: Int32?) -> TextFit {
        var lines = lineCount
        if let limit { lines = min(lines, max(limit, 1)) }
        if let height { lines = min(lines, linesInside(height)) }
        // An ellipsis needs a width to keep to; without one the widest line is it.
        if pango_layout_get_width(layout) < 0 {
            var widest: Int32 = 0
            pango_layout_get_size(layout, &widest, nil)
            pango_layout_set_width(layout, widest)
        }
        pango_layout_set_ellipsize(layout, ellipsize)
        pango_layout_set_height(layout, -lines)
        return measured(lines: lines)
    }

    private func measured(lines: Int32) -> TextFit {
        var size = (width: Int32(0), height: Int32(0))
        pango_layout_get_pixel_size(layout, &size.width, &size.height)
        let baselines = self.baselines()
        return TextFit(
            width: size.width, height: size.height, lines: lines, firstBaseline: baselines.first,
            lastBaseline: baselines.last)
    }

    /// How many lines end above `height`, at least one.
    private func linesInside(_ height: Int32) -> Int32 {
        let iterator = pango_layout_get_iter(layout)
        defer { pango_layout_iter_free(iterator) }
        var lines: Int32 = 0
        repeat {
            var extents = PangoRectangle()
            pango_layout_iter_get_line_extents(iterator, nil, &extents)
            // The same rounding as of the whole height.
            if (extents.y + extents.height + PANGO_SCALE - 1) / PANGO_SCALE > height { break }
            lines += 1
        } while pango_layout_iter_next_line(iterator) != 0
        return max(lines, 1)
    }

    private func baselines() -> (first: Int32, last: Int32) {
        let iterator = pango_layout_get_iter(layout)
        defer { pango_layout_iter_free(iterator) }
        let first = pango_layout_iter_get_baseline(iterator) / PANGO_SCALE
        var last = first
        while pango_layout_iter_next_line(iterator) != 0 {
            last = pango_layout_iter_get_baseline(iterator) / PANGO_SCALE
        }
        return (first, last)
    }
}

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

/// Measures what a GtkLabel would show, on a copy of its layout, so that asking changes nothing.
@MainActor
struct TextLayout {
    private let layout: OpaquePointer
    private let ellipsize: PangoEllipsizeMode

    /// `string` and `attributes` where the label shows others than the ones to measure.
    init(of label: OpaquePointer, ellipsize: PangoEllipsizeMode, replacing replacement: (String, OpaquePointer?)?) {
        layout = pango_layout_copy(gtk_label_get_layout(label))
        self.ellipsize = ellipsize
        if let (string, attributes) = replacement {
            pango_layout_set_text(layout, string, -1)
            pango_layout_set_attributes(layout, attributes)
        }
        if pango_layout_get_attributes(layout) == nil {
            pango_layout_set_attributes(layout, TextAttributes.plainLines)
        }
        pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    }

    func release() { g_object_unref(UnsafeMutableRawPointer(layout)) }

    /// The text broken at `width` (nil: never), cut after `limit` lines or where `height` ends; one line stays.
    func fit(width: Int32?, height: Int32?, limit: Int32?) -> TextFit {
        pango_layout_set_width(layout, width.map { $0 * PANGO_SCALE } ?? -1)
        pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_NONE)
        pango_layout_set_height(layout, -1)
        let count = pango_layout_get_line_count(layout)
        var lines = limit.map { max($0, 1) } ?? count
        if let height { lines = min(lines, linesInside(height)) }
        let isCut = lines < count
        if isCut {
            // Ellipsis needs a width to keep to; without one the widest line is it.
            if width == nil {
                var widest: Int32 = 0
                pango_layout_get_size(layout, &widest, nil)
                pango_layout_set_width(layout, widest)
            }
            pango_layout_set_ellipsize(layout, ellipsize)
            pango_layout_set_height(layout, -lines)
        }
        var size = (width: Int32(0), height: Int32(0))
        pango_layout_get_pixel_size(layout, &size.width, &size.height)
        let baselines = self.baselines()
        return TextFit(
            width: size.width, height: size.height, lines: isCut ? lines : 0, firstBaseline: baselines.first,
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
        while pango_layout_iter_next_line(iterator) != 0 { last = pango_layout_iter_get_baseline(iterator) / PANGO_SCALE }
        return (first, last)
    }
}

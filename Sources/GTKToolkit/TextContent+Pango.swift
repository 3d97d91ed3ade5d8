import CGTK
import Toolkit

extension String {
    var escapedForMarkup: String {
        replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;").replacing("'", with: "&apos;")
    }
}

extension TextContent {
    var spaceAfterLines: Int32 {
        var tracking = 0.0
        for run in runs { tracking = max(tracking, run.style.tracking) }
        return Int32(min(2 * tracking, 1000).rounded(.up))
    }

    var lineCount: Int {
        var count = 1
        for run in runs { for byte in run.string.utf8 where byte == 0x0A { count += 1 } }
        return count
    }
}

extension TextContent.Truncation {
    var pango: PangoEllipsizeMode {
        switch self {
        case .head: PANGO_ELLIPSIZE_START
        case .middle: PANGO_ELLIPSIZE_MIDDLE
        case .tail: PANGO_ELLIPSIZE_END
        }
    }
}

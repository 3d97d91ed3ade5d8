import CGTK
import Foundation
import Toolkit

extension TextContent: GTKControlContent {
    static func makeControl(_ content: TextContent, _ toolkit: GTKToolkit) -> any Control<TextContent> {
        GTKText(content)
    }
}

/// A label. It starts as plain as GtkLabel can be, and is made to wrap or to cut its text only when it is placed
/// where its ideal size does not fit; what it answers to proposals does not depend on that.
final class GTKText: GTKWidget, Control {
    private var content: TextContent {
        didSet { lineCount = content.lineCount }
    }
    /// Lines where nothing wraps.
    private var lineCount: Int
    private var mode = Mode.plain
    private var ideal: TextFit?
    /// The last answers, by what was offered.
    private var fits: [(width: Int32, height: Int32?, fit: TextFit)] = []
    private static let fitLimit = 4

    private enum Mode: Equatable {
        case plain
        /// Cut after so many lines, 0 for none.
        case wrapping(lines: Int32)
    }

    init(_ content: TextContent) {
        self.content = content
        lineCount = content.lineCount
        super.init(made(gtk_label_new(content.string)))
        if content.hasLinks { setText() }
        gtk_label_set_xalign(label, 0)
        if content.leastLines > 1 { gtk_label_set_yalign(label, 0) }
        if content.needsAttributes { applyAttributes() }
        if content.alignment != .leading { applyAlignment() }
        if content.isSelectable { gtk_label_set_selectable(label, 1) }
    }

    private var label: OpaquePointer { widget.opaque }

    // MARK: Content

    func update(_ new: TextContent, _ attributes: WidgetAttributes) {
        apply(attributes)
        let old = content
        guard new != old else {
            content.linkFollowed = new.linkFollowed
            return
        }
        let restingHost = host.flatMap { $0.rests(self) ? $0 : nil }
        content = new
        if new.isSelectable != old.isSelectable { gtk_label_set_selectable(label, new.isSelectable ? 1 : 0) }
        if new.alignment != old.alignment { applyAlignment() }
        if new.leastLines != old.leastLines { gtk_label_set_yalign(label, new.leastLines > 1 ? 0 : 0.5) }
        if new.runs != old.runs || new.lineSpacing != old.lineSpacing { applyText(old) }
        if mode != .plain && new.truncation != old.truncation { applyMode() }
        if let restingHost {
            if fitsDiffer() { restingHost.changeResting(sizeChanged) }
        } else {
            forgetSizes()
            sizeChanged()
        }
    }

    var tellsOfNewSizes: Bool { true }

    /// Forgets the sizes, and says whether one that was asked for is another now.
    private func fitsDiffer() -> Bool {
        let (old, known) = (ideal, fits)
        forgetSizes()
        // More may have been asked than are kept.
        guard idealFit == old, known.count < Self.fitLimit else { return true }
        return known.contains { fit(width: Double($0.width), height: $0.height.map(Double.init)) != $0.fit }
    }

    private var isSeparated: Bool {
        if case .wrapping(let lines) = mode { return lines > 0 }
        return false
    }

    private func applyText(_ old: TextContent) {
        setText()
        if content.needsAttributes || old.needsAttributes || shrink != 1 { applyAttributes() }
        if hasSpokenText || contentName != nil {
            hasSpokenText = contentName != nil
            accessibleNameChanged()
        }
    }

    /// Links are GTK's own, which knows them from markup only.
    private func setText() {
        guard content.hasLinks else {
            let string = content.string
            return gtk_label_set_text(label, isSeparated ? string.withLineSeparators : string)
        }
        var markup = ""
        for run in content.runs {
            let text = (isSeparated ? run.string.withLineSeparators : run.string).escapedForMarkup
            if let link = run.style.link {
                markup += "<a href=\"\(link.escapedForMarkup)\">\(text)</a>"
            } else {
                markup += text
            }
        }
        gtk_label_set_markup(label, markup)
        connectLinks()
    }

    private var knowsLinks = false

    private func connectLinks() {
        guard !knowsLinks else { return }
        knowsLinks = true
        hasHandlers = true
        fenestra_connect_question_1(
            widget, "activate-link",
            { _, address, text in
                nonisolated(unsafe) let (address, text) = (address, text)
                return onMainThread {
                    guard let address else { return 0 }
                    let link = String(cString: address.assumingMemoryBound(to: CChar.self))
                    receiver(text, as: GTKText.self).content.linkFollowed.follow(link)
                    return 1
                }
            }, pointer(to: self))
    }

    /// Line separators are not for reading aloud.
    override var contentName: String? { isSeparated && lineCount > 1 ? content.string : nil }
    private var hasSpokenText = false

    private func applyAttributes() {
        let attributes = TextAttributes(content, separated: isSeparated, shrink: shrink, label: widget)
        gtk_label_set_attributes(label, attributes.list ?? (mode == .plain ? nil : TextAttributes.plainLines))
        attributes.release()
        if attributes.followsTheme != followsTheme { followsTheme = attributes.followsTheme }
        applyShadows()
    }

    /// The class that gives the text its shadows.
    private var shadowClass: String?

    /// A text has those of its first letters: labels have one style sheet.
    private func applyShadows() {
        let new = content.runs.first.flatMap { Theme.shadowClass(of: $0.style.color.shadows) }
        guard new != shadowClass else { return }
        if let shadowClass { gtk_widget_remove_css_class(widget, shadowClass) }
        if let new { gtk_widget_add_css_class(widget, new) }
        shadowClass = new
    }

    /// Whether its letters run against the direction of what is around it: Pango then takes right for left.
    private var runsAgainst = false

    private var lettersRunAgainst: Bool {
        let letters = pango_layout_get_direction(gtk_label_get_layout(label), 0)
        let isRightToLeft = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
        return letters == (isRightToLeft ? PANGO_DIRECTION_LTR : PANGO_DIRECTION_RTL)
    }

    /// The side of lines is that of the layout's direction, whatever letters are in them.
    private func turnLines() {
        let new = lettersRunAgainst
        guard new != runsAgainst else { return }
        runsAgainst = new
        applyAlignment()
    }

    private func applyAlignment() {
        defer {
            if runsAgainst, content.alignment != .center {
                let isLeading = content.alignment == .leading
                gtk_label_set_justify(label, isLeading ? GTK_JUSTIFY_RIGHT : GTK_JUSTIFY_LEFT)
            }
        }
        switch content.alignment {
        case .leading:
            gtk_label_set_xalign(label, 0)
            gtk_label_set_justify(label, GTK_JUSTIFY_LEFT)
        case .center:
            gtk_label_set_xalign(label, 0.5)
            gtk_label_set_justify(label, GTK_JUSTIFY_CENTER)
        case .trailing:
            gtk_label_set_xalign(label, 1)
            gtk_label_set_justify(label, GTK_JUSTIFY_RIGHT)
        }
    }

    override func themeChanged() { applyAttributes() }

    // MARK: Sizes

    override func measure(width: Double?, height: Double?) -> CGSize {
        var size = unreservedSize(width: width, height: height)
        if content.leastLines > 1 {
            let line = Double(idealFit.height) / Double(lineCount)
            size.height = max(size.height, (line * Double(content.leastLines)).rounded(.up))
        }
        return size
    }

    /// What the text is shrunk to where one line does not fit.
    private var shrink = 1.0

    /// How much the text must shrink for a width; 1 where it may not, or need not.
    private func shrinkage(for width: Double) -> Double {
        let ideal = Double(idealFit.width)
        guard content.minimumScale < 1, content.lineLimit == 1, lineCount == 1, width < ideal, ideal > 0 else {
            return 1
        }
        // A little less than it would be by proportion: letters are hinted.
        return max(content.minimumScale, (width / ideal * 0.98), 0.05)
    }

    private func unreservedSize(width: Double?, height: Double?) -> CGSize {
        let ideal = idealFit
        if let width, case let scale = shrinkage(for: width), scale < 1 {
            return CGSize(width: max(width, 0).rounded(.down), height: (Double(ideal.height) * scale).rounded(.up))
        }
        // No closures here: those given to the standard library have the runtime check the executor at each call.
        let width = width ?? .infinity
        if width >= Double(ideal.width) && (height ?? .infinity) >= Double(ideal.height) {
            return CGSize(width: Double(ideal.width), height: Double(ideal.height))
        }
        let fit = fit(width: width, height: height)
        return CGSize(width: Double(fit.width), height: Double(fit.height))
    }

    override func baselines(in size: CGSize) -> (first: Double, last: Double)? {
        let ideal = idealFit
        let isIdeal = size.width >= Double(ideal.width) && size.height >= Double(ideal.height)
        let fit = isIdeal ? ideal : self.fit(width: size.width, height: size.height)
        return (Double(fit.firstBaseline), Double(fit.lastBaseline))
    }

    /// Each paragraph on one line.
    private var idealFit: TextFit {
        if let ideal { return ideal }
        let fit: TextFit
        if isPlainLine && !isAllocated {
            fit = TextFit(ofLine: gtk_label_get_layout(label))
        } else if isPlainLine {
            // GTK measures with the layout that it draws later, so this costs nothing extra.
            var lengths = TextFit(width: 0, height: 0, lines: 0, firstBaseline: 0, lastBaseline: 0)
            gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, nil, &lengths.width, nil, nil)
            gtk_widget_measure(
                widget, GTK_ORIENTATION_VERTICAL, -1, nil, &lengths.height, nil, &lengths.firstBaseline)
            lengths.lastBaseline = lengths.firstBaseline
            fit = lengths
        } else {
            fit = ask(width: nil, height: nil)
            askedSerial = fontSerial
        }
        ideal = fit
        return fit
    }

    private var isPlainLine: Bool { mode == .plain && lineCount == 1 }

    private func fit(width: Double, height: Double?) -> TextFit {
        let ideal = idealFit
        let width = Int32(max(0, min(width, Double(ideal.width))).rounded(.down))
        var room: Int32?
        if let height { room = Int32(max(0, min(height, 8_000_000)).rounded(.down)) }
        for known in fits where known.height == room && known.width == width { return known.fit }
        // What was answered is what is placed, mostly.
        for known in fits where room == known.fit.height && width == known.fit.width { return known.fit }
        let new = width < ideal.height / 2 ? sliver(room) : ask(width: width, height: room)
        if fits.count == Self.fitLimit { fits.removeFirst() }
        fits.append((width, room, new))
        return new
    }

    /// An answer to offers too narrow for any text, as stacks make them to learn how flexible a text is: as narrow as
    /// a letter, without asking Pango to break the text into letters.
    private func sliver(_ height: Int32?) -> TextFit {
        let ideal = idealFit
        let lineHeight = max(ideal.height / Int32(clamping: lineCount), 1)
        var lines = Int32(clamping: content.lineLimit ?? Int.max)
        if let height { lines = min(lines, height / lineHeight) }
        lines = max(1, min(lines, Int32(clamping: content.string.utf8.count)))
        return TextFit(
            width: min(ideal.width, lineHeight), height: lines * lineHeight, lines: lines,
            firstBaseline: ideal.firstBaseline, lastBaseline: ideal.firstBaseline + (lines - 1) * lineHeight)
    }

    private func ask(width: Int32?, height: Int32?) -> TextFit {
        let layout = TextLayout(of: label, ellipsize: content.truncation.pango)
        defer { layout.release() }
        if isSeparated && lineCount > 1 { replaceText(of: layout, separated: false) }
        var fit = layout.whole(width: width)
        var limit: Int32?
        if let lineLimit = content.lineLimit { limit = Int32(clamping: lineLimit) }
        let isTooLong = layout.lineCount > max(limit ?? Int32.max, 1)
        let isTooHigh = fit.height > height ?? Int32.max && layout.lineCount > 1
        if isTooLong || isTooHigh {
            // A limit counts lines, whatever the paragraphs.
            if lineCount > 1 {
                replaceText(of: layout, separated: true)
                fit = layout.whole(width: width)
            }
            fit = layout.cut(limit: limit, height: height)
        }
        // Pango breaks lines with the space after their last letter, and takes it off afterwards: the same text would
        // break elsewhere in the width that it took.
        if let width { fit.width = min(max(width, fit.width), fit.width + content.spaceAfterLines) }
        return fit
    }

    private func replaceText(of layout: TextLayout, separated: Bool) {
        let attributes = TextAttributes(content, separated: separated, label: widget)
        let string = content.string
        layout.replaceText(separated ? string.withLineSeparators : string, attributes.list)
        attributes.release()
    }

    private func forgetSizes() {
        ideal = nil
        fits.removeAll(keepingCapacity: true)
    }

    /// GTK's own answer changes when a font or theme does.
    override func revalidate() {
        guard let old = ideal else { return }
        if isPlainLine {
            ideal = nil
            if idealFit == old { return }
        } else if fontSerial == askedSerial {
            return
        }
        forgetSizes()
        owner?.widgetSizeChanged()
    }

    /// Counts changes of the font, by Pango.
    private var fontSerial: UInt32 { pango_context_get_serial(gtk_widget_get_pango_context(widget)) }
    private var askedSerial: UInt32 = 0

    // MARK: Placing

    override func canRest(in frame: PixelFrame) -> Bool {
        // What takes the focus is scrolled to by GTK.
        guard isPlainLine, !content.isSelectable, !content.hasLinks else { return false }
        let ideal = idealFit
        return frame.width >= ideal.width && frame.height >= ideal.height
    }

    override func allocation(for frame: PixelFrame) -> PixelFrame {
        let ideal = idealFit
        let scale = shrinkage(for: Double(frame.width))
        let new: Mode
        if frame.width >= ideal.width && frame.height >= ideal.height && ideal.lines == 0 {
            new = .plain
        } else if frame.width >= ideal.width && frame.height >= ideal.height {
            new = .wrapping(lines: ideal.lines)
        } else {
            new = .wrapping(lines: fit(width: Double(frame.width), height: Double(frame.height)).lines)
        }
        if new != mode || scale != shrink || (!isPlainLine && lettersRunAgainst != runsAgainst) {
            changeInLayout { [weak self] in self?.take(new, shrink: scale) }
        }
        return super.allocation(for: frame)
    }

    private func take(_ new: Mode, shrink scale: Double) {
        if scale != shrink {
            shrink = scale
            applyAttributes()
        }
        if new != mode {
            let wasSeparated = isSeparated
            mode = new
            applyMode()
            if wasSeparated != isSeparated && lineCount > 1 { applyText(content) }
        }
        if !isPlainLine { turnLines() }
    }

    private func applyMode() {
        switch mode {
        case .plain:
            gtk_label_set_wrap(label, 0)
            gtk_label_set_ellipsize(label, PANGO_ELLIPSIZE_NONE)
            gtk_label_set_lines(label, -1)
        case .wrapping(let lines):
            gtk_label_set_wrap(label, 1)
            gtk_label_set_wrap_mode(label, PANGO_WRAP_WORD_CHAR)
            gtk_label_set_ellipsize(label, lines > 0 ? content.truncation.pango : PANGO_ELLIPSIZE_NONE)
            gtk_label_set_lines(label, lines > 0 ? lines : -1)
            if !content.needsAttributes { gtk_label_set_attributes(label, TextAttributes.plainLines) }
        }
    }
}

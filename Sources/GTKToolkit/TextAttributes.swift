import CGTK
import Toolkit

/// How GtkLabel is told of the styles of a text.
@MainActor
struct TextAttributes {
    /// Nil for a text in the desktop's own style, the usual case, which then costs nothing.
    private(set) var list: OpaquePointer?
    /// Whether a colour of the theme is in it.
    private(set) var followsTheme = false
    /// What all sizes are multiplied with, so that the text fits.
    private var shrink = 1.0

    /// `separated` says that paragraphs are divided by line separators, so that a limit of lines counts them all.
    init(_ content: TextContent, separated: Bool = false, shrink: Double = 1, label: WidgetPointer) {
        guard content.needsAttributes || shrink != 1 else { return }
        self.shrink = shrink
        let list = pango_attr_list_new()
        self.list = list
        Self.addWholeText(list)
        var start: UInt32 = 0
        for run in content.runs {
            let string = separated ? run.string.withLineSeparators : run.string
            let end = start + UInt32(string.utf8.count)
            add(run.style, from: start, to: end)
            start = end
        }
        if content.lineSpacing > 0 {
            let metrics = pango_context_get_metrics(gtk_widget_get_pango_context(label), nil, nil)
            let height = Double(pango_font_metrics_get_height(metrics))
            pango_font_metrics_unref(metrics)
            let scale = content.runs.map { $0.style.font.scale }.max() ?? 1
            insert(
                pango_attr_line_height_new_absolute(Int32(height * scale + content.lineSpacing * Double(PANGO_SCALE))),
                0, start)
        }
    }

    /// For a text in the desktop's own style that is broken into lines. Shared, never freed.
    static let plainLines: OpaquePointer? = {
        let list = pango_attr_list_new()
        addWholeText(list)
        return list
    }()

    /// What holds for every text with attributes: a word too long for its line is broken without a hyphen.
    private static func addWholeText(_ list: OpaquePointer?) {
        pango_attr_list_insert(list, pango_attr_insert_hyphens_new(0))
    }

    func release() {
        if let list { pango_attr_list_unref(list) }
    }

    private mutating func add(_ style: TextStyle, from start: UInt32, to end: UInt32) {
        if style == .plain && shrink == 1 { return }
        let font = style.font
        if let family = font.pangoFamily { insert(pango_attr_family_new(family), start, end) }
        if let size = font.size {
            // In points of 1/72 inch, which GTK scales as it does its own fonts; ours are 1/96.
            insert(
                pango_attr_size_new(Int32(size * font.magnification * shrink * 0.75 * Double(PANGO_SCALE))), start, end)
        } else if font.scale * shrink != 1 {
            insert(pango_attr_scale_new(font.scale * shrink), start, end)
        }
        if let weight = font.weight ?? font.style.weight {
            insert(pango_attr_weight_new(PangoWeight(rawValue: UInt32(clamping: weight))), start, end)
        }
        if font.isItalic { insert(pango_attr_style_new(PANGO_STYLE_ITALIC), start, end) }
        if font.isSmallCaps { insert(pango_attr_variant_new(PANGO_VARIANT_SMALL_CAPS), start, end) }
        if font.hasMonospacedDigits { insert(pango_attr_font_features_new("tnum=1"), start, end) }
        if style.underline { insert(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE), start, end) }
        if style.strikethrough { insert(pango_attr_strikethrough_new(1), start, end) }
        if let paint = style.underlineColor, style.underline {
            addLine(paint, start, end) { pango_attr_underline_color_new($0, $1, $2) }
        }
        if let paint = style.strikethroughColor, style.strikethrough {
            addLine(paint, start, end) { pango_attr_strikethrough_color_new($0, $1, $2) }
        }
        if let paint = style.background {
            addLine(paint, start, end) { pango_attr_background_new($0, $1, $2) }
            insert(pango_attr_background_alpha_new(max(channel(Theme.color(paint).alpha), 1)), start, end)
        }
        if let stretch = font.stretch { insert(pango_attr_stretch_new(stretch), start, end) }
        if style.tracking != 0 {
            insert(pango_attr_letter_spacing_new(Int32(style.tracking * Double(PANGO_SCALE))), start, end)
        }
        if style.baselineOffset != 0 {
            insert(pango_attr_rise_new(Int32(style.baselineOffset * Double(PANGO_SCALE))), start, end)
        }
        add(style.color, from: start, to: end)
    }

    private mutating func addLine(
        _ paint: Paint, _ start: UInt32, _ end: UInt32,
        _ make: (UInt16, UInt16, UInt16) -> UnsafeMutablePointer<PangoAttribute>?
    ) {
        if paint.isThemed { followsTheme = true }
        let color = Theme.color(paint)
        insert(make(channel(color.red), channel(color.green), channel(color.blue)), start, end)
    }

    private mutating func add(_ paint: Paint, from start: UInt32, to end: UInt32) {
        var strength = 1.0
        var base = paint.withoutShadows
        while case .faded(let inner, let opacity) = base {
            strength *= opacity
            base = inner
        }
        if case .semantic(let semantic) = base, let level = Theme.strength(semantic) {
            // The label's own colour, fainter: it follows the theme, and insensitive parents, by itself.
            strength *= level
        } else {
            if base.isThemed { followsTheme = true }
            let color = Theme.color(base)
            strength *= color.alpha
            insert(
                pango_attr_foreground_new(channel(color.red), channel(color.green), channel(color.blue)), start, end)
        }
        // Pango takes an alpha of 0 for "none given".
        if strength < 1 { insert(pango_attr_foreground_alpha_new(max(channel(strength), 1)), start, end) }
    }

    private func channel(_ value: Double) -> UInt16 { UInt16(min(max(value, 0), 1) * 65535) }

    private func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ start: UInt32, _ end: UInt32) {
        attribute?.pointee.start_index = start
        attribute?.pointee.end_index = end
        pango_attr_list_insert(list, attribute)
    }
}

extension TextStyle {
    static let plain = TextStyle()
}

extension TextContent {
    var needsAttributes: Bool {
        if lineSpacing > 0 { return true }
        for run in runs where run.style != .plain { return true }
        return false
    }
}

extension String {
    /// Pango limits lines by paragraph; a line separator ends a line, not a paragraph.
    var withLineSeparators: String {
        utf8.contains(0x0A)
            ? String(String.UnicodeScalarView(unicodeScalars.map { $0 == "\n" ? "\u{2028}" : $0 })) : self
    }
}

extension FontDescription {
    /// The size in parts of the desktop's font size, where no size in points is given.
    var scale: Double { size == nil ? style.scale * magnification : 1 }

    /// Nil for letters of the usual width.
    var stretch: PangoStretch? {
        switch width {
        case ..<(-0.3): PANGO_STRETCH_EXTRA_CONDENSED
        case ..<(-0.05): PANGO_STRETCH_CONDENSED
        case ...0.05: nil
        default: PANGO_STRETCH_EXPANDED
        }
    }

    var pangoFamily: String? {
        if let family { return family }
        switch design {
        case .monospaced: return "Monospace"
        case .serif: return "Serif"
        case .standard, .rounded: return nil
        }
    }
}

extension FontDescription.Style {
    var scale: Double {
        switch self {
        case .largeTitle: 2.0
        case .title: 1.7
        case .title2: 1.31
        case .title3: 1.15
        case .headline, .body: 1
        case .callout: 0.92
        case .subheadline: 0.85
        case .footnote, .caption, .caption2: 0.77
        }
    }

    var weight: Int? { self == .headline ? 700 : nil }
}

import CGTK
import Foundation
import Toolkit

extension ProgressContent: GTKControlContent {
    static func makeControl(_ content: ProgressContent, _ toolkit: GTKToolkit) -> any Control<ProgressContent> {
        switch (content.style, content.fraction) {
        case (.bar, _): GTKProgressBar(content)
        case (.level, _): GTKLevelBar(content)
        case (.circle, nil): GTKSpinner(content)
        case (.circle, _): GTKProgressCircle(content)
        }
    }
}

/// What bars and circles share.
class GTKProgress: GTKWidget, Control {
    final var content: ProgressContent
    private final var tint = Tint()

    init(_ content: ProgressContent, _ widget: WidgetPointer) {
        self.content = content
        super.init(widget)
        Theme.addStyleSheet()
        gtk_widget_add_css_class(widget, "fenestra-progress")
        applyTint()
        show()
        accessibleNameChanged()
    }

    final override var contentName: String? { content.name.isEmpty ? nil : content.name }

    final func update(_ new: ProgressContent, _ attributes: WidgetAttributes) {
        apply(attributes)
        let old = content
        content = new
        applyTint()
        if new.name != old.name { accessibleNameChanged() }
        if new.scale != old.scale { sizeChanged() }
        show()
    }

    /// Makes the widget agree with the content.
    func show() {
        if let value = content.value { fenestra_accessible_set(widget, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, value) }
    }

    private final func applyTint() {
        tint.set(content.tint, widget)
        followsTheme = tint.followsTheme || isDrawn
    }

    /// Whether it draws in colours of the theme by itself.
    var isDrawn: Bool { false }

    override func themeChanged() { tint.themeChanged(widget) }

    override func measure(width: Double?, height: Double?) -> CGSize {
        CGSize(
            width: max(width ?? 160, Double(gtkLengths.minimumWidth)).rounded(.up),
            height: Double(gtkLengths.naturalHeight))
    }
}

/// A bar that fills, or moves to and fro while nobody knows how far it is.
final class GTKProgressBar: GTKProgress {
    private var ticks: guint = 0

    init(_ content: ProgressContent) { super.init(content, made(gtk_progress_bar_new())) }

    override func show() {
        super.show()
        if let fraction = content.fraction {
            if ticks != 0 { gtk_widget_remove_tick_callback(widget, ticks) }
            ticks = 0
            gtk_progress_bar_set_fraction(widget.opaque, fraction)
        } else if ticks == 0 {
            gtk_progress_bar_set_pulse_step(widget.opaque, 0.05)
            // GTK calls while the bar is on screen only.
            ticks = gtk_widget_add_tick_callback(widget, pulse, nil, nil)
        }
    }
}

/// Twelve steps a second are enough to see that it moves.
private func pulse(
    _ widget: UnsafeMutablePointer<GtkWidget>?, _ clock: OpaquePointer?, _ data: gpointer?
) -> gboolean {
    if let widget, gdk_frame_clock_get_frame_counter(clock) % 5 == 0 { gtk_progress_bar_pulse(OpaquePointer(widget)) }
    return 1
}

/// A bar that says how full something is.
final class GTKLevelBar: GTKProgress {
    init(_ content: ProgressContent) {
        let bar = made(gtk_level_bar_new())
        // The colours for low and high are for the author to choose.
        for name in ["low", "high", "full"] { gtk_level_bar_remove_offset_value(bar.opaque, name) }
        super.init(content, bar)
    }

    override func show() {
        super.show()
        gtk_level_bar_set_value(widget.opaque, content.fraction ?? 0)
    }
}

/// A circle that turns.
final class GTKSpinner: GTKProgress {
    init(_ content: ProgressContent) {
        let spinner = made(gtk_spinner_new())
        super.init(content, spinner)
        gtk_spinner_set_spinning(spinner.opaque, 1)
    }

    override func measure(width: Double?, height: Double?) -> CGSize {
        CGSize(width: content.side, height: content.side)
    }
}

/// A ring that fills. GTK has none.
final class GTKProgressCircle: GTKProgress {
    init(_ content: ProgressContent) {
        let ring = fenestra_drawing_new(
            { owner, snapshot, width, height in
                nonisolated(unsafe) let (owner, snapshot) = (owner, snapshot)
                onMainThread {
                    receiver(owner, as: GTKProgressCircle.self).draw(snapshot, Double(width), Double(height))
                }
            }, content.style == .level ? GTK_ACCESSIBLE_ROLE_METER : GTK_ACCESSIBLE_ROLE_PROGRESS_BAR)
        super.init(content, ring)
        fenestra_drawing_set_owner(ring, pointer(to: self))
    }

    isolated deinit { fenestra_drawing_set_owner(widget, nil) }

    override var isDrawn: Bool { true }

    override func show() {
        fenestra_accessible_set(
            widget, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
            content.value ?? "\(Int(((content.fraction ?? 0) * 100).rounded()))%")
        gtk_widget_queue_draw(widget)
    }

    override func themeChanged() { gtk_widget_queue_draw(widget) }

    override func measure(width: Double?, height: Double?) -> CGSize {
        CGSize(width: content.side, height: content.side)
    }

    private func draw(_ snapshot: OpaquePointer, _ width: Double, _ height: Double) {
        let side = min(width, height)
        let line = max(2, side / 8)
        var area = graphene_rect_t(
            origin: graphene_point_t(x: 0, y: 0), size: graphene_size_t(width: Float(width), height: Float(height)))
        guard let cairo = gtk_snapshot_append_cairo(snapshot, &area) else { return }
        func stroke(_ color: Theme.Color, to fraction: Double) {
            cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
            cairo_arc(
                cairo, width / 2, height / 2, (side - line) / 2, -.pi / 2, -.pi / 2 + 2 * .pi * min(max(fraction, 0), 1)
            )
            cairo_stroke(cairo)
        }
        cairo_set_line_width(cairo, line)
        stroke(Theme.color(.separator), to: 1)
        stroke(Theme.color(content.tint ?? .semantic(.accent)), to: content.fraction ?? 0)
        cairo_destroy(cairo)
    }
}

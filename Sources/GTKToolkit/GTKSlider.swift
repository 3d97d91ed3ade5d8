import CGTK
import Foundation
import Toolkit

extension SliderContent: GTKControlContent {
    static func makeControl(_ content: SliderContent, _ toolkit: GTKToolkit) -> any Control<SliderContent> {
        GTKSlider(content, toolkit)
    }
}

/// A scale. It shows what its content says; what a person set stands until the app has had one update to agree.
final class GTKSlider: GTKWidget, Control, Settling {
    private var content: SliderContent
    private let toolkit: GTKToolkit
    private var isShowing = false
    private var isPressed = false
    private var tint = Tint()
    private var styleClasses = StyleClasses()
    private nonisolated(unsafe) let presses: OpaquePointer

    init(_ content: SliderContent, _ toolkit: GTKToolkit) {
        self.content = content
        self.toolkit = toolkit
        // Hears of presses and releases without taking them from the scale.
        presses = gtk_event_controller_legacy_new()
        super.init(made(gtk_scale_new(GTK_ORIENTATION_HORIZONTAL, nil)))
        gtk_scale_set_draw_value(widget.cast(), 0)
        gtk_event_controller_set_propagation_phase(presses, GTK_PHASE_CAPTURE)
        gtk_widget_add_controller(widget, presses)
        applyRange()
        applyLook()
        show()
        hasHandlers = true
        let me = pointer(to: self)
        fenestra_connect(
            widget, "value-changed",
            { _, slider in
                nonisolated(unsafe) let slider = slider
                onMainThread { receiver(slider, as: GTKSlider.self).moved() }
            }, me)
        fenestra_connect_question_1(
            UnsafeMutableRawPointer(presses), "event",
            { _, event, slider in
                let type = gdk_event_get_event_type(OpaquePointer(event))
                guard type == GDK_BUTTON_PRESS || type == GDK_BUTTON_RELEASE else { return 0 }
                nonisolated(unsafe) let slider = slider
                onMainThread { receiver(slider, as: GTKSlider.self).pressed(type == GDK_BUTTON_PRESS) }
                return 0
            }, me)
        accessibleNameChanged()
    }

    isolated deinit { fenestra_disconnect(UnsafeMutableRawPointer(presses), pointer(to: self)) }

    override var contentName: String? { content.name.isEmpty ? nil : content.name }

    func update(_ new: SliderContent, _ attributes: WidgetAttributes) {
        apply(attributes)
        let old = content
        content = new
        if new.range != old.range || new.step != old.step { applyRange() }
        if new.name != old.name { accessibleNameChanged() }
        applyLook()
        show()
    }

    override func measure(width: Double?, height: Double?) -> CGSize {
        let least = Double(gtkLengths.minimumWidth)
        return CGSize(
            width: max(width ?? 160, max(least, 40)).rounded(.up), height: Double(gtkLengths.naturalHeight))
    }

    private var gtkValue: Double { gtk_range_get_value(widget.cast()) }

    private func applyRange() {
        isShowing = true
        defer { isShowing = false }
        let range = content.range
        // GTK wants an end beyond the start.
        let end = range.upperBound > range.lowerBound ? range.upperBound : range.lowerBound.nextUp
        gtk_range_set_range(widget.cast(), range.lowerBound, end)
        gtk_range_set_increments(widget.cast(), content.keyStep, max(content.keyStep, (end - range.lowerBound) / 10))
        // Else GTK rounds to whole numbers, after the digits that a label would show.
        gtk_range_set_round_digits(widget.cast(), -1)
    }

    private func applyLook() {
        if styleClasses.set([content.scale.styleClass].compactMap { $0 }, widget) { sizeChanged() }
        tint.set(content.tint, widget)
        followsTheme = tint.followsTheme
    }

    override func themeChanged() { tint.themeChanged(widget) }

    private func show() {
        isShowing = true
        defer { isShowing = false }
        if gtkValue != content.value, content.value.isFinite { gtk_range_set_value(widget.cast(), content.value) }
    }

    func settle() { show() }

    private func moved() {
        guard !isShowing else { return }
        let new = content.allowed(gtkValue)
        if new != content.value {
            // A key is a change of its own.
            if !isPressed { content.editingChanged(true) }
            content.setValue(new)
            if !isPressed { content.editingChanged(false) }
        }
        toolkit.settleAfterUpdate(self)
    }

    private func pressed(_ isDown: Bool) {
        guard isDown != isPressed else { return }
        isPressed = isDown
        content.editingChanged(isDown)
    }
}

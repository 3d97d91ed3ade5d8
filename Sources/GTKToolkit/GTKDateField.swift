import CGTK
import Foundation
import Toolkit

extension DateContent: GTKControlContent {
    static func makeControl(_ content: DateContent, _ toolkit: GTKToolkit) -> any Control<DateContent> {
        GTKDateField(content, toolkit)
    }
}

/// A calendar, or a button that opens one, and fields for hour and minute. It shows what its content says; what a person
/// chose stands until the app has had one update to agree.
final class GTKDateField: GTKWidget, Control, Settling {
    private var content: DateContent
    private let toolkit: GTKToolkit
    private var isShowing = false
    private var button: WidgetPointer?
    private nonisolated(unsafe) var calendar: WidgetPointer?
    private nonisolated(unsafe) var fields: (hour: WidgetPointer, minute: WidgetPointer)?

    init(_ content: DateContent, _ toolkit: GTKToolkit) {
        self.content = content
        self.toolkit = toolkit
        let isCalendar = content.style == .calendar && content.hasDate
        let box = made(gtk_box_new(isCalendar ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL, 6))
        fenestra_accessible_set_role(box, GTK_ACCESSIBLE_ROLE_GROUP)
        super.init(box)
        if content.hasDate { addDate(isCalendar) }
        if content.hasTime { addTime() }
        show()
        accessibleNameChanged()
    }

    isolated deinit {
        let me = pointer(to: self)
        if let calendar { fenestra_disconnect(calendar, me) }
        if let fields {
            fenestra_disconnect(fields.hour, me)
            fenestra_disconnect(fields.minute, me)
        }
    }

    override var contentName: String? { content.name.isEmpty ? nil : content.name }

    override func accessibleNameIs(_ name: String?) {
        let prefix = name.map { "\($0), " } ?? ""
        if let fields {
            fenestra_accessible_set(fields.hour, GTK_ACCESSIBLE_PROPERTY_LABEL, prefix + ownWords("Hour"))
            fenestra_accessible_set(fields.minute, GTK_ACCESSIBLE_PROPERTY_LABEL, prefix + ownWords("Minute"))
        }
        if let calendar {
            fenestra_accessible_set(calendar, GTK_ACCESSIBLE_PROPERTY_LABEL, name)
            var names = [
                ownWords("Previous Month"), ownWords("Next Month"), ownWords("Previous Year"), ownWords("Next Year"),
            ][...]
            Self.nameButtons(in: calendar, &names)
        }
        nameButton(name)
    }

    /// The buttons of a calendar would be named after their pictures.
    private static func nameButtons(in widget: WidgetPointer, _ names: inout ArraySlice<String>) {
        var child = gtk_widget_get_first_child(widget)
        while let part = child, !names.isEmpty {
            if fenestra_is_button(part) != 0 {
                fenestra_accessible_set(part, GTK_ACCESSIBLE_PROPERTY_LABEL, names.removeFirst())
            } else {
                nameButtons(in: part, &names)
            }
            child = gtk_widget_get_next_sibling(part)
        }
    }

    /// The menu button's own button takes the focus, and is named by what it shows.
    private func nameButton(_ name: String?) {
        guard let button, let inner = gtk_widget_get_first_child(button) else { return }
        let prefix = name.map { "\($0), " } ?? ""
        fenestra_accessible_set(inner, GTK_ACCESSIBLE_PROPERTY_LABEL, prefix + content.dateText)
        // GTK tells of the widget around it as a button too.
        fenestra_accessible_set(button, GTK_ACCESSIBLE_PROPERTY_LABEL, prefix + content.dateText)
    }

    func update(_ new: DateContent, _ attributes: WidgetAttributes) {
        apply(attributes)
        let old = content
        content = new
        show()
        if new.name != old.name || new.dateText != old.dateText { accessibleNameChanged() }
        if !new.hasSameSize(as: old) { sizeChanged() }
    }

    override func focus() -> Bool { gtk_widget_child_focus(widget, GTK_DIR_TAB_FORWARD) != 0 }

    // MARK: Parts

    private func addDate(_ isCalendar: Bool) {
        let calendar = made(gtk_calendar_new())
        self.calendar = calendar
        if isCalendar {
            gtk_box_append(widget.cast(), calendar)
        } else {
            let button = made(gtk_menu_button_new())
            self.button = button
            let popover = made(gtk_popover_new())
            gtk_popover_set_child(popover.cast(), calendar)
            gtk_menu_button_set_popover(button.opaque, popover)
            gtk_box_append(widget.cast(), button)
        }
        fenestra_connect(
            calendar, "day-selected",
            { _, field in
                nonisolated(unsafe) let field = field
                onMainThread { receiver(field, as: GTKDateField.self).daySelected() }
            }, pointer(to: self))
    }

    private func addTime() {
        let hour = field(24)
        let minute = field(60)
        fields = (hour, minute)
        let time = made(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 4))
        gtk_widget_set_halign(time, GTK_ALIGN_CENTER)
        gtk_box_append(time.cast(), hour)
        gtk_box_append(time.cast(), made(gtk_label_new(":")))
        gtk_box_append(time.cast(), minute)
        gtk_box_append(widget.cast(), time)
    }

    private func field(_ count: Double) -> WidgetPointer {
        let field = made(gtk_spin_button_new_with_range(0, count - 1, 1))
        gtk_spin_button_set_wrap(field.opaque, 1)
        gtk_spin_button_set_numeric(field.opaque, 1)
        gtk_editable_set_width_chars(field.opaque, 2)
        gtk_editable_set_max_width_chars(field.opaque, 2)
        gtk_orientable_set_orientation(field.opaque, GTK_ORIENTATION_HORIZONTAL)
        let me = pointer(to: self)
        fenestra_connect(
            field, "value-changed",
            { _, field in
                nonisolated(unsafe) let field = field
                onMainThread { receiver(field, as: GTKDateField.self).timeChanged() }
            }, me)
        fenestra_connect_question(
            field, "output",
            { field, _ in
                let field = OpaquePointer(field)
                let value = Int(gtk_spin_button_get_value_as_int(field))
                gtk_editable_set_text(field, value < 10 ? "0\(value)" : "\(value)")
                return 1
            }, me)
        return field
    }

    // MARK: State

    private func show() {
        isShowing = true
        defer { isShowing = false }
        let parts = content.calendar.dateComponents([.year, .month, .day, .hour, .minute], from: content.date)
        if let calendar,
            let day = g_date_time_new_local(
                Int32(clamping: parts.year ?? 1), Int32(clamping: parts.month ?? 1), Int32(clamping: parts.day ?? 1),
                12, 0, 0)
        {
            let shown = gtk_calendar_get_date(calendar.opaque)
            if g_date_time_get_day_of_year(shown) != g_date_time_get_day_of_year(day)
                || g_date_time_get_year(shown) != g_date_time_get_year(day)
            {
                gtk_calendar_select_day(calendar.opaque, day)
            }
            g_date_time_unref(shown)
            g_date_time_unref(day)
        }
        if let button { gtk_menu_button_set_label(button.opaque, content.dateText) }
        if let fields {
            set(fields.hour, parts.hour ?? 0)
            set(fields.minute, parts.minute ?? 0)
        }
    }

    private func set(_ field: WidgetPointer, _ value: Int) {
        if gtk_spin_button_get_value_as_int(field.opaque) != value {
            gtk_spin_button_set_value(field.opaque, Double(value))
        }
    }

    func settle() { show() }

    private func daySelected() {
        guard !isShowing, let calendar else { return }
        let chosen = gtk_calendar_get_date(calendar.opaque)
        defer { g_date_time_unref(chosen) }
        change {
            $0.year = Int(g_date_time_get_year(chosen))
            $0.month = Int(g_date_time_get_month(chosen))
            $0.day = Int(g_date_time_get_day_of_month(chosen))
        }
    }

    private func timeChanged() {
        guard !isShowing, let fields else { return }
        change {
            $0.hour = Int(gtk_spin_button_get_value_as_int(fields.hour.opaque))
            $0.minute = Int(gtk_spin_button_get_value_as_int(fields.minute.opaque))
        }
    }

    /// What a person did not touch stays, down to the second.
    private func change(_ body: (inout DateComponents) -> Void) {
        var parts = content.calendar.dateComponents(
            [.era, .year, .month, .day, .hour, .minute, .second, .nanosecond], from: content.date)
        body(&parts)
        if let new = content.calendar.date(from: parts) {
            let allowed = content.allowed(new)
            if allowed != content.date { content.setDate(allowed) }
        }
        toolkit.settleAfterUpdate(self)
    }
}

import CGTK
import Foundation
import Toolkit

extension StepperContent: GTKControlContent {
    static func makeControl(_ content: StepperContent, _ toolkit: GTKToolkit) -> any Control<StepperContent> {
        GTKStepper(content)
    }
}

/// Two linked buttons. Held down they repeat; the arrow keys step too.
final class GTKStepper: GTKWidget, Control {
    private var content: StepperContent
    private nonisolated(unsafe) let buttons: (down: WidgetPointer, up: WidgetPointer)
    private nonisolated(unsafe) let keys: OpaquePointer
    private var styleClasses = StyleClasses()
    private nonisolated(unsafe) var repeating: guint = 0
    private var isUp = false
    private var hasRepeated = false

    init(_ content: StepperContent) {
        self.content = content
        let box = made(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
        buttons = (
            made(gtk_button_new_from_icon_name("list-remove-symbolic")),
            made(gtk_button_new_from_icon_name("list-add-symbolic"))
        )
        keys = gtk_event_controller_key_new()
        fenestra_accessible_set_role(box, GTK_ACCESSIBLE_ROLE_GROUP)
        super.init(box)
        Theme.addStyleSheet()
        gtk_widget_add_css_class(box, "linked")
        gtk_widget_add_css_class(box, "fenestra-stepper")
        gtk_box_append(box.cast(), buttons.down)
        gtk_box_append(box.cast(), buttons.up)
        gtk_widget_add_controller(box, keys)
        connect()
        show()
        accessibleNameChanged()
    }

    isolated deinit {
        let me = pointer(to: self)
        if repeating != 0 { g_source_remove(repeating) }
        for button in [buttons.down, buttons.up] { fenestra_disconnect(button, me) }
        fenestra_disconnect(UnsafeMutableRawPointer(keys), me)
    }

    override var contentName: String? { content.name.isEmpty ? nil : content.name }

    override func accessibleNameIs(_ name: String?) {
        let name = name.map { " \($0)" } ?? ""
        fenestra_accessible_set(buttons.down, GTK_ACCESSIBLE_PROPERTY_LABEL, "Decrease\(name)")
        fenestra_accessible_set(buttons.up, GTK_ACCESSIBLE_PROPERTY_LABEL, "Increase\(name)")
    }

    func update(_ new: StepperContent, _ attributes: WidgetAttributes) {
        apply(attributes)
        let old = content
        content = new
        if new.name != old.name { accessibleNameChanged() }
        show()
    }

    override func focus() -> Bool {
        gtk_widget_grab_focus(content.increment == nil ? buttons.down : buttons.up) != 0
    }

    private func show() {
        gtk_widget_set_sensitive(buttons.down, content.decrement == nil ? 0 : 1)
        gtk_widget_set_sensitive(buttons.up, content.increment == nil ? 0 : 1)
        if let value = content.value {
            for button in [buttons.down, buttons.up] {
                fenestra_accessible_set(button, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, value)
            }
        }
        if styleClasses.set([content.scale.styleClass].compactMap { $0 }, widget) { sizeChanged() }
    }

    private func connect() {
        let me = pointer(to: self)
        fenestra_connect(
            buttons.down, "clicked",
            { _, stepper in
                nonisolated(unsafe) let stepper = stepper
                onMainThread { receiver(stepper, as: GTKStepper.self).clicked(up: false) }
            }, me)
        fenestra_connect(
            buttons.up, "clicked",
            { _, stepper in
                nonisolated(unsafe) let stepper = stepper
                onMainThread { receiver(stepper, as: GTKStepper.self).clicked(up: true) }
            }, me)
        for button in [buttons.down, buttons.up] {
            fenestra_connect_1(
                button, "state-flags-changed",
                { button, _, stepper in
                    nonisolated(unsafe) let (button, stepper) = (button, stepper)
                    onMainThread {
                        receiver(stepper, as: GTKStepper.self).stateChanged(
                            button.assumingMemoryBound(to: GtkWidget.self))
                    }
                }, me)
        }
        fenestra_connect_keys(
            UnsafeMutableRawPointer(keys),
            { _, key, _, modifiers, stepper in
                guard key == guint(GDK_KEY_Up) || key == guint(GDK_KEY_Down), modifiers.isPlain else { return 0 }
                nonisolated(unsafe) let stepper = stepper
                onMainThread { receiver(stepper, as: GTKStepper.self).single(up: key == guint(GDK_KEY_Up)) }
                return 1
            }, me)
    }

    private func clicked(up: Bool) {
        // What has repeated is done when the button is let go of.
        if hasRepeated { return hasRepeated = false }
        single(up: up)
    }

    private func single(up: Bool) {
        guard let step = up ? content.increment : content.decrement else { return }
        let isHeld = repeating != 0
        if !isHeld { content.editingChanged(true) }
        step()
        if !isHeld { content.editingChanged(false) }
    }

    // MARK: Held down

    private func stateChanged(_ button: WidgetPointer) {
        let isDown = gtk_widget_get_state_flags(button).rawValue & GTK_STATE_FLAG_ACTIVE.rawValue != 0
        if isDown, repeating == 0 {
            isUp = button == buttons.up
            hasRepeated = false
            content.editingChanged(true)
            startRepeating(after: 400)
        } else if !isDown, repeating != 0 {
            g_source_remove(repeating)
            repeating = 0
            content.editingChanged(false)
        }
    }

    private func startRepeating(after milliseconds: guint) {
        repeating = g_timeout_add(
            milliseconds,
            { stepper in
                nonisolated(unsafe) let stepper = stepper.unsafelyUnwrapped
                onMainThread { receiver(stepper, as: GTKStepper.self).repeatStep() }
                return 0
            }, pointer(to: self))
    }

    private func repeatStep() {
        hasRepeated = true
        single(up: isUp)
        startRepeating(after: 80)
    }
}

extension GdkModifierType {
    /// Whether no modifier is held that makes another key of it.
    var isPlain: Bool {
        rawValue
            & (GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue | GDK_SUPER_MASK.rawValue | GDK_SHIFT_MASK.rawValue)
            == 0
    }
}

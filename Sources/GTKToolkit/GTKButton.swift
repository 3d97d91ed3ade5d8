import CGTK
import Foundation
import Toolkit

extension ButtonContent: GTKControlContent {
    static func makeControl(_ content: ButtonContent, _ toolkit: GTKToolkit) -> any Control<ButtonContent> {
        GTKButton(content)
    }
}

final class GTKButton: GTKLabeledControl, Control {
    private var content: ButtonContent
    private var styleClasses = StyleClasses()

    init(_ content: ButtonContent) {
        self.content = content
        let button: WidgetPointer
        let label: ControlLabel
        if let address = content.address {
            button = made(gtk_link_button_new(address))
            label = ControlLabel(content.label)
            gtk_button_set_child(button.cast(), label.widget)
        } else if case .text(let text) = content.label {
            button = made(gtk_button_new_with_label(text.string))
            label = ControlLabel(content.label, label: gtk_button_get_child(button.cast()))
        } else {
            button = made(gtk_button_new())
            label = ControlLabel(content.label)
            gtk_button_set_child(button.cast(), label.widget)
        }
        super.init(button, label)
        hasHandlers = true
        if content.address == nil {
            fenestra_connect(
                widget, "clicked",
                { _, button in
                    nonisolated(unsafe) let button = button
                    onMainThread { receiver(button, as: GTKButton.self).clicked() }
                }, pointer(to: self))
        } else {
            // Handled: GTK does not open the address by itself.
            fenestra_connect_question(
                widget, "activate-link",
                { _, button in
                    nonisolated(unsafe) let button = button
                    onMainThread { receiver(button, as: GTKButton.self).content.action() }
                    return 1
                }, pointer(to: self))
        }
        styleClasses.set(content.styleClasses(isDefault: false), widget)
        tint.set(content.tint, widget)
        if content.tint != nil { followsTheme = true }
        followPresses()
        if contentName != nil { accessibleNameChanged() }
        if content.isDefault { followRoot() }
    }

    override var name: String { content.name }
    /// GTK names a link by its address.
    override var isNamedByLabel: Bool { content.address == nil }

    override func replaceLabelWidget() { gtk_button_set_child(widget.cast(), label.widget) }

    func update(_ new: ButtonContent, _ attributes: WidgetAttributes) {
        apply(attributes)
        let old = content
        content = new
        updateLabel(new.label)
        if let address = new.address, address != old.address {
            gtk_link_button_set_uri(widget.opaque, address)
        }
        if new.name != old.name { nameChanged() }
        if styleClasses.set(new.styleClasses(isDefault: isTheDefault), widget) { sizeChanged() }
        if new.tint != old.tint {
            tint.set(new.tint, widget)
            followsTheme = label.followsTheme || new.tint != nil
        }
        followPresses()
        if !new.repeats { stopRepeating() }
        if new.isDefault != old.isDefault {
            if new.isDefault { followRoot() } else { noteDefault() }
        }
    }

    // MARK: Presses

    private var isPressed = false
    private var followsPresses = false

    private func followPresses() {
        guard !followsPresses, content.pressedChanged != nil || content.repeats else { return }
        followsPresses = true
        fenestra_connect_1(
            widget, "state-flags-changed",
            { _, _, button in
                nonisolated(unsafe) let button = button
                onMainThread { receiver(button, as: GTKButton.self).stateChanged() }
            }, pointer(to: self))
    }

    private func stateChanged() {
        let new = gtk_widget_get_state_flags(widget).rawValue & GTK_STATE_FLAG_ACTIVE.rawValue != 0
        guard new != isPressed else { return }
        isPressed = new
        stopRepeating()
        if new, content.repeats {
            hasRepeated = false
            repeatAction(after: 400)
        }
        content.pressedChanged?(new)
    }

    // MARK: Repeating

    private var repeating: guint = 0
    private var hasRepeated = false

    private func clicked() {
        // It has been done while the button was held down.
        if hasRepeated, content.repeats { return hasRepeated = false }
        content.action()
    }

    private func repeatAction(after milliseconds: guint) {
        repeating = g_timeout_add(
            milliseconds,
            { button in
                nonisolated(unsafe) let button = button.unsafelyUnwrapped
                onMainThread {
                    let button = receiver(button, as: GTKButton.self)
                    button.hasRepeated = true
                    button.repeatAction(after: 80)
                    button.content.action()
                }
                return 0
            }, pointer(to: self))
    }

    private func stopRepeating() {
        if repeating != 0 { g_source_remove(repeating) }
        repeating = 0
    }

    isolated deinit { stopRepeating() }

    // MARK: The window's default

    /// Whether it is the one that Return presses, and looks so.
    private(set) var isTheDefault = false
    private var root: UnsafeMutablePointer<GtkWindow>?
    private var followsRoot = false

    var mayBeDefault: Bool { content.isDefault }

    /// A window knows its default button only while the button is in it.
    private func followRoot() {
        if !followsRoot {
            followsRoot = true
            let handler: FenestraHandler1 = { _, _, button in
                nonisolated(unsafe) let button = button
                onMainThread { receiver(button, as: GTKButton.self).noteDefault() }
            }
            fenestra_connect_1(widget, "notify::root", handler, pointer(to: self))
            fenestra_connect_1(widget, "state-flags-changed", handler, pointer(to: self))
        }
        noteDefault()
    }

    private func noteDefault() {
        let new = gtk_widget_get_root(widget).map { UnsafeMutablePointer<GtkWindow>($0) }
        let old = root
        root = content.isDefault ? new : nil
        if let old, old != root { DefaultButtons.remove(self, from: old) }
        if let root { DefaultButtons.add(self, to: root) }
    }

    func setDefault(_ isDefault: Bool) {
        guard isDefault != isTheDefault else { return }
        isTheDefault = isDefault
        if styleClasses.set(content.styleClasses(isDefault: isDefault), widget) { sizeChanged() }
    }
}

extension ButtonContent {
    @MainActor
    fileprivate func styleClasses(isDefault: Bool) -> [String] {
        var names: [String]
        switch style {
        case .automatic, .bordered:
            names = isDestructive ? ["destructive-action"] : isDefault ? ["suggested-action"] : []
        case .prominent: names = [isDestructive ? "destructive-action" : "suggested-action"]
        case .borderless: names = isDestructive ? ["flat", "error"] : ["flat"]
        case .accessoryBar: names = ["flat", "fenestra-accessory"] + (isDestructive ? ["error"] : [])
        case .plain, .link:
            names =
                ["flat", "fenestra-plain"] + (style == .link ? ["fenestra-link"] : [])
                + (isDestructive ? ["error"] : [])
        case .custom: names = ["flat", "fenestra-plain", "fenestra-custom"]
        }
        switch shape {
        case .automatic: break
        case .capsule: names.append("fenestra-capsule")
        case .circle: names += ["circular", "fenestra-circle"]
        case .rounded(let radius): names.append(Self.styleClass(radius: radius))
        }
        if let size = scale.styleClass { names.append(size) }
        if names.contains(where: { $0.hasPrefix("fenestra") }) { Theme.addStyleSheet() }
        return names
    }

    @MainActor private static var radii: Set<Int> = []

    /// Style sheets know no radius of a single widget, so each gets a class.
    @MainActor
    private static func styleClass(radius: Double) -> String {
        let pixels = Int(min(radius, 1000).rounded())
        let name = "fenestra-radius-\(pixels)"
        if radii.insert(pixels).inserted { Theme.add("button.\(name) { border-radius: \(pixels)px; }") }
        return name
    }
}

import Toolkit
import ViewGraph

/// A button as the desktop draws it.
struct ButtonControl<Label: View>: LabeledControlView {
    nonisolated(unsafe) let label: Label
    let role: ButtonRole?
    let action: @MainActor () -> Void
    var look = ButtonContent.Style.automatic
    /// Told when a press begins and ends.
    var pressedChanged: (@MainActor (Bool) -> Void)?
    /// Of links.
    var address: String?

    static var isInterchangeable: Bool { true }

    func controlContent(
        _ label: ButtonContent.Label, name: String, _ environment: EnvironmentValues
    ) -> ButtonContent {
        var content = ButtonContent(label: label, name: name, action: action)
        content.isDestructive = role == .destructive
        content.isCancel = role == .cancel
        content.isDefault = environment.keyboardShortcut == .defaultAction
        content.repeats = environment.buttonRepeatBehavior == .enabled && address == nil
        content.style = look
        content.pressedChanged = pressedChanged
        content.address = address
        if look != .custom {
            content.shape = environment.buttonBorderShape.shape
            content.scale = environment.controlSize.scale
            content.tint = environment.tintPaint
        }
        return content
    }
}

import Foundation
import HeadlessToolkit
import Toolkit

/// What a person does. Each action is followed by what it gives rise to, as far as that takes no time and needs no
/// task; `settle()` waits for tasks too. An action that a person could not do throws.
extension Element {
    /// Clicks a button, toggle or link.
    public func press() throws { try perform(.press, "be pressed") }

    /// Switches a toggle to `isOn`, if it is not so already. Throws for what is not a toggle.
    public func setOn(_ isOn: Bool) throws {
        guard let present = self.isOn else { throw failure("be switched") }
        if present != isOn { try press() }
    }

    /// Types at the end of a text field, which gets the focus; the app sees each character by itself.
    public func type(_ text: String) throws {
        try focus()
        for character in text { try perform(.setText((value ?? "") + String(character)), "be typed into") }
    }

    /// Replaces the text of a text field.
    public func setText(_ text: String) throws { try perform(.setText(text), "be typed into") }

    /// Presses Return in a text field.
    public func submit() throws { try perform(.submit, "be submitted") }

    /// Presses Escape in a search field.
    public func cancel() throws { try perform(.cancel, "be cancelled") }

    /// Presses an arrow key in a search field with suggestions: 1 for down, -1 for up.
    public func move(_ step: Int) throws { try perform(.move(step), "be moved in") }

    /// Clicks the link of a text that reads `text`.
    public func followLink(_ text: String) throws { try perform(.follow(text), "follow \(text)") }

    /// Moves a slider or the like.
    public func setValue(_ value: Double) throws { try perform(.setValue(value), "be set") }

    /// Steps up.
    public func increment() throws { try perform(.increment, "be stepped") }

    /// Steps down.
    public func decrement() throws { try perform(.decrement, "be stepped") }

    /// Scrolls a scroll view until the given point of its content is in the upper left corner, as far as there is
    /// content.
    public func scroll(to point: CGPoint) throws {
        guard exists, let scroll = widget as? HeadlessScrollSurface else { throw failure("be scrolled") }
        scroll.scroll(to: point)
        launch.toolkit.settle()
    }

    /// Moves the keyboard focus here.
    public func focus() throws {
        guard widget.focus() else { throw failure("get the focus") }
        launch.toolkit.settle()
    }

    /// Does what `accessibilityAction(named:)` gave a name.
    public func perform(action name: String) throws {
        guard performHereOrAround({ ($0 as? HeadlessEffectSurface)?.perform(named: name) ?? false }) else {
            throw failure("do \"\(name)\"")
        }
        launch.toolkit.settle()
    }

    /// What a view around the widget offers is offered of the widget too, up to the next control.
    private func performHereOrAround(_ perform: (HeadlessWidget) -> Bool) -> Bool {
        if perform(widget) { return true }
        var around = widget.parent
        while let current = around as? HeadlessSurface {
            if perform(current) { return true }
            around = current.parent
        }
        return false
    }

    private func perform(_ action: UserAction, _ purpose: String) throws {
        guard performHereOrAround({ $0.perform(action) }) else { throw failure(purpose) }
        launch.toolkit.settle()
    }

    private func failure(_ purpose: String) -> TestFailure {
        let reason: String
        if !exists {
            reason = "it has gone"
        } else if !isEnabled {
            reason = "it is disabled"
        } else if widget.window?.isBlocked == true {
            reason = "a sheet or an alert is over its window"
        } else if !widget.isReachable {
            reason = "it is hidden"
        } else {
            reason = "it is not that kind of control"
        }
        return TestFailure("The \(role) \"\(name)\" cannot \(purpose): \(reason).")
    }
}

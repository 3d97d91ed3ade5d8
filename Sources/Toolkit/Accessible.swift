/// What assistive technology is told of a control.
package struct Accessible: Equatable, Sendable {
    package enum Role: String, Sendable {
        case label, button, checkBox, toggle, textField, secureTextField, image, group, scrollView, slider, window
        case list, listItem, menu, menuItem, link, progressBar, levelIndicator, spinButton, drawing, comboBox
        case textArea, radioGroup, datePicker, colorWell, tab, searchField, heading
    }
    package var role: Role
    package var name: String
    package var value: String?
    /// Of check boxes and toggles.
    package var isChecked: Bool?

    package init(_ role: Role, name: String, value: String? = nil, isChecked: Bool? = nil) {
        self.role = role
        self.name = name
        self.value = value
        self.isChecked = isChecked
    }
}

extension Accessible.Role {
    /// Whether text is edited in what has it.
    package var isText: Bool { self == .textField || self == .secureTextField || self == .textArea }
}

import Toolkit

/// What a person perceives of a widget: what its content says, with what the author set instead.
package struct HeadlessAccessible: Equatable, Sendable {
    package var role: Accessible.Role
    package var name: String
    package var value: String?
    /// The author's description, else the tool tip.
    package var description: String?
    package var isChecked: Bool?
    package var isEnabled: Bool
    package var identifier: String?
    package var isHidden: Bool
    package var isSelected: Bool

    init(_ content: Accessible, _ attributes: WidgetAttributes, isEnabled: Bool) {
        role = attributes.role ?? content.role
        name = attributes.accessibleName ?? content.name
        value = attributes.accessibleValue ?? content.value
        description = attributes.accessibleDescription ?? attributes.toolTip
        isChecked = content.isChecked
        isSelected = attributes.isSelected ?? false
        self.isEnabled = isEnabled
        identifier = attributes.identifier
        isHidden = attributes.isAccessibilityHidden
    }

    /// On one line: role, quoted name, then what is not usual.
    package var summary: String {
        var parts = [role.rawValue, "\"\(name)\""]
        if let value { parts.append("value \"\(value)\"") }
        if let isChecked { parts.append(isChecked ? "checked" : "unchecked") }
        if let description { parts.append("description \"\(description)\"") }
        if let identifier { parts.append("#\(identifier)") }
        if !isEnabled { parts.append("disabled") }
        return parts.joined(separator: " ")
    }
}

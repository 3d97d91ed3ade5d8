import CGTK
import Toolkit

extension GTKWidget {
    /// Applies what differs from the last attributes; nothing to do costs no call of GTK.
    final func apply(_ new: WidgetAttributes) {
        if new == attributes { return }
        let old = attributes
        attributes = new
        if new.isEnabled != old.isEnabled { gtk_widget_set_sensitive(widget, new.isEnabled ? 1 : 0) }
        if new.isRightToLeft != old.isRightToLeft {
            gtk_widget_set_direction(widget, new.isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
        }
        if new.isInBar != old.isInBar {
            gtk_widget_set_focus_on_click(widget, new.isInBar ? 0 : 1)
            // Of a button for a menu it is the button inside that is clicked.
            if let inner = gtk_widget_get_first_child(widget) {
                gtk_widget_set_focus_on_click(inner, new.isInBar ? 0 : 1)
            }
        }
        if new.toolTip != old.toolTip || new.isInBar != old.isInBar { toolTipChanged() }
        if new.identifier != old.identifier { gtk_widget_set_name(widget, new.identifier) }
        if new.isAccessibilityHidden != old.isAccessibilityHidden { accessibleHiddenChanged() }
        if new.accessibleName != old.accessibleName { accessibleNameChanged() }
        if new.accessibleDescription != old.accessibleDescription || new.toolTip != old.toolTip {
            fenestra_accessible_set(
                accessibleWidget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, new.accessibleDescription ?? new.toolTip)
        }
        if new.role != old.role, let role = new.role?.gtk, gtk_widget_get_realized(widget) == 0 {
            fenestra_accessible_set_role(accessibleWidget, role)
        }
        if new.isSelected != old.isSelected {
            fenestra_accessible_set_selected(accessibleWidget, new.isSelected == true ? 1 : 0)
        }
        if new.accessibleValue != old.accessibleValue {
            fenestra_accessible_set(accessibleWidget, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, new.accessibleValue)
        }
    }

    /// Shows the author's tool tip, or the widget's own in a bar.
    final func toolTipChanged() {
        gtk_widget_set_tooltip_text(widget, attributes.toolTip ?? (attributes.isInBar ? ownToolTip : nil))
    }
}

extension Accessible.Role {
    /// GTK's role for what an author says that a view is.
    var gtk: GtkAccessibleRole? {
        switch self {
        case .button: GTK_ACCESSIBLE_ROLE_BUTTON
        case .toggle: GTK_ACCESSIBLE_ROLE_CHECKBOX
        case .link: GTK_ACCESSIBLE_ROLE_LINK
        case .heading: GTK_ACCESSIBLE_ROLE_HEADING
        case .image: GTK_ACCESSIBLE_ROLE_IMG
        case .label: GTK_ACCESSIBLE_ROLE_LABEL
        case .group: GTK_ACCESSIBLE_ROLE_GROUP
        default: nil
        }
    }
}

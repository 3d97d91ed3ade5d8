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
        if new.toolTip != old.toolTip { gtk_widget_set_tooltip_text(widget, new.toolTip) }
        if new.identifier != old.identifier { gtk_widget_set_name(widget, new.identifier) }
        if new.isAccessibilityHidden != old.isAccessibilityHidden { accessibleHiddenChanged() }
        if new.accessibleName != old.accessibleName { accessibleNameChanged() }
        if new.accessibleDescription != old.accessibleDescription || new.toolTip != old.toolTip {
            fenestra_accessible_set(
                accessibleWidget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, new.accessibleDescription ?? new.toolTip)
        }
        if new.accessibleValue != old.accessibleValue {
            fenestra_accessible_set(accessibleWidget, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, new.accessibleValue)
        }
    }
}

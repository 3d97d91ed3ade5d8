import Toolkit

extension View {
    /// Explains the view: shown when the pointer rests on it, read as its description.
    public nonisolated func help(_ text: Text) -> some View {
        modifier(_AccessibilityModifier { $0.toolTip = text.resolvedString })
    }

    /// Explains the view by a localised text.
    public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

    /// Explains the view by a text as it is.
    @_disfavoredOverload
    public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }

    /// Names the view for those who cannot see it.
    public nonisolated func accessibilityLabel(_ label: Text) -> some View {
        modifier(_AccessibilityModifier { $0.accessibleName = label.resolvedString })
    }

    /// Names the view by a localised text.
    public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(labelKey))
    }

    /// Names the view by a text as it is.
    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(Text(label))
    }

    /// Says the view's value for those who cannot see it.
    public nonisolated func accessibilityValue(_ value: Text) -> some View {
        modifier(_AccessibilityModifier { $0.accessibleValue = value.resolvedString })
    }

    /// Says the view's value by a localised text.
    public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        accessibilityValue(Text(valueKey))
    }

    /// Says the view's value by a text as it is.
    @_disfavoredOverload
    public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibilityValue(Text(value))
    }

    /// Describes what using the view does.
    public nonisolated func accessibilityHint(_ hint: Text) -> some View {
        modifier(_AccessibilityModifier { $0.accessibleDescription = hint.resolvedString })
    }

    /// Describes what using the view does, by a localised text.
    public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        accessibilityHint(Text(hintKey))
    }

    /// Describes what using the view does, by a text as it is.
    @_disfavoredOverload
    public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        accessibilityHint(Text(hint))
    }

    /// Identifies the view for tests.
    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
        modifier(_AccessibilityModifier { $0.identifier = identifier })
    }

    /// Hides the view from those who cannot see the screen.
    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
        modifier(_AccessibilityModifier { $0.isAccessibilityHidden = hidden })
    }
}

/// Changes what the controls of a view say of themselves.
struct _AccessibilityModifier: _EnvironmentModifier {
    nonisolated(unsafe) let change: (inout WidgetAttributes) -> Void
    nonisolated init(_ change: @escaping (inout WidgetAttributes) -> Void) { self.change = change }
    func _apply(to values: inout EnvironmentValues) { change(&values.accessibilityAttributes) }
}

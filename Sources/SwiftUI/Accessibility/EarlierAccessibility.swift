// The spellings of the first year, which apps of that time have.
extension View {
    /// The older spelling of ``accessibilityLabel(_:)``.
    public nonisolated func accessibility(label: Text) -> some View { accessibilityLabel(label) }

    /// The older spelling of ``accessibilityValue(_:)``.
    public nonisolated func accessibility(value: Text) -> some View { accessibilityValue(value) }

    /// The older spelling of ``accessibilityHint(_:)``.
    public nonisolated func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

    /// The older spelling of ``accessibilityHidden(_:)``.
    public nonisolated func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

    /// The older spelling of ``accessibilityIdentifier(_:)``.
    public nonisolated func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

    /// The older spelling of ``accessibilityAddTraits(_:)``.
    public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View {
        accessibilityAddTraits(traits)
    }

    /// The older spelling of ``accessibilityRemoveTraits(_:)``.
    public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
        accessibilityRemoveTraits(traits)
    }
}

import ViewGraph

/// A control that does something when it is pressed.
///
/// Follows <https://developer.apple.com/documentation/swiftui/button>.
public struct Button<Label: View>: StyledControlView {
    nonisolated(unsafe) let label: Label
    let role: ButtonRole?
    let action: @MainActor () -> Void

    /// A button with a label of any views.
    public nonisolated init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    /// A button with a role and a label of any views.
    public nonisolated init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label)
    {
        self.role = role
        self.action = action
        self.label = label()
    }

    func resolve(_ environment: EnvironmentValues) -> ResolvedControl<ButtonControl<Label>> {
        let styles = environment.buttonStyles
        if let look = styles.style._look {
            return .drawn(ButtonControl(label: label, role: role, action: action, look: look.style))
        }
        let configuration = PrimitiveButtonStyleConfiguration(role: role, label: label, action: action)
        return .styled(styles.style._makeView(configuration).inBody(of: styles, \.buttonStyles))
    }
}

extension Button where Label == Text {
    /// A button with a localised title.
    public nonisolated init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }
    /// A button with a title as it is.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }
    /// A button with a localised title and a role.
    public nonisolated init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void)
    {
        self.init(role: role, action: action) { Text(titleKey) }
    }
    /// A button with a title as it is and a role.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

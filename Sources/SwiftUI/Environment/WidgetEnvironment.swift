import Toolkit
import ViewGraph
import ViewLayout

extension EnvironmentValues {
    /// A value made of several others, kept per scope: leaves read one cell instead of a dozen.
    func derived<Value>(_ compute: @escaping (EnvironmentValues) -> Value) -> Value {
        guard let scope, MainThread.isCurrent else { return compute(self) }
        nonisolated(unsafe) let compute = compute
        return onMainThread {
            scope.read(ObjectIdentifier(Value.self)) { compute(EnvironmentValues(list: $0)) }
        }
    }

    /// What every control takes from the environment beside its content.
    var widgetAttributes: WidgetAttributes {
        derived { values in
            var attributes = values.accessibilityAttributes
            attributes.isEnabled = values.isEnabled
            attributes.isInBar = values.isInBar
            attributes.isRightToLeft = values.layoutDirection == .rightToLeft
            attributes.shortcut = values.keyboardShortcut?.shortcut(isRightToLeft: attributes.isRightToLeft)
            return attributes
        }
    }

    /// Tool tip, name and the like, as modifiers on the view set them.
    var accessibilityAttributes: WidgetAttributes {
        get { self[AccessibilityAttributesKey.self] }
        set { self[AccessibilityAttributesKey.self] = newValue }
    }

    private struct AccessibilityAttributesKey: EnvironmentKey {
        static var defaultValue: WidgetAttributes { WidgetAttributes() }
    }

    /// Whether the view is in the bar of a window.
    var isInBar: Bool {
        get { self[IsInBarKey.self] }
        set { self[IsInBarKey.self] = newValue }
    }
    private struct IsInBarKey: EnvironmentKey { static var defaultValue: Bool { false } }

    /// Whether controls react to the person. Once false, nothing below sets it back.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }
    private struct IsEnabledKey: EnvironmentKey {
        static var defaultValue: Bool { true }
    }

    /// The direction in which lines and rows run; the desktop's unless set.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }
    private struct LayoutDirectionKey: EnvironmentKey {
        static var defaultValue: LayoutDirection {
            guard MainThread.isCurrent else { return .leftToRight }
            return onMainThread { Desktop.toolkit?.isRightToLeft == true ? .rightToLeft : .leftToRight }
        }
    }
}

extension View {
    /// Keeps controls in this view from reacting while `disabled` is true; a `disabled(false)` below does not undo it.
    public nonisolated func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { isEnabled in if disabled { isEnabled = false } }
    }
}

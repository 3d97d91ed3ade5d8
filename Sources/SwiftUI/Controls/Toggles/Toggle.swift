import Toolkit
import ViewGraph

/// A control that is on or off.
///
/// Follows <https://developer.apple.com/documentation/swiftui/toggle>.
public struct Toggle<Label: View>: StyledControlView {
    nonisolated(unsafe) let label: Label
    let state: ToggleState

    /// A toggle with a label of any views.
    public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(state: ToggleState(isOn), label: label())
    }

    /// A toggle for several values at once: mixed while they differ, and writing all of them.
    public nonisolated init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        self.init(state: ToggleState(sources: sources.map { $0[keyPath: isOn] }), label: label())
    }

    nonisolated init(state: ToggleState, label: Label) {
        self.state = state
        self.label = label
    }

    func resolve(_ environment: EnvironmentValues) -> ResolvedControl<ToggleControl<Label>> {
        let styles = environment.toggleStyles
        if let look = styles.style._look {
            return .drawn(ToggleControl(label: label, state: state, look: look.style))
        }
        let configuration = ToggleStyleConfiguration(label: label, state: state)
        return .styled(styles.style._makeView(configuration).inBody(of: styles, \.toggleStyles))
    }
}

/// What a toggle shows and writes: one value, or several at once.
struct ToggleState {
    let isOn: Binding<Bool>
    private let others: [Binding<Bool>]

    nonisolated init(_ isOn: Binding<Bool>) {
        self.isOn = isOn
        others = []
    }

    nonisolated init(sources: [Binding<Bool>]) {
        isOn = sources.first ?? .constant(false)
        others = Array(sources.dropFirst())
    }

    /// Whether the values differ.
    var isMixed: Bool {
        let first = isOn.wrappedValue
        return others.contains { $0.wrappedValue != first }
    }

    func set(_ new: Bool) {
        isOn.wrappedValue = new
        for other in others { other.wrappedValue = new }
    }

    /// One binding for all values.
    var all: Binding<Bool> {
        if others.isEmpty { return isOn }
        let state = self
        return Binding {
            state.isOn.wrappedValue && !state.isMixed
        } set: {
            state.set($0)
        }
    }
}

/// A toggle as the desktop draws it.
struct ToggleControl<Label: View>: LabeledControlView {
    nonisolated(unsafe) let label: Label
    let state: ToggleState
    /// nil for what fits the place.
    let look: ToggleContent.Style?

    static var readsBindings: Bool { true }

    func controlContent(
        _ label: ButtonContent.Label, name: String, _ environment: EnvironmentValues
    ) -> ToggleContent {
        let isHidden = environment.areLabelsHidden && look != .button
        var content = ToggleContent(
            label: isHidden ? .text(TextContent("")) : label, name: name, isOn: state.isOn.wrappedValue
        ) { [state] in state.set($0) }
        content.isMixed = state.isMixed
        let isRow = environment.formPlace == .row
        content.style = look ?? (isRow ? .switchControl : .checkBox)
        content.isFrameless =
            content.style == .button && environment.buttonStyles.style._look?.style == .borderless
        content.isSpread = isRow && content.style == .switchControl
        content.scale = environment.controlSize.scale
        content.tint = environment.tintPaint
        return content
    }
}

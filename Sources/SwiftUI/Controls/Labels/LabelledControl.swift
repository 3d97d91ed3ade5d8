import ViewGraph
import ViewLayout

/// A control with a label before it, which names it. In a bar there is no room for the label; it still names the control.
struct LabelledControl<Label: View, Control: View>: View {
    nonisolated(unsafe) let label: Label
    nonisolated(unsafe) let control: Control
    @State private var name = LabelName()
    @Environment(\.areLabelsHidden) private var isLabelHidden
    @Environment(\.isInBar) private var isInBar

    nonisolated init(label: Label, @ViewBuilder control: () -> Control) {
        self.label = label
        self.control = control()
    }

    var body: some View {
        LabeledContent {
            // A control inside of this one, if it is made of several, is named by itself.
            control.environment(\.controlName, name)
        } label: {
            NamingLabel(label: label, name: name, isShown: !isLabelHidden && !isInBar)
                // The control says it.
                .accessibilityHidden(true)
        }
    }
}

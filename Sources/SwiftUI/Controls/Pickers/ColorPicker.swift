import Toolkit
import ViewGraph
import ViewLayout

/// A control for choosing a colour.
///
/// Follows <https://developer.apple.com/documentation/swiftui/colorpicker>.
public struct ColorPicker<Label: View>: View {
    nonisolated(unsafe) private let label: Label
    private let control: ColorControl

    /// A control for a colour with a label of any views; without `supportsOpacity` colours are opaque.
    public nonisolated init(
        selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        control = ColorControl(selection: selection, supportsOpacity: supportsOpacity)
    }

    /// The label with a button that shows the colour and opens the desktop's dialog.
    public var body: some View { LabelledControl(label: label) { control } }
}

extension ColorPicker where Label == Text {
    /// A control for a colour with a localised title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
    ) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }
    /// A control for a colour with a title as it is.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
    ) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }
}

/// The button that shows a colour.
struct ColorControl: ControlView {
    static var readsBindings: Bool { true }

    let selection: Binding<Color>
    let supportsOpacity: Bool

    func controlContent(_ environment: EnvironmentValues) -> ColorWellContent {
        var content = ColorWellContent(
            paint: selection.wrappedValue.paint, name: environment.controlName?.text ?? ""
        ) { [selection] red, green, blue, opacity in
            selection.wrappedValue = Color(red: red, green: green, blue: blue, opacity: opacity)
        }
        content.supportsOpacity = supportsOpacity
        return content
    }
}

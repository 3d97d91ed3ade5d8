import Foundation
import ViewGraph
import ViewLayout

/// A line of text to edit.
///
/// Takes the width it is offered. Follows <https://developer.apple.com/documentation/swiftui/textfield>.
public struct TextField<Label: View>: View {
    nonisolated(unsafe) let label: Label
    let configuration: FieldConfiguration
    @Environment(\.textFieldStyles) private var styles

    nonisolated init(_ label: Label, _ configuration: FieldConfiguration, isTall: Bool = false) {
        self.label = label
        var configuration = configuration
        if isTall { configuration.isTall = true }
        self.configuration = configuration
    }

    /// The field as the style in force shows it.
    public var body: some View {
        if let look = styles.style._look {
            LabelledField(label: label, configuration: configuration, look: look.style)
        } else {
            styles.style._makeView(
                TextField<_TextFieldStyleLabel>(_TextFieldStyleLabel(view: AnyView(label)), configuration)
            )
            .inBody(of: styles, \.textFieldStyles)
        }
    }
}

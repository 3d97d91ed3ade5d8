import Foundation
import ViewGraph

/// Something to click that opens an address, by the environment's `openURL`.
///
/// Follows <https://developer.apple.com/documentation/swiftui/link>.
public struct Link<Label: View>: View {
    nonisolated(unsafe) let label: Label
    let destination: URL
    @Environment(\.openURL) private var openURL

    /// A link with a label of any views.
    public nonisolated init(destination: URL, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.destination = destination
    }

    /// The link as the desktop draws it.
    public var body: some View {
        ButtonControl(
            label: label, role: nil, action: { openURL(destination) }, look: .link, address: destination.absoluteString)
    }
}

extension Link where Label == Text {
    /// A link with a localised title.
    public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }
    /// A link with a title as it is.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}

import ViewGraph
import ViewLayout

/// An icon and a title that belong together. Its name is the title, also where the icon alone is shown.
///
/// Follows <https://developer.apple.com/documentation/swiftui/label>.
public struct Label<Title: View, Icon: View>: View {
    nonisolated(unsafe) let title: Title
    nonisolated(unsafe) private let icon: Icon
    @Environment(\.labelStyles) private var styles

    /// A label of any views.
    public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    /// The label as the style in force shows it.
    public var body: some View {
        let name = (title as? Text)?.resolvedString ?? ""
        styles.style._makeView(LabelStyleConfiguration(title: title, icon: icon, name: name))
            .inBody(of: styles, \.labelStyles)
    }
}

extension Label where Title == Text, Icon == Image {
    /// A localised title with a symbol.
    public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(systemName: name)
        }
    }
    /// A title as it is with a symbol.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(systemName: name)
        }
    }
    /// A localised title with an image of the app's.
    public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(name)
        }
    }
    /// A title as it is with an image of the app's.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, image name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(name)
        }
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// The label that a style is given, for styles that change it a little and leave the rest to another.
    public nonisolated init(_ configuration: LabelStyleConfiguration) {
        self.init {
            configuration.title
        } icon: {
            configuration.icon
        }
    }
}

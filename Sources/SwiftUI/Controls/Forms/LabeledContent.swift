import Foundation
import ViewGraph
import ViewLayout

/// A label with the value or the control that it belongs to.
///
/// In a form the label is on the leading side and the content on the trailing one; elsewhere they are beside each other.
/// Follows <https://developer.apple.com/documentation/swiftui/labeledcontent>.
public struct LabeledContent<Label, Content> {
    nonisolated(unsafe) let label: Label
    nonisolated(unsafe) let content: Content
    @Environment(\.labeledContentStyles) private var styles
}

extension LabeledContent: View where Label: View, Content: View {
    /// Any views with a label of any views.
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content())
    }

    /// The label and the content as the style in force shows them.
    public var body: some View {
        styles.style._makeView(LabeledContentStyleConfiguration(label: label, content: content, styles: styles))
            .inBody(of: styles, \.labeledContentStyles)
    }
}

extension LabeledContent where Label == Text, Content: View {
    /// Any views with a localised title.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content())
    }
    /// Any views with a title as it is.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content())
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// A text with a localised title.
    public nonisolated init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(label: Text(titleKey), content: .labelled(String(value)))
    }
    /// A text with a title as it is.
    @_disfavoredOverload
    public nonisolated init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(label: Text(title), content: .labelled(String(value)))
    }
    /// A value by a format style, with a localised title.
    public nonisolated init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: Text(titleKey), content: .labelled(format.format(value)))
    }
    /// A value by a format style, with a title as it is.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: Text(title), content: .labelled(format.format(value)))
    }
}

extension Text {
    /// The value of something with a label.
    fileprivate nonisolated static func labelled(_ value: String) -> Text {
        var text = Text(verbatim: value)
        text.modifiers.append(.color(.secondary))
        return text
    }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// What a style is given, in the style that holds around that one.
    public nonisolated init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(label: configuration.label, content: configuration.content)
    }
}

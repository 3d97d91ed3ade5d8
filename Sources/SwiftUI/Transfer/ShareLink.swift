import CoreTransferable
import Foundation
import FoundationSupplement
import Toolkit

/// A button that shares values: it opens a menu with what this desktop offers for that, which is to copy them, to save
/// them as files, to open them with another app and to send them by e-mail.
///
/// Follows <https://developer.apple.com/documentation/swiftui/sharelink>.
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label>: View
where
    Data: RandomAccessCollection, Data.Element: Transferable, PreviewImage: Transferable, PreviewIcon: Transferable,
    Label: View
{
    nonisolated(unsafe) private let items: Data
    private let subject: Text?
    private let message: Text?
    nonisolated(unsafe) private let preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?
    nonisolated(unsafe) private let label: Label

    nonisolated init(
        shared items: Data, _ subject: Text?, _ message: Text?,
        _ preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?, _ label: Label
    ) {
        self.items = items
        self.subject = subject
        self.message = message
        self.preview = preview
        self.label = label
    }

    /// The button with its menu.
    public var body: some View {
        Menu {
            ShareMenu(items: shared)
        } label: {
            label
        }
        .menuIndicator(.hidden)
    }

    private var shared: SharedItems {
        let providers = items.map { item in
            let provider = NSItemProvider(transferring: item)
            if provider.suggestedName == nil, let title = preview?(item).title.resolvedString {
                provider.suggestedName = title
            }
            return provider
        }
        return SharedItems(
            providers: providers, title: items.first.flatMap { preview?($0).title.resolvedString },
            subject: subject?.resolvedString, message: message?.resolvedString)
    }
}

/// What share links say where their author says nothing.
///
/// Follows <https://developer.apple.com/documentation/swiftui/defaultsharelinklabel>.
public struct DefaultShareLinkLabel: View {
    let title: Text

    nonisolated init(_ title: Text) { self.title = title }
    nonisolated init() { title = Text(verbatim: ownWords("Share…")) }

    /// The symbol for sharing with a title.
    public var body: some View {
        Label {
            title
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }
}

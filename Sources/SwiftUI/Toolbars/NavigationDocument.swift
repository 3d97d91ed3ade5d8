import CoreTransferable
import Foundation
import FoundationSupplement
import Toolkit
import ViewGraph

extension View {
    /// Says what the window's title stands for: a file, or something on the web. An icon beside the title is dragged away
    /// with it, and the title's menu begins with it: the folder that the file is in, or opening the link.
    ///
    /// Follows <https://developer.apple.com/documentation/swiftui/view/navigationdocument(_:)-7wvtd>.
    public nonisolated func navigationDocument(_ url: URL) -> some View {
        modifier(
            _TitleDocumentModifier(url: url, title: nil, picture: nil) { [NSItemProvider(transferring: url)] })
    }

    /// Says what the window's title stands for: a value. An icon beside the title is dragged away with it.
    public nonisolated func navigationDocument<D: Transferable>(_ document: D) -> some View {
        navigationDocument(shown: document, title: nil, picture: nil)
    }

    /// Says what the window's title stands for, with a preview.
    public nonisolated func navigationDocument<D: Transferable, I1: Transferable, I2: Transferable>(
        _ document: D, preview: SharePreview<I1, I2>
    ) -> some View {
        navigationDocument(
            shown: document, title: preview.title, picture: preview.icon as? Image ?? preview.image as? Image)
    }

    private nonisolated func navigationDocument<D: Transferable>(
        shown document: D, title: Text?, picture: Image?
    ) -> some View {
        nonisolated(unsafe) let document = document
        return modifier(
            _TitleDocumentModifier(url: document as? URL, title: title, picture: picture) {
                [NSItemProvider(transferring: document)]
            })
    }
}

/// Says what the window's title stands for.
public struct _TitleDocumentModifier: ViewModifier {
    public typealias Body = Never
    let url: URL?
    let title: Text?
    let picture: Image?
    let items: @MainActor () -> [NSItemProvider]

    nonisolated init(url: URL?, title: Text?, picture: Image?, items: @escaping @MainActor () -> [NSItemProvider]) {
        self.url = url
        self.title = title
        self.picture = picture
        self.items = items
    }

    @MainActor
    var document: TitleDocument {
        TitleDocument(url: url, title: title?.resolvedString, picture: picture, items: items)
    }

    public static func _makeModifiedNode<V: View>(
        _ modifier: Self, _ content: V, _ parent: _GraphNode
    ) -> _GraphNode {
        TitleDocumentNode(modifier, content, parent: parent)
    }
    public static func _updateModifiedNode<V: View>(_ node: _GraphNode, _ modifier: Self, _ content: V) {
        unsafeDowncast(node, to: TitleDocumentNode<V>.self).receive(modifier, content)
    }
}

/// The place of a view that says what the title stands for.
final class TitleDocumentNode<Content: View>: ParentNode, TitleEntry {
    private var modifier: _TitleDocumentModifier
    private let header: HeaderGroup?

    init(_ modifier: _TitleDocumentModifier, _ content: Content, parent: _GraphNode) {
        self.modifier = modifier
        header = Graph.untracked { EnvironmentValues(parent.environment).headerGroup }
        super.init(parent: parent)
        child = Content._makeNode(content, self)
        header?.add(self)
    }

    func receive(_ new: _TitleDocumentModifier, _ content: Content) {
        if !planEqual(modifier, new) {
            modifier = new
            header?.menuChanged()
        }
        Content._updateNode(child, content)
    }

    var document: TitleDocument? { modifier.document }
    var menu: MenuContent { MenuContent() }
    var editedText: Binding<String>? { nil }

    override func appendOutputs(_ outputs: inout [AnyObject]) { child.appendOutputs(&outputs) }

    override func unmount() {
        super.unmount()
        header?.remove(self)
    }
}

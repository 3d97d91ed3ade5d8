import Foundation
import ViewGraph

extension View {
    /// Runs `action` with each address that the desktop hands to the view's window: a link to the app's own scheme, a
    /// file that is opened with the app, an argument of the command line.
    ///
    /// Which window that is, `handlesExternalEvents` decides. Follows
    /// <https://developer.apple.com/documentation/swiftui/view/onopenurl(perform:)>.
    public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        modifier(_OpenURLModifier(action: action))
    }
}

/// Tells of addresses.
public struct _OpenURLModifier: ViewModifier {
    public typealias Body = Never
    nonisolated(unsafe) let action: (URL) -> Void

    public static func _makeModifiedNode<V: View>(
        _ modifier: Self, _ content: V, _ parent: _GraphNode
    ) -> _GraphNode {
        OpenURLNode(modifier, content, parent: parent)
    }
    public static func _updateModifiedNode<V: View>(_ node: _GraphNode, _ modifier: Self, _ content: V) {
        let node = unsafeDowncast(node, to: OpenURLNode<V>.self)
        node.modifier = modifier
        node.receive(content)
    }
}

final class OpenURLNode<Content: View>: ContentNode<Content>, AddressOpening {
    var modifier: _OpenURLModifier
    private let events: WindowEvents?

    init(_ modifier: _OpenURLModifier, _ content: Content, parent: _GraphNode) {
        self.modifier = modifier
        events = Graph.untracked { parent.environmentValues.windowEvents }
        super.init(content, parent: parent)
        events?.add(self)
    }

    func open(_ url: URL) { modifier.action(url) }

    override func unmount() {
        super.unmount()
        events?.remove(self)
    }
}

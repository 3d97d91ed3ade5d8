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
struct _OpenURLModifier: WindowEventModifier {
    typealias Body = Never
    nonisolated(unsafe) let action: (URL) -> Void
    var open: ((URL) -> Void)? { action }

    static func _makeModifiedNode<V: View>(
        _ modifier: Self, _ content: V, _ parent: _GraphNode
    ) -> _GraphNode {
        WindowEventNode(modifier, content, parent: parent)
    }
    static func _updateModifiedNode<V: View>(_ node: _GraphNode, _ modifier: Self, _ content: V) {
        unsafeDowncast(node, to: WindowEventNode<V, Self>.self).receive(modifier, content)
    }
}

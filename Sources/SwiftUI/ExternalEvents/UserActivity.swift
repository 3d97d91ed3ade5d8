import Foundation
import FoundationSupplement
import Ground
import ViewGraph

extension View {
    /// Says what the person does while this view is there and `isActive` is true: `update` fills in an activity of the
    /// type, again whenever the view updates. No Linux desktop hands activities on, which is said once in the log.
    public nonisolated func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View {
        modifier(_UserActivityModifier(type: activityType, update: isActive ? update : nil))
    }

    /// The same while there is an element.
    public nonisolated func userActivity<P>(
        _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
    ) -> some View {
        modifier(_UserActivityModifier(type: activityType, update: element.map { element in { update(element, $0) } }))
    }

    /// Runs `action` with activities that come to the view's window: web addresses that are opened with the app, of the
    /// type `NSUserActivityTypeBrowsingWeb`. They go to no `onOpenURL` of the window then. No others come on a Linux
    /// desktop.
    public nonisolated func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View {
        modifier(_ContinueActivityModifier(type: activityType, action: action))
    }
}

/// Says what the person does.
struct _UserActivityModifier: ViewModifier {
    typealias Body = Never
    let type: String
    nonisolated(unsafe) let update: ((NSUserActivity) -> Void)?

    static func _makeModifiedNode<V: View>(_ modifier: Self, _ content: V, _ parent: _GraphNode) -> _GraphNode {
        UserActivityNode(modifier, content, parent: parent)
    }
    static func _updateModifiedNode<V: View>(_ node: _GraphNode, _ modifier: Self, _ content: V) {
        let node = unsafeDowncast(node, to: UserActivityNode<V>.self)
        node.receive(content)
        node.show(modifier)
    }
}

/// The place of a view with an activity.
final class UserActivityNode<Content: View>: ContentNode<Content> {
    private var activity: NSUserActivity?
    private var modifier: _UserActivityModifier

    init(_ modifier: _UserActivityModifier, _ content: Content, parent: _GraphNode) {
        self.modifier = modifier
        super.init(content, parent: parent)
        show(modifier)
    }

    func show(_ modifier: _UserActivityModifier) {
        self.modifier = modifier
        guard modifier.update != nil else { return end() }
        if activity?.activityType != modifier.type {
            end()
            activity = NSUserActivity(activityType: modifier.type)
            activity?.becomeCurrent()
            Log.once("userActivity: this desktop hands no activities on, to other devices or to a search")
        }
        Graph.enqueue(.appeared) { [weak self] in self?.fillIn() }
    }

    /// What is read on the way has it filled in anew when it changes.
    private func fillIn() {
        guard let activity, let update = modifier.update else { return }
        Graph.track(self) { update(activity) }
    }

    override func update() {
        Graph.enqueue(.appeared) { [weak self] in self?.fillIn() }
    }

    private func end() {
        activity?.invalidate()
        activity = nil
    }

    override func unmount() {
        super.unmount()
        end()
    }
}

/// Goes on with activities.
struct _ContinueActivityModifier: WindowEventModifier {
    typealias Body = Never
    let type: String
    nonisolated(unsafe) let action: (NSUserActivity) -> Void

    var activityType: String? { type }
    var continueActivity: ((NSUserActivity) -> Void)? { action }

    static func _makeModifiedNode<V: View>(_ modifier: Self, _ content: V, _ parent: _GraphNode) -> _GraphNode {
        WindowEventNode(modifier, content, parent: parent)
    }
    static func _updateModifiedNode<V: View>(_ node: _GraphNode, _ modifier: Self, _ content: V) {
        unsafeDowncast(node, to: WindowEventNode<V, Self>.self).receive(modifier, content)
    }
}

import Foundation
import ViewGraph

/// What the views of one window do with addresses that come from outside.
@MainActor
final class WindowEvents {
    private var views: [any WindowEventTaking] = []

    func add(_ view: any WindowEventTaking) { views.append(view) }
    func remove(_ view: any WindowEventTaking) { views.removeAll { $0 === view } }

    /// Whether some view wants the address in this window.
    func prefers(_ address: String) -> Bool { views.contains { $0.events.preferred.takeEvent(address) } }
    /// Whether some view lets it come to this window.
    func allows(_ address: String) -> Bool { views.contains { $0.events.allowed.takeEvent(address) } }

    /// Tells the views, after what appears with them. Web addresses go to those that continue web activities, if there
    /// are any, and all others to those that open addresses.
    func open(_ url: URL) {
        Graph.enqueue(.appeared) { [self] in
            if ["http", "https"].contains(url.scheme) {
                let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
                activity.webpageURL = url
                if continues(activity) { return }
            }
            for view in views { view.events.open?(url) }
        }
    }

    private func continues(_ activity: NSUserActivity) -> Bool {
        let takers = views.filter { $0.events.activityType == activity.activityType }
        for taker in takers { taker.events.continueActivity?(activity) }
        return !takers.isEmpty
    }
}

/// What a view says, or does, about what comes to its window from outside.
protocol WindowEventModifier: ViewModifier where Body == Never {
    var preferred: Set<String> { get }
    var allowed: Set<String> { get }
    var open: ((URL) -> Void)? { get }
    var activityType: String? { get }
    var continueActivity: ((NSUserActivity) -> Void)? { get }
}

extension WindowEventModifier {
    var preferred: Set<String> { [] }
    var allowed: Set<String> { [] }
    var open: ((URL) -> Void)? { nil }
    var activityType: String? { nil }
    var continueActivity: ((NSUserActivity) -> Void)? { nil }
}

/// The place of a view with such a modifier.
final class WindowEventNode<Content: View, Modifier: WindowEventModifier>: ContentNode<Content>, WindowEventTaking {
    var modifier: Modifier
    private let window: WindowEvents?

    init(_ modifier: Modifier, _ content: Content, parent: _GraphNode) {
        self.modifier = modifier
        window = Graph.untracked { parent.environmentValues.windowEvents }
        super.init(content, parent: parent)
        window?.add(self)
    }

    func receive(_ new: Modifier, _ content: Content) {
        modifier = new
        receive(content)
    }

    var events: any WindowEventModifier { modifier }

    override func unmount() {
        super.unmount()
        window?.remove(self)
    }
}

@MainActor
protocol WindowEventTaking: AnyObject {
    var events: any WindowEventModifier { get }
}

extension Set<String> {
    /// Whether conditions of `handlesExternalEvents` take an event: one is contained in its identifier, whatever case
    /// and accents, or is `"*"`. The empty text is contained nowhere.
    func takeEvent(_ identifier: String) -> Bool {
        contains { condition in
            condition == "*"
                || (!condition.isEmpty
                    && identifier.range(of: condition, options: [.caseInsensitive, .diacriticInsensitive]) != nil)
        }
    }
}

extension EnvironmentValues {
    /// Those of the window; nil outside of windows.
    var windowEvents: WindowEvents? {
        get { self[WindowEventsKey.self] }
        set { self[WindowEventsKey.self] = newValue }
    }
    private struct WindowEventsKey: EnvironmentKey { static var defaultValue: WindowEvents? { nil } }
}

import Foundation
import ViewGraph

/// What the views of one window do with addresses that come from outside.
@MainActor
final class WindowEvents {
    private var openers: [any AddressOpening] = []
    private var choosers: [any AddressChoosing] = []

    func add(_ opener: any AddressOpening) { openers.append(opener) }
    func remove(_ opener: any AddressOpening) { openers.removeAll { $0 === opener } }
    func add(_ chooser: any AddressChoosing) { choosers.append(chooser) }
    func remove(_ chooser: any AddressChoosing) { choosers.removeAll { $0 === chooser } }

    /// Whether some view wants the address in this window.
    func prefers(_ address: String) -> Bool { choosers.contains { $0.preferred.takeEvent(address) } }
    /// Whether some view lets it come to this window.
    func allows(_ address: String) -> Bool { choosers.contains { $0.allowed.takeEvent(address) } }

    /// Tells the views, after what appears with them.
    func open(_ url: URL) {
        for opener in openers {
            Graph.enqueue(.appeared) { [weak opener] in opener?.open(url) }
        }
    }
}

/// A view that is told of addresses.
@MainActor
protocol AddressOpening: AnyObject {
    func open(_ url: URL)
}

/// A view that says which addresses come to its window.
@MainActor
protocol AddressChoosing: AnyObject {
    var preferred: Set<String> { get }
    var allowed: Set<String> { get }
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

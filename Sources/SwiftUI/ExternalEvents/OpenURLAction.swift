import Foundation
import Toolkit
import ViewGraph

/// Opens addresses; from the environment: `@Environment(\.openURL)`.
///
/// `Link` calls it too. Without a handler the desktop opens the address by the person's own choice of program, in a
/// sandbox by its portal. Follows <https://developer.apple.com/documentation/swiftui/openurlaction>.
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
    /// What a handler has done with an address.
    public struct Result: Sendable {
        fileprivate enum Kind { case handled, discarded, system(URL?) }
        fileprivate let kind: Kind

        /// The handler has opened it.
        public static let handled = Result(kind: .handled)
        /// Nothing opens it.
        public static let discarded = Result(kind: .discarded)
        /// The desktop is to open it.
        public static let systemAction = Result(kind: .system(nil))
        /// The desktop is to open another address in its place.
        public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
    }

    /// Called on the main actor, as the action is.
    private nonisolated(unsafe) let handler: (URL) -> Result

    /// An action that asks `handler` what to do with each address.
    public init(handler: @escaping (URL) -> Result) { self.handler = handler }

    /// Leaves everything to the desktop.
    static let system = OpenURLAction { _ in .systemAction }

    /// Opens an address. What no program opens is said once in the log.
    public func callAsFunction(_ url: URL) { open(url) { _ in } }

    /// Opens an address; `completion` is told whether something took it, now or when the desktop has answered.
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) { open(url, completion) }

    private func open(_ url: URL, _ completion: @escaping (Bool) -> Void) {
        switch handler(url).kind {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .system(let other):
            let address = (other ?? url).absoluteString
            guard let toolkit = Desktop.toolkit else { return completion(false) }
            nonisolated(unsafe) let completion = completion
            toolkit.open(address) { isOpened in
                if !isOpened { Log.once("no program of this desktop opens \(address)") }
                completion(isOpened)
            }
        }
    }
}

extension EnvironmentValues {
    /// Opens addresses; set one of your own to decide what links do below.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] ?? onMainThread { .system } }
        set { self[OpenURLKey.self] = newValue }
    }
    private struct OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction? { nil } }
}

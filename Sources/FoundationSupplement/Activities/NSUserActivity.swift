import Foundation

/// What a person is doing in an app, by a type that apps agree on.
///
/// Linux desktops hand activities to no other device and no search; within an app, and for web addresses that are opened
/// with it (`NSUserActivityTypeBrowsingWeb`), they mean what they mean on Apple's systems. Use it on one thread.
open class NSUserActivity: NSObject, @unchecked Sendable {
    /// Its type, in reverse-DNS form.
    public let activityType: String
    /// What a person reads.
    open var title: String?
    /// What is needed to go on.
    open var userInfo: [AnyHashable: Any]?
    /// The names in `userInfo` without which it cannot go on.
    open var requiredUserInfoKeys: Set<String>?
    /// Whether `userInfo` is out of date.
    open var needsSave = false
    /// A page on which it can go on in a browser.
    open var webpageURL: URL?
    /// Where the page was found.
    open var referrerURL: URL?
    /// When it is of no use any more.
    open var expirationDate: Date?
    /// Words to find it by.
    open var keywords: Set<String> = []
    /// Which content it is about; `handlesExternalEvents` compares it.
    open var targetContentIdentifier: String?
    /// What a saved activity is known by.
    open var persistentIdentifier: String?
    /// Whether it may go to other devices; there is no way to on this desktop.
    open var isEligibleForHandoff = true
    /// Whether searches may find it; there is no such search on this desktop.
    open var isEligibleForSearch = false
    /// Whether searches of others may find it; there is no such search on this desktop.
    open var isEligibleForPublicIndexing = false

    nonisolated(unsafe) private static weak var current: NSUserActivity?

    /// An activity of a type.
    public init(activityType: String) { self.activityType = activityType }

    /// Adds to `userInfo`, in place of what has the same names.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Says that this is what the person does now.
    open func becomeCurrent() { Self.current = self }
    /// Says that it is not any more.
    open func resignCurrent() {
        if Self.current === self { Self.current = nil }
    }
    /// Says that it is of no use any more.
    open func invalidate() { resignCurrent() }

    /// The one that became current last and is still.
    package static var ofPerson: NSUserActivity? { current }
}

/// The type of web addresses that are opened with an app; `webpageURL` is the address.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

extension NSUserActivity {
    private static let payloadKey = "fenestra.payload"

    /// What went wrong with a payload.
    public enum PayloadError: Error {
        /// The activity has no payload.
        case missing
    }

    /// Keeps a value in `userInfo`. Throws what its coding throws.
    public func setTypedPayload<T: Codable>(_ payload: T) throws {
        // In an array, since values that are not objects are no JSON texts to older coders.
        addUserInfoEntries(from: [Self.payloadKey: try JSONEncoder().encode([payload])])
    }

    /// The value that was kept. Throws where there is none, or none of the type.
    public func typedPayload<T: Codable>(_ type: T.Type) throws -> T {
        guard let data = userInfo?[Self.payloadKey] as? Data,
            let value = try JSONDecoder().decode([T].self, from: data).first
        else { throw PayloadError.missing }
        return value
    }
}

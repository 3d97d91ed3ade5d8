import Foundation

extension NotificationCenter {
    /// A publisher of notifications of a name, sent by `object` or, if that is `nil`, by any object. They are sent on
    /// the thread that posts them.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// A publisher of notifications. A subscriber that has asked for none misses them.
    public struct Publisher: Combine.Publisher, Equatable {
        /// A notification.
        public typealias Output = Notification
        /// It cannot fail.
        public typealias Failure = Never

        /// Where they are posted.
        public let center: NotificationCenter
        /// Their name.
        public let name: Notification.Name
        /// Who sends them; `nil` for anyone.
        public let object: AnyObject?

        /// A publisher of notifications.
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            let subject = PassthroughSubject<Notification, Never>()
            nonisolated(unsafe) let observer = center.addObserver(forName: name, object: object, queue: nil) {
                subject.send($0)
            }
            subject.handleEvents(receiveCancel: { [center] in center.removeObserver(observer) }).subscribe(subscriber)
        }

        /// Whether both are of the same notifications.
        public static func == (lhs: Publisher, rhs: Publisher) -> Bool {
            lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
        }
    }
}

import Combine
import Foundation
#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension URLSession {
    /// A publisher of what is at a URL.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }

    /// A publisher of the answer to a request.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }

    /// A publisher of the answer to a request, which each subscriber makes anew.
    public struct DataTaskPublisher: Publisher, Sendable {
        /// The content and the answer's head.
        public typealias Output = (data: Data, response: URLResponse)
        /// What went wrong on the way. An answer with an error status is not an error here.
        public typealias Failure = URLError

        /// The request.
        public let request: URLRequest
        /// The session that makes it.
        public let session: URLSession

        /// A publisher of the answer to a request.
        public init(request: URLRequest, session: URLSession) {
            self.request = request
            self.session = session
        }

        /// Attaches a subscriber. The request is made when it asks for a value.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let delivery = OneValueSubscription<Output, Failure>(subscriber)
            let task = session.dataTask(with: request) { data, response, error in
                if let response, error == nil {
                    delivery.fulfil((data ?? Data(), response))
                } else {
                    delivery.finish(.failure(error as? URLError ?? URLError(.unknown)))
                }
            }
            delivery.whenCancelled { task.cancel() }
            subscriber.receive(subscription: StartingSubscription(delivery) { task.resume() })
        }
    }
}

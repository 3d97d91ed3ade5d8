import Combine
import CombineNetworking
import Foundation
import XCTest

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

final class SchedulerTests: XCTestCase {
    func testReceiveOnKeepsOrderEvenOnAConcurrentQueue() {
        let done = expectation(description: "end")
        let received = UncheckedBox<[Int]>([])
        let subscription = (0..<500).publisher.receive(on: DispatchQueue.global()).sink(
            receiveCompletion: { _ in done.fulfill() }, receiveValue: { received.value.append($0) })
        wait(for: [done], timeout: 10)
        XCTAssertEqual(received.value, Array(0..<500))
        withExtendedLifetime(subscription) {}
    }

    func testReceiveOnMain() {
        for (name, publisher) in [
            ("queue", Just(1).receive(on: DispatchQueue.main).eraseToAnyPublisher()),
            ("loop", Just(1).receive(on: RunLoop.main).eraseToAnyPublisher()),
            ("operations", Just(1).receive(on: OperationQueue.main).eraseToAnyPublisher()),
            ("subscribe", Just(1).subscribe(on: DispatchQueue.main).eraseToAnyPublisher()),
        ] {
            let done = expectation(description: name)
            var early = true
            let subscription = publisher.sink { _ in
                XCTAssertFalse(early, name)
                XCTAssertTrue(Thread.isMainThread, name)
                done.fulfill()
            }
            early = false
            wait(for: [done], timeout: 10)
            withExtendedLifetime(subscription) {}
        }
    }

    func testDebounceAndThrottleWithAManualClock() {
        let clock = ManualScheduler()
        let subject = PassthroughSubject<Int, Never>()
        var debounced: [Int] = []
        var latest: [Int] = []
        var first: [Int] = []
        var delayed: [Int] = []
        let bag = [
            subject.debounce(for: .seconds(2), scheduler: clock).sink { debounced.append($0) },
            subject.throttle(for: .seconds(2), scheduler: clock, latest: true).sink { latest.append($0) },
            subject.throttle(for: .seconds(2), scheduler: clock, latest: false).sink { first.append($0) },
            subject.delay(for: .seconds(3), scheduler: clock).sink { delayed.append($0) },
        ]
        // Values 1, 2, 3, 4 come at seconds 0, 1, 1 and 5.
        subject.send(1)
        clock.advance(by: 1)
        subject.send(2)
        subject.send(3)
        XCTAssertEqual(delayed, [])
        clock.advance(by: 4)
        XCTAssertEqual(debounced, [3])
        XCTAssertEqual(latest, [1, 3])
        XCTAssertEqual(first, [1, 2])
        XCTAssertEqual(delayed, [1, 2, 3])
        subject.send(4)
        clock.advance(by: 1)
        XCTAssertEqual(latest, [1, 3, 4])
        subject.send(completion: .finished)
        clock.advance(by: 10)
        XCTAssertEqual(debounced, [3])
        XCTAssertEqual(delayed, [1, 2, 3, 4])
        withExtendedLifetime(bag) {}
    }

    func testTimerPublisher() {
        let done = expectation(description: "three ticks")
        var count = 0
        var subscription: AnyCancellable?
        subscription = Timer.publish(every: 0.01, on: .main, in: .common).autoconnect().sink { date in
            XCTAssertLessThan(abs(date.timeIntervalSinceNow), 1)
            count += 1
            if count == 3 {
                subscription?.cancel()
                done.fulfill()
            }
        }
        wait(for: [done], timeout: 10)
        XCTAssertEqual(count, 3)
    }

    func testNotifications() {
        let center = NotificationCenter()
        let name = Notification.Name("n")
        let (one, other) = (NSObject(), NSObject())
        var all = 0
        var ofOne = 0
        let bag = [
            center.publisher(for: name).sink { _ in all += 1 },
            center.publisher(for: name, object: one).sink { _ in ofOne += 1 },
        ]
        center.post(name: name, object: one)
        center.post(name: name, object: other)
        XCTAssertEqual([all, ofOne], [2, 1])
        bag.forEach { $0.cancel() }
        center.post(name: name, object: one)
        XCTAssertEqual([all, ofOne], [2, 1])
    }

    func testDataTask() throws {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [EchoProtocol.self]
        let session = URLSession(configuration: configuration)
        let url = try XCTUnwrap(URL(string: "echo://host/path"))
        let done = expectation(description: "data")
        let received = UncheckedBox<[String]>([])
        let subscription = session.dataTaskPublisher(for: url).map(\.data)
            .decode(type: [String].self, decoder: JSONDecoder())
            .sink(
                receiveCompletion: { completion in
                    if case .failure(let error) = completion { XCTFail("\(error)") }
                    done.fulfill()
                }, receiveValue: { received.value = $0 })
        wait(for: [done], timeout: 10)
        XCTAssertEqual(received.value, ["/path"])
        withExtendedLifetime(subscription) {}
    }
}

/// Answers a request with its path, in a JSON array.
private final class EchoProtocol: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "echo" }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func startLoading() {
        guard let url = request.url else { return }
        let response = URLResponse(url: url, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: Data("[\"\(url.path)\"]".utf8))
        client?.urlProtocolDidFinishLoading(self)
    }
    override func stopLoading() {}
}

/// A scheduler whose time passes when told to.
private final class ManualScheduler: Scheduler {
    typealias SchedulerTimeType = RunLoop.SchedulerTimeType
    typealias SchedulerOptions = Never

    private(set) var now = SchedulerTimeType(Date(timeIntervalSince1970: 0))
    let minimumTolerance = SchedulerTimeType.Stride.seconds(0)
    private var actions: [(date: SchedulerTimeType, body: () -> Void)] = []

    func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) { actions.append((date, action)) }
    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable { AnyCancellable {} }

    func advance(by seconds: Double) {
        let end = now.advanced(by: .seconds(seconds))
        while let next = actions.indices.min(by: { actions[$0].date < actions[$1].date }), actions[next].date <= end {
            let action = actions.remove(at: next)
            now = max(now, action.date)
            action.body()
        }
        now = end
    }
}

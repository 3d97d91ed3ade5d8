import Combine
import XCTest

final class CancellationTests: XCTestCase {
    func testAnyCancellableRunsOnceAndOnRelease() {
        var count = 0
        let first = AnyCancellable { count += 1 }
        first.cancel()
        first.cancel()
        XCTAssertEqual(count, 1)
        var bag: Set<AnyCancellable> = [AnyCancellable { count += 10 }]
        bag.removeAll()
        XCTAssertEqual(count, 11)
        var list: [AnyCancellable] = []
        AnyCancellable { count += 100 }.store(in: &list)
        list = []
        XCTAssertEqual(count, 111)
    }

    func testNothingComesAfterCancellation() {
        let subject = PassthroughSubject<Int, Never>()
        var values: [Int] = []
        var subscription: AnyCancellable?
        subscription = subject.map { $0 }.removeDuplicates().sink {
            values.append($0)
            if $0 == 2 { subscription?.cancel() }
        }
        (1...3).forEach(subject.send)
        XCTAssertEqual(values, [1, 2])
    }

    /// Every chain lets go of the object that its closure holds, when cancelled and when ended.
    func testChainsLetGo() {
        typealias Chain = (PassthroughSubject<Int, Never>, NSObject) -> AnyPublisher<Int, Never>
        let chains: [(String, Chain)] = [
            ("map", { s, o in s.map { hold(o, $0) }.eraseToAnyPublisher() }),
            ("collect", { s, o in s.collect().map { hold(o, $0.count) }.eraseToAnyPublisher() }),
            ("merge", { s, o in s.merge(with: s.map { hold(o, $0) }).eraseToAnyPublisher() }),
            ("combine", { s, o in s.combineLatest(s) { hold(o, $0 + $1) }.eraseToAnyPublisher() }),
            ("zip", { s, o in s.zip(s) { hold(o, $0 + $1) }.eraseToAnyPublisher() }),
            ("flatMap", { s, o in s.flatMap { hold(o, s.prepend($0)) }.eraseToAnyPublisher() }),
            ("switch", { s, o in s.map { hold(o, Just($0)) }.switchToLatest().eraseToAnyPublisher() }),
            ("append", { s, o in s.append(s.map { hold(o, $0) }).eraseToAnyPublisher() }),
            ("share", { s, o in s.map { hold(o, $0) }.share().eraseToAnyPublisher() }),
            (
                "receive",
                { s, o in s.map { hold(o, $0) }.receive(on: ImmediateScheduler.shared).eraseToAnyPublisher() }
            ),
            ("handle", { s, o in s.handleEvents(receiveOutput: { _ = hold(o, $0) }).eraseToAnyPublisher() }),
            (
                "debounce",
                { s, o in
                    s.map { hold(o, $0) }.debounce(for: 1, scheduler: ImmediateScheduler.shared)
                        .eraseToAnyPublisher()
                }
            ),
        ]
        for (name, chain) in chains {
            for ends in [true, false] {
                let subject = PassthroughSubject<Int, Never>()
                var object: NSObject? = NSObject()
                weak let gone = object
                let subscription = chain(subject, object!).sink { _ in }
                object = nil
                subject.send(1)
                XCTAssertNotNil(gone, name)
                if ends { subject.send(completion: .finished) } else { subscription.cancel() }
                XCTAssertNil(gone, "\(name) \(ends ? "ended" : "cancelled")")
            }
        }
    }

    func testSinkReleasesItsClosuresThoughItLives() {
        for ends in [true, false] {
            var object: NSObject? = NSObject()
            weak let gone = object
            let sink = Subscribers.Sink<Int, Never>(
                receiveCompletion: { [object] _ in _ = object }, receiveValue: { [object] _ in _ = object })
            object = nil
            let subject = PassthroughSubject<Int, Never>()
            subject.subscribe(sink)
            XCTAssertNotNil(gone)
            if ends { subject.send(completion: .finished) } else { sink.cancel() }
            XCTAssertNil(gone)
            withExtendedLifetime(sink) {}
        }
    }

    func testAssign() {
        final class Target { var value = 0 }
        var target: Target? = Target()
        weak let gone = target
        let subject = CurrentValueSubject<Int, Never>(1)
        let subscription = subject.assign(to: \.value, on: target!)
        subject.send(2)
        XCTAssertEqual(target?.value, 2)
        target = nil
        XCTAssertNotNil(gone)
        subscription.cancel()
        XCTAssertNil(gone)
    }

    func testSubjectAsSubscriber() {
        let (source, relay) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(0))
        let subscription = source.subscribe(relay)
        source.send(3)
        XCTAssertEqual(relay.value, 3)
        subscription.cancel()
        source.send(4)
        XCTAssertEqual(relay.value, 3)
    }
}

/// Gives back a value; what calls it holds the object.
private func hold<Value>(_ object: NSObject, _ value: Value) -> Value { withExtendedLifetime(object) { value } }

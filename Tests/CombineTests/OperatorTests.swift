import Combine
import XCTest

final class OperatorTests: XCTestCase {
    private let numbers = (1...6).publisher

    private func check<P: Publisher>(
        _ publisher: P, _ expected: [P.Output], finishes: Bool = true, line: UInt = #line
    ) where P.Output: Equatable {
        let result = publisher.now()
        XCTAssertEqual(result.values, expected, line: line)
        XCTAssertEqual(result.finished, finishes, line: line)
    }

    func testValueByValue() {
        check(numbers.map { $0 * 2 }, [2, 4, 6, 8, 10, 12])
        check(["a", "bb"].publisher.map(\.count), [1, 2])
        check(numbers.filter { $0.isMultiple(of: 2) }, [2, 4, 6])
        check(["1", "x", "3"].publisher.compactMap { Int($0) }, [1, 3])
        check([1, 1, 2, 2, 1].publisher.removeDuplicates(), [1, 2, 1])
        check(numbers.scan(0, +), [1, 3, 6, 10, 15, 21])
        check([1, nil, 3].publisher.replaceNil(with: 0), [1, 0, 3])
        check(numbers.dropFirst(2).prefix(2), [3, 4])
        check(numbers.prefix(0), [])
        check(numbers.drop { $0 < 5 }, [5, 6])
        check(numbers.prefix { $0 < 3 }, [1, 2])
        check(numbers.first(), [1])
        check(numbers.first { $0 > 3 }, [4])
        check(numbers.output(at: 2), [3])
        check(numbers.output(in: 1...2), [2, 3])
        check(numbers.ignoreOutput().count(), [0])
    }

    func testManyToOne() {
        check(numbers.reduce(0, +), [21])
        check(numbers.collect(), [[1, 2, 3, 4, 5, 6]])
        check(numbers.collect(4), [[1, 2, 3, 4], [5, 6]])
        check(numbers.count(), [6])
        check(numbers.last(), [6])
        check(numbers.last { $0 < 3 }, [2])
        check(numbers.max(), [6])
        check(numbers.min(), [1])
        check(numbers.contains(3), [true])
        check(numbers.contains { $0 > 7 }, [false])
        check(numbers.allSatisfy { $0 < 7 }, [true])
        check(Empty<Int, Never>().reduce(7, +), [7])
        check(Empty<Int, Never>().last(), [])
    }

    func testErrors() {
        let failing = numbers.tryMap { number -> Int in
            if number == 3 { throw Flaw(number: 3) }
            return number
        }
        let result = failing.now()
        XCTAssertEqual(result.values, [1, 2])
        XCTAssertEqual(result.error as? Flaw, Flaw(number: 3))
        XCTAssertFalse(result.finished)
        check(failing.replaceError(with: 0), [1, 2, 0])
        check(failing.catch { _ in Just(9) }, [1, 2, 9])
        check(failing.tryCatch { _ in [7, 8].publisher.setFailureType(to: (any Error).self) }, [1, 2, 7, 8])
        XCTAssertEqual(failing.mapError { _ in Flaw(number: 4) }.now().error, Flaw(number: 4))
        var attempts = 0
        let flaky = Deferred { () -> AnyPublisher<Int, Flaw> in
            attempts += 1
            return attempts < 3
                ? Fail(error: Flaw()).eraseToAnyPublisher()
                : Just(attempts).setFailureType(to: Flaw.self).eraseToAnyPublisher()
        }
        check(flaky.retry(5), [3])
        attempts = 0
        XCTAssertEqual(flaky.retry(1).now().error, Flaw())
        XCTAssertEqual(attempts, 2)
    }

    func testEmptiesAndSequences() {
        check(Empty<Int, Never>().replaceEmpty(with: 5), [5])
        check(numbers.replaceEmpty(with: 0), [1, 2, 3, 4, 5, 6])
        check([Int]().publisher, [])
        check(Optional(3).publisher, [3])
        check(Int?.none.publisher, [])
        check(Result<Int, Flaw>.success(3).publisher, [3])
        XCTAssertFalse(Empty<Int, Never>(completeImmediately: false).now().finished)
        check(numbers.prepend(-1, 0), [-1, 0, 1, 2, 3, 4, 5, 6])
        check(numbers.append([7]).append(Just(8)), [1, 2, 3, 4, 5, 6, 7, 8])
    }

    func testCombineLatest() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
        var log: [String] = []
        var finished = false
        let subscription = a.combineLatest(b) { "\($0)\($1)" }
            .sink(receiveCompletion: { _ in finished = true }, receiveValue: { log.append($0) })
        a.send(1)
        a.send(2)
        b.send("x")
        a.send(3)
        a.send(completion: .finished)
        b.send("y")
        XCTAssertFalse(finished)
        b.send(completion: .finished)
        XCTAssertEqual(log, ["2x", "3x", "3y"])
        XCTAssertTrue(finished)
        withExtendedLifetime(subscription) {}
        XCTAssertEqual(
            Just(1).combineLatest(Just(2), Just(3), Just(4)).map { $0 + $1 + $2 + $3 }.now().values, [10])
        check(Publishers.CombineLatest3(Just(1), Just("a"), Just(true)).map { "\($0)\($1)\($2)" }, ["1atrue"])
    }

    func testZip() {
        check(numbers.zip(["a", "b", "c"].publisher) { "\($0)\($1)" }, ["1a", "2b", "3c"])
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        var pairs: [[Int]] = []
        var finished = false
        let subscription = a.zip(b).sink(
            receiveCompletion: { _ in finished = true }, receiveValue: { pairs.append([$0, $1]) })
        a.send(1)
        a.send(2)
        a.send(completion: .finished)
        XCTAssertFalse(finished)
        b.send(10)
        XCTAssertFalse(finished)
        b.send(20)
        XCTAssertTrue(finished)
        XCTAssertEqual(pairs, [[1, 10], [2, 20]])
        withExtendedLifetime(subscription) {}
    }

    func testMerge() {
        check(numbers.prefix(2).merge(with: Just(9)), [1, 2, 9])
        check(Publishers.MergeMany([Just(1), Just(2), Just(3)]), [1, 2, 3])
        check(Just(1).merge(with: Just(2), Just(3), Just(4)), [1, 2, 3, 4])
        let (a, b) = (PassthroughSubject<Int, Flaw>(), PassthroughSubject<Int, Flaw>())
        var error: Flaw?
        var values: [Int] = []
        let subscription = a.merge(with: b).sink(
            receiveCompletion: { if case .failure(let flaw) = $0 { error = flaw } }, receiveValue: { values.append($0) }
        )
        b.send(1)
        a.send(2)
        a.send(completion: .failure(Flaw()))
        b.send(3)
        XCTAssertEqual(values, [1, 2])
        XCTAssertEqual(error, Flaw())
        withExtendedLifetime(subscription) {}
    }

    func testFlatMap() {
        check(numbers.prefix(3).flatMap { [$0, $0 * 10].publisher }, [1, 10, 2, 20, 3, 30])
        // One at a time: the second waits for the end of the first.
        let subjects = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
        var values: [Int] = []
        var finished = false
        let subscription = subjects.indices.publisher.flatMap(maxPublishers: .max(1)) { subjects[$0] }
            .sink(receiveCompletion: { _ in finished = true }, receiveValue: { values.append($0) })
        subjects[1].send(0)
        subjects[0].send(1)
        subjects[0].send(completion: .finished)
        subjects[1].send(2)
        subjects[1].send(completion: .finished)
        subjects[2].send(completion: .finished)
        XCTAssertEqual(values, [1, 2])
        XCTAssertTrue(finished)
        withExtendedLifetime(subscription) {}
        // Failures of different kinds meet.
        XCTAssertEqual(Just(1).flatMap { _ in Fail<Int, Flaw>(error: Flaw()) }.now().error, Flaw())
        XCTAssertEqual(Fail<Int, Flaw>(error: Flaw()).flatMap { Just($0) }.now().error, Flaw())
    }

    func testSwitchToLatest() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
        var values: [Int] = []
        var finished = false
        let subscription = outer.switchToLatest()
            .sink(receiveCompletion: { _ in finished = true }, receiveValue: { values.append($0) })
        outer.send(a)
        a.send(1)
        outer.send(b)
        a.send(2)
        b.send(3)
        outer.send(completion: .finished)
        b.send(4)
        XCTAssertFalse(finished)
        b.send(completion: .finished)
        XCTAssertEqual(values, [1, 3, 4])
        XCTAssertTrue(finished)
        withExtendedLifetime(subscription) {}
    }

    func testShareSubscribesOnce() {
        var subscriptions = 0
        var cancels = 0
        let subject = PassthroughSubject<Int, Never>()
        let shared = subject.handleEvents(
            receiveSubscription: { _ in subscriptions += 1 }, receiveCancel: { cancels += 1 }
        ).share()
        var values: [Int] = []
        let first = shared.sink { values.append($0) }
        let second = shared.sink { values.append($0 * 10) }
        subject.send(1)
        XCTAssertEqual(values, [1, 10])
        XCTAssertEqual(subscriptions, 1)
        first.cancel()
        subject.send(2)
        XCTAssertEqual(values, [1, 10, 20])
        XCTAssertEqual(cancels, 0)
        second.cancel()
        XCTAssertEqual(cancels, 1)
    }

    func testConnectable() {
        let connectable = numbers.prefix(2).makeConnectable()
        var values: [Int] = []
        let subscription = connectable.sink { values.append($0) }
        XCTAssertEqual(values, [])
        let connection = connectable.connect()
        XCTAssertEqual(values, [1, 2])
        connection.cancel()
        withExtendedLifetime(subscription) {}
    }

    func testPrint() {
        final class Lines: TextOutputStream {
            var text = ""
            func write(_ string: String) { text += string }
        }
        let lines = Lines()
        _ = Just(1).print("n", to: lines).now()
        XCTAssertTrue(lines.text.contains("n: request unlimited\nn: receive value: (1)\nn: receive finished\n"))
    }

    func testFuture() {
        var promise: Future<Int, Flaw>.Promise?
        let future = Future<Int, Flaw> { promise = $0 }
        var values: [Int] = []
        let early = future.sink(receiveCompletion: { _ in }, receiveValue: { values.append($0) })
        let gone = future.sink(receiveCompletion: { _ in }, receiveValue: { _ in XCTFail("cancelled") })
        gone.cancel()
        promise?(.success(4))
        promise?(.success(5))
        XCTAssertEqual(values, [4])
        XCTAssertEqual(future.now().values, [4])
        withExtendedLifetime(early) {}
    }
}

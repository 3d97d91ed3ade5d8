import XCTest

@testable import Combine

private class Model: ObservableObject {
    @Published var count = 0
    @Published var name = "a"
    var plain = 0
}

private class Derived: Model {
    @Published var extra = 1.5
}

private final class Plain: ObservableObject {}

private final class OwnPublisher: ObservableObject {
    let objectWillChange = PassthroughSubject<Int, Never>()
    @Published var value = 0
}

@MainActor private final class MainModel: ObservableObject {
    @Published var items: [String] = []
}

final class PublishedTests: XCTestCase {
    func testOrderOfAWrite() {
        let model = Model()
        var log: [String] = []
        let bag = [
            model.objectWillChange.sink { log.append("will \(model.count)") },
            model.$count.sink { log.append("value \($0) while \(model.count)") },
        ]
        model.count = 1
        XCTAssertEqual(log, ["value 0 while 0", "will 0", "value 1 while 0"])
        XCTAssertEqual(model.count, 1)
        withExtendedLifetime(bag) {}
    }

    func testPublisherIsTheSameEachTimeAndOtherObjectsHaveTheirOwn() {
        let model = Model()
        XCTAssertTrue(model.objectWillChange === model.objectWillChange)
        XCTAssertFalse(model.objectWillChange === Model().objectWillChange)
        let plain = Plain()
        XCTAssertTrue(plain.objectWillChange === plain.objectWillChange)
        XCTAssertFalse(plain.objectWillChange === Plain().objectWillChange)
    }

    func testPublishersOfPlainObjectsDoNotPileUp() {
        weak var publisher: ObservableObjectPublisher?
        publisher = Plain().objectWillChange
        for _ in 0..<1000 { _ = Plain().objectWillChange }
        XCTAssertNil(publisher)
    }

    func testPropertiesOfSuperclassAndSubclassShareThePublisher() {
        let model = Derived()
        var changes = 0
        let subscription = model.objectWillChange.sink { changes += 1 }
        model.count = 1
        model.name = "b"
        model.extra = 2
        model.plain = 3
        XCTAssertEqual(changes, 3)
        subscription.cancel()
        model.count = 2
        XCTAssertEqual(changes, 3)
    }

    func testAnObjectsOwnPublisherIsLeftAlone() {
        let model = OwnPublisher()
        var changes: [Int] = []
        let subscription = model.objectWillChange.sink { changes.append($0) }
        model.value = 5
        XCTAssertEqual(changes, [])
        model.objectWillChange.send(7)
        XCTAssertEqual(changes, [7])
        withExtendedLifetime(subscription) {}
    }

    func testWriteInsideASubscriberLosesToTheOuterWrite() {
        let model = Model()
        var seen: [Int] = []
        let bag = [
            model.$count.sink { if $0 == 7 { model.count = 5 } },
            model.$count.sink { seen.append($0) },
        ]
        model.count = 7
        XCTAssertEqual(seen, [0, 5, 7])
        XCTAssertEqual(model.count, 7)
        var first: Int?
        _ = model.$count.sink { first = $0 }
        XCTAssertEqual(first, 7)
        withExtendedLifetime(bag) {}
    }

    func testNothingIsKeptAlive() {
        var model: Model? = Model()
        weak let gone = model
        weak let publisher = model?.objectWillChange
        var bag: Set<AnyCancellable> = []
        model?.objectWillChange.sink {}.store(in: &bag)
        model?.$count.sink { _ in }.store(in: &bag)
        model = nil
        XCTAssertNil(gone)
        bag.removeAll()
        XCTAssertNil(publisher)
    }

    func testAssignToPublishedEndsWithTheObject() {
        let subject = PassthroughSubject<Int, Never>()
        var model: Model? = Model()
        weak let gone = model
        var changes = 0
        let subscription = model?.objectWillChange.sink { changes += 1 }
        subject.assign(to: &model!.$count)
        subject.send(3)
        XCTAssertEqual(model?.count, 3)
        XCTAssertEqual(changes, 1)

        model = nil
        XCTAssertNil(gone)
        subject.send(4)
        XCTAssertEqual(changes, 1)
        withExtendedLifetime(subscription) {}
    }

    func testObserversRunInOrderAndLeaveAtOnce() {
        let publisher = ObservableObjectPublisher()
        var log: [Int] = []
        var second: ObserverToken?
        let first = publisher.addObserver {
            log.append(1)
            second?.cancel()
        }
        second = publisher.addObserver { log.append(2) }
        let third = publisher.addObserver { log.append(3) }
        publisher.send()
        XCTAssertEqual(log, [1, 3])
        publisher.removeObserver(first)
        third.cancel()
        XCTAssertFalse(publisher.hasObservers)
        publisher.send()
        XCTAssertEqual(log, [1, 3])
    }

    func testAnObserverReleasesItsClosure() {
        let publisher = ObservableObjectPublisher()
        var captured: NSObject? = NSObject()
        weak let gone = captured
        let token = publisher.addObserver { [captured] in _ = captured }
        captured = nil
        XCTAssertNotNil(gone)
        token.cancel()
        XCTAssertNil(gone)
    }

    @MainActor func testMainActorModel() {
        let model = MainModel()
        var counts: [Int] = []
        let subscription = model.$items.map(\.count).sink { counts.append($0) }
        model.items.append("x")
        model.items.append("y")
        XCTAssertEqual(counts, [0, 1, 2])
        withExtendedLifetime(subscription) {}
    }

    func testWritesFromManyThreads() {
        let model = Model()
        let received = ThreadSafeCounter()
        let bag = [
            model.objectWillChange.sink { received.increment() },
            model.$count.dropFirst().sink { _ in received.increment() },
        ]
        let unsafeModel = UncheckedBox(model)
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            for i in 0..<500 {
                unsafeModel.value.count = i
                _ = unsafeModel.value.objectWillChange
                _ = unsafeModel.value.count
                let passing = unsafeModel.value.objectWillChange.sink {}
                passing.cancel()
            }
        }
        XCTAssertEqual(received.value, 8000)
        withExtendedLifetime(bag) {}
    }

    func testFirstRequestsFromManyThreadsGiveOnePublisher() {
        for _ in 0..<200 {
            let model = UncheckedBox(Model())
            let found = UncheckedBox([ObservableObjectPublisher?](repeating: nil, count: 4))
            let lock = NSLock()
            DispatchQueue.concurrentPerform(iterations: 4) { index in
                let publisher = model.value.objectWillChange
                lock.withLock { found.value[index] = publisher }
            }
            XCTAssertTrue(found.value.allSatisfy { $0 === found.value[0] })
        }
    }
}

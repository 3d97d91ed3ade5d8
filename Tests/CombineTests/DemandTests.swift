import Combine
import XCTest

final class DemandTests: XCTestCase {
    private func recorder<P: Publisher>(_ publisher: P) -> DemandRecorder<P.Output, P.Failure> {
        let recorder = DemandRecorder<P.Output, P.Failure>()
        publisher.subscribe(recorder)
        return recorder
    }

    func testArithmetic() {
        XCTAssertEqual(Subscribers.Demand.max(2) + .max(3), .max(5))
        XCTAssertEqual(Subscribers.Demand.unlimited - 5, .unlimited)
        XCTAssertEqual(Subscribers.Demand.max(2) - 5, .none)
        XCTAssertEqual(Subscribers.Demand.max(.max - 1) + 5, .unlimited)
        XCTAssertLessThan(Subscribers.Demand.max(5), .unlimited)
        XCTAssertNil(Subscribers.Demand.unlimited.max)
    }

    func testSequenceSendsWhatIsAskedForAndEndsWithTheLast() {
        let recorder = recorder((1...3).publisher)
        recorder.request(.max(1))
        XCTAssertEqual(recorder.values, [1])
        recorder.demandPerValue = .max(1)
        recorder.request(.max(1))
        XCTAssertEqual(recorder.values, [1, 2, 3])
        XCTAssertEqual(recorder.completions, [.finished])
    }

    func testSkippedValuesDoNotUseUpDemand() {
        let recorder = recorder((1...10).publisher.filter { $0.isMultiple(of: 5) })
        recorder.request(.max(1))
        XCTAssertEqual(recorder.values, [5])
    }

    func testCollectAsksForGroups() {
        var asked: [Subscribers.Demand] = []
        let recorder = recorder((1...10).publisher.handleEvents(receiveRequest: { asked.append($0) }).collect(3))
        recorder.request(.max(2))
        XCTAssertEqual(recorder.values, [[1, 2, 3], [4, 5, 6]])
        XCTAssertEqual(asked, [.max(6)])
    }

    func testPassthroughDropsWhatWasNotAskedFor() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = recorder(subject)
        subject.send(1)
        recorder.request(.max(1))
        subject.send(2)
        subject.send(3)
        XCTAssertEqual(recorder.values, [2])
    }

    func testCurrentValueIsDueOnce() {
        let subject = CurrentValueSubject<Int, Never>(1)
        let recorder = recorder(subject)
        XCTAssertEqual(recorder.values, [])
        recorder.request(.max(1))
        XCTAssertEqual(recorder.values, [1])
        subject.send(2)
        subject.send(3)
        XCTAssertEqual(recorder.values, [1])
        recorder.request(.max(2))
        XCTAssertEqual(recorder.values, [1, 3])
        subject.value = 4
        XCTAssertEqual(recorder.values, [1, 3, 4])
        XCTAssertEqual(subject.value, 4)
        subject.send(completion: .finished)
        subject.send(5)
        XCTAssertEqual(subject.value, 4)
    }

    func testZipMergeAndAppendKeepToDemand() {
        let zip = recorder((1...5).publisher.zip((1...5).publisher).map { $0 + $1 })
        zip.request(.max(2))
        XCTAssertEqual(zip.values, [2, 4])
        let merge = recorder((1...3).publisher.merge(with: (11...13).publisher))
        merge.request(.max(3))
        XCTAssertEqual(merge.values.count, 3)
        merge.request(.unlimited)
        XCTAssertEqual(Set(merge.values), [1, 2, 3, 11, 12, 13])
        XCTAssertEqual(merge.completions, [.finished])
        let chain = recorder((1...2).publisher.append(3, 4))
        chain.request(.max(3))
        XCTAssertEqual(chain.values, [1, 2, 3])
        let error = recorder(Fail<Int, Flaw>(error: Flaw()).replaceError(with: 7))
        XCTAssertEqual(error.values, [])
        error.request(.max(1))
        XCTAssertEqual(error.values, [7])
        XCTAssertEqual(error.completions, [.finished])
    }

    func testJustAndReduceWaitForDemand() {
        let just = recorder(Just(1))
        XCTAssertTrue(just.completions.isEmpty)
        just.request(.max(1))
        XCTAssertEqual(just.values, [1])
        let sum = recorder((1...3).publisher.reduce(0, +))
        XCTAssertEqual(sum.values, [])
        sum.request(.max(1))
        XCTAssertEqual(sum.values, [6])
    }
}

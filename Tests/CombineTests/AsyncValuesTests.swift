import Combine
import XCTest

final class AsyncValuesTests: XCTestCase {
    func testAllValuesOfASequence() async {
        var values: [Int] = []
        for await value in (1...5).publisher.values { values.append(value) }
        XCTAssertEqual(values, [1, 2, 3, 4, 5])
    }

    func testErrorIsThrown() async {
        var values: [Int] = []
        do {
            for try await value in (1...2).publisher.setFailureType(to: Flaw.self).append(Fail(error: Flaw())).values {
                values.append(value)
            }
            XCTFail("No error")
        } catch {
            XCTAssertEqual(error as? Flaw, Flaw())
        }
        XCTAssertEqual(values, [1, 2])
    }

    func testCancellingTheTaskEndsTheLoopAndTheSubscription() async {
        let cancelled = expectation(description: "cancelled")
        let waits = expectation(description: "asked")
        let task = Task {
            let publisher = PassthroughSubject<Int, Never>().handleEvents(
                receiveCancel: { cancelled.fulfill() }, receiveRequest: { _ in waits.fulfill() })
            for await _ in publisher.values {}
            return true
        }
        await fulfillment(of: [waits], timeout: 10)
        task.cancel()
        let ended = await task.value
        XCTAssertTrue(ended)
        await fulfillment(of: [cancelled], timeout: 10)
    }

    func testLeavingTheLoopCancels() async {
        var cancels = 0
        for await value in CurrentValueSubject<Int, Never>(1).handleEvents(receiveCancel: { cancels += 1 }).values {
            XCTAssertEqual(value, 1)
            break
        }
        XCTAssertEqual(cancels, 1)
    }

    func testFutureValue() async throws {
        let value = await Future<Int, Never> { promise in
            nonisolated(unsafe) let promise = promise
            DispatchQueue.global().async { promise(.success(3)) }
        }.value
        XCTAssertEqual(value, 3)
        do {
            _ = try await Future<Int, any Error> { $0(.failure(Flaw())) }.value
            XCTFail("No error")
        } catch { XCTAssertEqual(error as? Flaw, Flaw()) }
    }

    @MainActor func testPublishedValuesOnTheMainActor() async {
        @MainActor final class Model: ObservableObject { @Published var count = 0 }
        let model = Model()
        let task = Task { @MainActor in
            var seen: [Int] = []
            for await value in model.$count.values {
                seen.append(value)
                if value == 1 { break }
                model.count = 1
            }
            return seen
        }
        let seen = await task.value
        XCTAssertEqual(seen, [0, 1])
    }
}

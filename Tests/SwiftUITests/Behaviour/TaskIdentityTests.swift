import SwiftUITesting
import XCTest

@testable import SwiftUI

/// Tasks whose identity changes more than once in one update.
@MainActor
final class TaskIdentityTests: XCTestCase {
    @MainActor
    private final class Record {
        var started: [Int] = []
        var running: Int?
    }

    private struct Content: View {
        let record: Record
        @State private var base = 0
        @State private var id = 0
        var body: some View {
            Button("Next") { base += 1 }
                .onChange(of: base) { id = base * 10 }
                .onChange(of: id) { old, new in if new.isMultiple(of: 10) { id = new + 1 } }
                .task(id: id) { [id] in
                    record.started.append(id)
                    guard !Task.isCancelled else { return }
                    record.running = id
                    try? await Task.sleep(for: .seconds(3600))
                    if record.running == id { record.running = nil }
                }
        }
    }

    func testTheLastOfSeveralIdentitiesRunsAlone() async throws {
        let record = Record()
        let app = ViewUnderTest(Content(record: record))
        for _ in 0..<100 where record.running != 0 { await Task.yield() }
        XCTAssertEqual(record.running, 0)
        try app.find(.button, "Next").press()
        for _ in 0..<1000 where record.running != 11 { await Task.yield() }
        XCTAssertEqual(record.running, 11, "the last one is started and not cancelled")
        XCTAssertEqual(record.started.last, 11)
    }
}

import DesktopTesting
import Foundation
import XCTest

/// Random changes of a list with sections on a real window against a model, made and compared in the app's own process:
/// content, order, selection, the rows' state, and what is first in view.
final class RandomListTests: AppTestCase {
    /// The first seeds that there are; `LIST_CHANGES` and `LIST_SEED` ask for longer runs of others.
    func testRandomChangesAgreeWithAModel() throws {
        let environment = ProcessInfo.processInfo.environment
        let changes = environment["LIST_CHANGES"].flatMap { Int($0) } ?? 200
        for seed in environment["LIST_SEED"].flatMap({ UInt64($0) }).map({ [$0] }) ?? [1, 2] {
            try check(seed, changes)
        }
    }

    private func check(_ seed: UInt64, _ changes: Int) throws {
        let app = try launch("TestApps", "rows", "random", "\(seed)", "\(changes)")
        let result = try app.find(.label, timeout: 240) {
            try $0.name.contains("agree") || $0.name.hasPrefix("Step")
        }
        XCTAssertEqual(try result.name, "\(changes) changes agree, seed \(seed)")
        try app.waitForRest()
        XCTAssertEqual(app.terminate(), .exit(code: 0))
    }
}

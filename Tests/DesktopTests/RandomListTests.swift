import DesktopTesting
import XCTest

/// Random changes of a list with sections on a real window against a model, made and compared in the app's own process:
/// content, order, selection, the rows' state, and what is first in view.
final class RandomListTests: AppTestCase {
    func testAThousandChangesAgreeWithAModel() throws {
        let seed = UInt64.random(in: 1...999_999)
        let app = try launch("TestApps", "rows", "random", "\(seed)", "1000")
        let result = try app.find(.label, timeout: 240) {
            try $0.name.contains("agree") || $0.name.hasPrefix("Step")
        }
        XCTAssertEqual(try result.name, "1000 changes agree, seed \(seed)")
        try app.waitForRest()
    }
}

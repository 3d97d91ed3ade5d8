import Foundation
import XCTest

@testable import fenestra

/// Samples of `./fenestra soak`: windows come back whenever the app was killed, power failed, or the file was harmed.
final class SoakTests: XCTestCase {
    private let app = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        .appending(path: "TestApps").path

    func testKills() throws { XCTAssertEqual(try Soak.run(.kill, app: app, launches: 8, seed: 20_261), []) }

    func testPowerLoss() throws { XCTAssertEqual(try Soak.run(.power, app: app, launches: 8, seed: 20_262), []) }

    /// Each harm once.
    func testDamage() throws { XCTAssertEqual(try Soak.run(.damage, app: app, launches: 10, seed: 20_263), []) }

    // MARK: The judge

    private func lines(_ text: String) -> [(time: Int, words: [String])] {
        text.split(separator: "\n").map { line in
            let words = line.split(separator: " ").map(String.init)
            return (Int(words[0])!, Array(words.dropFirst()))
        }
    }

    func testWhatIsOldMustComeBack() {
        var model = SoakModel()
        XCTAssertEqual(
            model.take(lines("1 has 0 0 0\n2 ready\n1000 has 5 0 0\n5000 has 5 1 0\n9000 has 0 7 7"), end: 9500), [])
        var wrong = model
        XCTAssertEqual(
            wrong.take(lines("1 has 0 0 0\n2 ready"), end: 9),
            ["window 5 comes back as none, not as 1 edits, 0 counts"])
        wrong = model
        XCTAssertEqual(
            wrong.take(lines("1 has 5 0 0\n1 has 0 0 0\n2 ready"), end: 9),
            ["window 5 comes back as 0 edits, 0 counts, not as 1 edits, 0 counts"])
        wrong = model
        XCTAssertEqual(
            wrong.take(lines("1 has 5 1 0\n1 has 0 7 7\n1 has 6 0 0\n2 ready"), end: 9),
            ["window 6 comes back, which was not there"])
        for young in ["0 0", "7 7"] {
            var right = model
            XCTAssertEqual(right.take(lines("1 has 5 1 0\n1 has 0 \(young)\n2 ready"), end: 9), [])
        }
        // A launch that is killed before it shows anything changes nothing.
        XCTAssertEqual(model.take(lines("1 has 5 1 0"), end: 9), [])
        XCTAssertEqual(model.take(lines("1 has 5 1 0\n1 has 0 7 7\n2 ready\n3 gone 5"), end: 5000), [])
        XCTAssertEqual(
            model.take(lines("1 has 5 1 0\n1 has 0 7 7\n2 ready"), end: 9),
            ["window 5 comes back as 1 edits, 0 counts, not as none"])
    }
}

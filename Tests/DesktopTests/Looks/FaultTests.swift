import DesktopTesting
import XCTest

/// The checks of looks find what is wrong, and nothing else.
final class FaultTests: XCTestCase {
    func testFaultsAreFound() throws {
        let desktop = try Desktop()
        defer { desktop.shutDown() }
        let probe = try WidgetProbe(in: desktop.folder)
        let app = try desktop.launch(Products.path("TestApps"), ["faulty"], environment: probe.environment)
        try app.find(.label, "All is well")
        let outside = try app.accessibilityFaults()
        let inside = try probe.faults(of: app)
        let all = "\(outside.joined(separator: "\n"))\n\(inside)"
        func finds(_ words: String..., line: UInt = #line) {
            XCTAssertTrue(outside.contains { fault in words.allSatisfy { fault.contains($0) } }, all, line: line)
        }
        finds("\"Below\"", "\"Above\"", "cover each other")
        finds("\"Far Away\"", "leaves its window")
        finds("button \"\"", "has no name")
        XCTAssertTrue(inside.contains { $0.kind == "outside" && $0.text == "Cut off at its end" }, all)
        XCTAssertTrue(inside.contains { $0.kind == "ellipsised" && $0.text == "Ends in an ellipsis" }, all)
        XCTAssertFalse(all.contains("All is well"), all)
    }
}

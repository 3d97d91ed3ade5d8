import DesktopTesting
import Foundation
import XCTest

/// Every screen of Book Club in every look: nothing is nameless, cut, covered or outside its window. With
/// `FENESTRA_LOOKS=folder` each is kept as a picture, to be looked at.
final class BookClubLookTests: XCTestCase {
    func testLight() throws { try check(.light) }
    func testDark() throws { try check(.dark) }
    func testRightToLeft() throws { try check(.rightToLeft) }
    func testLargeText() throws { try check(.largeText) }
    func testDoubleScale() throws { try check(.doubleScale) }

    /// The lines of a list are one each, however long a title is; what a field asks for gives way to a long title.
    private func isMeant(_ fault: WidgetProbe.Fault) -> Bool {
        fault.kind == "ellipsised"
            && [
                "Title, author or note",
                "Alice’s Adventures in Wonderland", "Twenty Thousand Leagues Under the Seas", "The Wind in the Willows",
                "Pride and Prejudice", "A Room with a View",
            ].contains(fault.text)
    }

    private func check(_ look: DesktopLook) throws {
        let desktop = try look.desktop()
        defer { desktop.shutDown() }
        let probe = try WidgetProbe(in: desktop.folder)
        let app = try desktop.launch(
            Products.path("BookClub"), environment: probe.environment.merging(["G_DEBUG": "fatal-criticals"]) { $1 })
        let pictures = ProcessInfo.processInfo.environment["FENESTRA_LOOKS"]
        if let pictures { try FileManager.default.createDirectory(atPath: pictures, withIntermediateDirectories: true) }
        var faults: [String] = []
        let screens = BookClubScreens(app: app, look: look) { screen in
            // GTK's own window of shortcuts has a button without a name.
            faults += try app.accessibilityFaults().filter { !$0.contains("GtkImage") }.map { "\(screen): \($0)" }
            faults += try probe.faults(of: app).filter { !self.isMeant($0) }.map { "\(screen): \($0)" }
            if let pictures { try desktop.screenshot().write(to: "\(pictures)/\(look.rawValue)-\(screen).png") }
        }
        defer { XCTAssertEqual(faults, []) }
        try screens.all()
        app.terminate()
        XCTAssertEqual(app.errors.filter { !$0.isEmpty && !$0.contains("gtk-application-prefer-dark-theme") }, [])
    }
}

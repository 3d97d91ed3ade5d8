import XCTest

@testable import fenestra

/// `fenestra run`, with apps that need no desktop.
final class RunTests: XCTestCase {
    /// So that no browser display is started.
    private let aDisplay: [String: String?] = ["DISPLAY": ":none"]

    func testDesktopBranchIsTakenAndTheStatusIsTheApps() throws {
        let package = try TemporaryPackage(
            source: """
                import Foundation
                #if os(macOS)
                print("desktop", CommandLine.arguments.dropFirst().joined(separator: "+"))
                exit(7)
                #else
                print("other")
                #endif
                """, for: self)
        let before = try Data(contentsOf: URL(fileURLWithPath: package.file))
        // By a path that SwiftPM does not use itself.
        let link = package.folder + ".link"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: package.folder)
        addTeardownBlock { unlink(link) }
        let (status, text) = try fenestra(["run", link, "--", "--release", "two"], environment: aDisplay)
        XCTAssertEqual(status, 7, text)
        XCTAssertTrue(text.contains("desktop --release+two\n"), text)
        XCTAssertEqual(try Data(contentsOf: URL(fileURLWithPath: package.file)), before)
    }

    /// As `fenestra import` makes packages: the sources are elsewhere, behind a link.
    func testSourcesBehindALinkAreTheDesktops() throws {
        let package = try TemporaryPackage(
            source: """
                #if os(macOS)
                print("desktop")
                #else
                print("other")
                #endif
                """, for: self)
        let elsewhere = try TemporaryFolder()
        addTeardownBlock { elsewhere.remove() }
        try FileManager.default.moveItem(atPath: package.folder + "/Sources/App", toPath: elsewhere.path + "/App")
        try FileManager.default.createSymbolicLink(
            atPath: package.folder + "/Sources/App", withDestinationPath: elsewhere.path + "/App")
        // Not of the package's sources, and without an end.
        try FileManager.default.createSymbolicLink(
            atPath: package.folder + "/back", withDestinationPath: package.folder)
        let (status, text) = try fenestra(["run", package.folder], environment: aDisplay)
        XCTAssertEqual(status, 0, text)
        XCTAssertTrue(text.contains("desktop\n"), text)
    }

    func testDiagnosticsNameTheAuthorsFileLineAndColumn() throws {
        let package = try TemporaryPackage(
            source: """
                #if os(macOS)
                let number: Int = "text"
                #endif
                """, for: self)
        let (status, text) = try fenestra(["run", package.folder], environment: aDisplay)
        XCTAssertEqual(status, 1)
        XCTAssertTrue(text.contains("\(package.file):2:19: error:"), text)
        XCTAssertFalse(text.contains(".build/fenestra/desktop/"), text)
    }

    func testWithoutADisplayABrowserCanShowItAndASignalEndsBoth() throws {
        let package = try TemporaryPackage(
            source: """
                import Foundation
                let environment = ProcessInfo.processInfo.environment
                print("app \\(getpid()) \\(environment["GDK_BACKEND"]!) \\(environment["BROADWAY_DISPLAY"]!)")
                fflush(nil)
                sleep(600)
                """, for: self)
        let log = package.folder + "/log"
        let tool = try ChildProcess(
            launcher, ["run", package.folder],
            environment: changed(["DISPLAY": nil, "WAYLAND_DISPLAY": nil, "GDK_BACKEND": nil]),
            streams: .file(log))
        defer { tool.end() }
        let app: pid_t? = try poll(seconds: 60) {
            try String(contentsOfFile: log, encoding: .utf8)
                .firstMatch(of: /app (\d+) broadway :\d+\n/).flatMap { pid_t($0.1) }
        }
        let text = try String(contentsOfFile: log, encoding: .utf8)
        let appID = try XCTUnwrap(app, text)
        let address = try XCTUnwrap(text.firstMatch(of: #/http://127\.0\.0\.1:(\d+) /#), text)
        let port = try XCTUnwrap(UInt16(address.1))
        XCTAssertTrue(text.contains("every user of this machine"), text)
        XCTAssertTrue(Broadway.accepts(port))

        tool.send(SIGINT)
        XCTAssertEqual(poll(seconds: 10) { tool.statusIfEnded() }, 130)
        XCTAssertNotNil(poll(seconds: 5) { kill(appID, 0) != 0 ? true : nil }, "the app lives on")
        XCTAssertNotNil(poll(seconds: 5) { Broadway.accepts(port) ? nil : true }, "the browser's display lives on")
    }

    func testTheEndOfTheAppEndsTheBrowsersDisplay() throws {
        let package = try TemporaryPackage(source: "import Foundation\nexit(3)", for: self)
        let (status, text) = try fenestra(
            ["run", package.folder], environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil, "GDK_BACKEND": nil])
        XCTAssertEqual(status, 3, text)
        let address = try XCTUnwrap(text.firstMatch(of: #/http://127\.0\.0\.1:(\d+) /#), text)
        XCTAssertFalse(Broadway.accepts(try XCTUnwrap(UInt16(address.1))))
    }

    func testWhatIsNotThereIsNamed() throws {
        for (arguments, part) in [
            (["run", "Nothing"], "no app and no folder 'Nothing'"),
            (["run", "/usr"], "no Package.swift in /usr"),
            (["run", "BookClub", "--fast"], "no option '--fast'"),
            (["run", "BookClub", "Other"], "one app"),
            (["fly"], "no command 'fly'"),
            (["bench", "nothing"], "no comparison 'nothing'"),
            (["doctor", "now"], "no arguments"),
            (["clean", "/usr"], "no Package.swift in /usr"),
        ] {
            let (status, text) = try fenestra(arguments, environment: aDisplay)
            XCTAssertEqual(status, 2, text)
            XCTAssertTrue(text.contains(part), text)
            XCTAssertEqual(text.filter { $0 == "\n" }.count, 1, text)
        }
    }
}

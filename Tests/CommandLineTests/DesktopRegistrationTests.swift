import XCTest

@testable import fenestra

/// What desktops are told of apps that are being written.
final class DesktopRegistrationTests: XCTestCase {
    private var folder = ""

    override func setUpWithError() throws {
        let temporary = try TemporaryFolder()
        folder = temporary.path
        addTeardownBlock { temporary.remove() }
    }

    private var registration: DesktopRegistration {
        DesktopRegistration(environment: ["XDG_DATA_HOME": folder, "XDG_DATA_DIRS": folder + "/system"])
    }

    private func text(_ path: String) throws -> String { try String(contentsOfFile: folder + path, encoding: .utf8) }

    private let shapes = AppDescription(
        identifier: "org.example.Shapes", name: "Shapes & \\Lines",
        types: [
            .init(mimeType: "text/plain", name: "text", endings: ["txt"], parents: []),
            .init(
                mimeType: "application/x-shapes", name: "<Shapes>", endings: ["shapes"], parents: ["application/json"]),
        ], schemes: ["shapes"])

    private func knownToTheSystem(_ mimeType: String) throws {
        let path = "\(folder)/system/mime/\(mimeType).xml"
        try FileManager.default.createDirectory(
            atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try Data().write(to: URL(fileURLWithPath: path))
    }

    func testAnEntryAndItsTypes() throws {
        try knownToTheSystem("text/plain")
        XCTAssertTrue(try registration.add(shapes, program: "/a b/50%/$it", package: "/a b", icon: nil))
        XCTAssertEqual(
            try text("/applications/org.example.Shapes.desktop"),
            """
            [Desktop Entry]
            Type=Application
            Name=Shapes & \\\\Lines
            Exec="/a b/50%%/\\\\$it" %U
            Icon=application-x-executable
            Terminal=false
            StartupNotify=true
            StartupWMClass=org.example.Shapes
            MimeType=text/plain;application/x-shapes;x-scheme-handler/shapes;
            X-Fenestra-Package=/a b

            """)
        let types = try text("/mime/packages/org.example.Shapes.xml")
        XCTAssertTrue(types.contains("<mime-type type=\"application/x-shapes\">"), types)
        XCTAssertTrue(types.contains("<comment>&lt;Shapes&gt;</comment>"), types)
        XCTAssertTrue(types.contains("<sub-class-of type=\"application/json\"/>"), types)
        XCTAssertTrue(types.contains("<glob pattern=\"*.shapes\"/>"), types)
        XCTAssertFalse(types.contains("text/plain"), "the system knows it")
        XCTAssertFalse(
            try registration.add(shapes, program: "/a b/50%/$it", package: "/a b", icon: nil), "it is there already")
    }

    func testCleanTakesBackWhatIsOfThePackage() throws {
        let icon = try smallIcon()
        _ = try registration.add(shapes, program: "/one/app", package: "/one", icon: icon)
        let other = AppDescription(identifier: "org.example.Other", name: "Other", types: [], schemes: [])
        _ = try registration.add(other, program: "/one more/app", package: "/one more", icon: nil)
        XCTAssertTrue(
            FileManager.default.fileExists(atPath: folder + "/icons/hicolor/16x16/apps/org.example.Shapes.png"))
        XCTAssertTrue(try text("/applications/org.example.Shapes.desktop").contains("Icon=org.example.Shapes\n"))

        XCTAssertEqual(try registration.removeAll(of: "/one"), ["org.example.Shapes"])
        let left = FileManager.default.enumerator(atPath: folder)!.compactMap { $0 as? String }
            .filter { $0.contains("org.example") }
        XCTAssertEqual(left, ["applications/org.example.Other.desktop"])
    }

    func testAnIdThatLeadsElsewhereIsRefused() {
        for identifier in ["../../.bashrc", "", ".hidden", "a/b", "new\nline"] {
            let app = AppDescription(identifier: identifier, name: "X", types: [], schemes: [])
            XCTAssertThrowsError(try registration.add(app, program: "/x", package: "/", icon: nil), identifier)
        }
        let outside = AppDescription(
            identifier: "org.example.X", name: "X",
            types: [.init(mimeType: "../../etc", name: nil, endings: ["x"], parents: [])], schemes: [])
        XCTAssertTrue(MimePackage(of: outside, besides: []).types.isEmpty)
    }

    /// The largest square that an icon theme can hold.
    private func smallIcon() throws -> AppIcon {
        let set = folder + "/build/Package_app.resources/Assets.xcassets/AppIcon.appiconset"
        try FileManager.default.createDirectory(atPath: set, withIntermediateDirectories: true)
        func png(_ width: UInt8, _ height: UInt8) -> Data {
            Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
                + Data([0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0])
        }
        for (name, data) in [("a", png(16, 16)), ("b", png(64, 32)), ("c", png(20, 20)), ("d", Data([1, 2]))] {
            try data.write(to: URL(fileURLWithPath: "\(set)/\(name).png"))
        }
        let icon = try XCTUnwrap(AppIcon.find(for: "app", in: folder + "/build"))
        XCTAssertEqual(icon.width, 16)
        return icon
    }

    /// The whole way: an app says what it is, and the launcher tells the desktop.
    func testRunTellsTheDesktopAndCleanTakesItBack() throws {
        let package = try TemporaryPackage(
            source: """
                import Foundation
                let path = ProcessInfo.processInfo.environment["FENESTRA_DESCRIPTION"]!
                let pipe = FileHandle(forWritingAtPath: path)!
                let text = #"{"identifier":"org.example.Told","name":"Told","types":[],"schemes":[]}"#
                try pipe.write(contentsOf: Data(text.utf8))
                try pipe.close()
                let entry = ProcessInfo.processInfo.environment["XDG_DATA_HOME"]! + "/applications/org.example.Told.desktop"
                let end = Date().addingTimeInterval(20)
                while !FileManager.default.fileExists(atPath: entry), Date() < end { usleep(10_000) }
                print(try String(contentsOfFile: entry, encoding: .utf8))
                """, for: self)
        let environment: [String: String?] = ["DISPLAY": ":none", "XDG_DATA_HOME": folder]
        let (status, text) = try fenestra(["run", package.folder], environment: environment)
        XCTAssertEqual(status, 0, text)
        XCTAssertTrue(text.contains("Name=Told\n"), text)
        XCTAssertTrue(text.contains("X-Fenestra-Package="), text)
        let (cleaned, said) = try fenestra(["clean", package.folder], environment: environment)
        XCTAssertEqual(cleaned, 0, said)
        XCTAssertTrue(said.contains("org.example.Told"), said)
        XCTAssertFalse(FileManager.default.fileExists(atPath: folder + "/applications/org.example.Told.desktop"))
    }
}

import XCTest

@testable import fenestra

/// `fenestra import`, with folders as Xcode has them.
final class ImportTests: XCTestCase {
    private var folder = ""

    override func setUpWithError() throws {
        let temporary = try TemporaryFolder()
        folder = URL(fileURLWithPath: temporary.path).resolvingSymlinksInPath().path
        addTeardownBlock { temporary.remove() }
    }

    private func write(_ path: String, _ text: String = "") throws {
        let file = "\(folder)/\(path)"
        try FileManager.default.createDirectory(
            atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try text.write(toFile: file, atomically: true, encoding: .utf8)
    }

    /// An app, its tests, and what Xcode puts beside them.
    private func project() throws {
        try write("Pro ject/Pro ject.xcodeproj/project.pbxproj")
        try write("Pro ject/Pro ject/PlacesApp.swift", "import SwiftUI\n\n@main\nstruct PlacesApp: App {}\n")
        try write("Pro ject/Pro ject/Views/Row.swift", "struct Row {}\n")
        try write("Pro ject/Pro ject/Assets.xcassets/Contents.json", "{}")
        try write("Pro ject/Pro ject/en.lproj/Localizable.strings")
        try write("Pro ject/Pro ject/Data/places.json", "[]")
        try write("Pro ject/Pro ject/Info.plist")
        // An extension of the app, and the app as it was built once.
        try write("Pro ject/Pro ject/Widget/Assets.xcassets/Contents.json", "{}")
        try write("Pro ject/Pro ject/Places.app/Contents/CodeResources")
        try write("Pro ject/Pro ject/Places.app/Contents/_CodeSignature/CodeResources")
        try write("Pro ject/Pro ject/Places.entitlements")
        try write("Pro ject/Pro ject/.git/HEAD")
        try write("Pro ject/Pro jectTests/Tests.swift", "import XCTest\n")
    }

    func testAPackageIsMadeOfAProject() throws {
        try project()
        let (status, text) = try fenestra(["import", folder + "/Pro ject", folder + "/out"])
        XCTAssertEqual(status, 0, text)
        XCTAssertTrue(text.contains("left out: Info.plist"), text)
        XCTAssertTrue(text.contains("left out: Places.entitlements"), text)
        XCTAssertTrue(text.contains("left out: Widget/Assets.xcassets"), text)
        XCTAssertTrue(text.contains("left out: Places.app\n"), text)

        // SwiftPM reads it, and finds the sources where they are.
        struct Description: Decodable {
            struct Target: Decodable {
                struct Resource: Decodable { let path: String }
                let name: String
                let type: String
                let sources: [String]
                let resources: [Resource]?
            }
            let targets: [Target]
        }
        let (described, json) = try ChildProcess.read(
            "swift", ["package", "--package-path", folder + "/out", "describe", "--type", "json"])
        XCTAssertEqual(described, 0)
        let target = try XCTUnwrap(JSONDecoder().decode(Description.self, from: Data(json.utf8)).targets.first)
        XCTAssertEqual(target.name, "Pro_ject")
        XCTAssertEqual(target.type, "executable")
        XCTAssertEqual(target.sources.sorted(), ["PlacesApp.swift", "Views/Row.swift"])
        let resources = (target.resources ?? []).map { ($0.path as NSString).lastPathComponent }.sorted()
        XCTAssertEqual(resources, ["Assets.xcassets", "Localizable.strings", "places.json"])
    }

    func testTheProjectsNameIsThePackages() throws {
        try write("Kit/Great Kit.xcodeproj/project.pbxproj")
        try write("Kit/Shared/App.swift", "@main\nstruct KitApp : SwiftUI.App {}\n")
        XCTAssertEqual(try AppSources(at: folder + "/Kit").name, "Great_Kit")
        XCTAssertEqual(try AppSources(at: folder + "/Kit/Shared").name, "Shared")
    }

    func testWhatCannotBeImportedSaysWhy() throws {
        try project()
        func failure(_ arguments: String...) throws -> String {
            let (status, text) = try fenestra(["import"] + arguments)
            XCTAssertEqual(status, 2, text)
            return text
        }
        XCTAssertTrue(try failure().contains("import what?"))
        XCTAssertTrue(try failure(folder + "/nowhere").contains("is not a folder"))
        XCTAssertTrue(try failure(folder + "/Pro ject/Pro jectTests").contains("no Swift file"))
        XCTAssertTrue(try failure(folder + "/Pro ject", folder).contains("is there already"))
        XCTAssertTrue(
            try failure(folder + "/Pro ject", folder + "/Pro ject/Pro ject/linux").contains("among the app's sources"))
        try write("Pro ject/Watch/WatchApp.swift", "@main struct WatchApp: App {}\n")
        let several = try failure(folder + "/Pro ject", folder + "/out")
        XCTAssertTrue(several.contains("several apps") && several.contains("Watch/WatchApp.swift"), several)
        XCTAssertFalse(FileManager.default.fileExists(atPath: folder + "/out"))
    }
}

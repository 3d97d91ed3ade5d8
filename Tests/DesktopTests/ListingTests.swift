import DesktopTesting
import Foundation
import XCTest

/// Source code that was written for another SwiftUI, as it stands.
final class ListingTests: AppTestCase {
    /// The talk's app opens its window. The listings are not part of this package: without them the test is skipped.
    func testTheBookClubOfTheTalkRuns() throws {
        let app = try launch(listing: "windows/07-book-club-app-definition")
        defer { app.terminate() }
        let window = try app.window(titled: "BookClubApp")
        try app.find(.label, "Reading List")
        window.close()
        XCTAssertEqual(try app.waitForExit(), .exit(code: 0))
        XCTAssertEqual(app.errors, [])
    }

    /// The talk's settings, in the form for desktops.
    func testTheSettingsOfTheTalk() throws {
        let app = try launch(listing: "essentials/05-settings-scene")
        defer { app.terminate() }
        try app.window(titled: "BookClubApp").find(.label, "Reading List")
        for _ in 0..<2 {
            try app.eventually { app.activeWindow?.title == "BookClubApp" }
            try desktop.keyboard.press("comma", .control)
            let settings = try app.window(titled: "Settings")
            try settings.find(.label, "Add your settings UI here.")
            XCTAssertEqual(app.windows.count, 2)
            settings.close()
            try app.eventually { app.windows.count == 1 }
        }
        XCTAssertEqual(app.errors, [])
    }

    /// Compiles and launches one of the talks' listings, `os(macOS)` read as `os(Linux)`.
    private func launch(listing: String) throws -> DesktopApp {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
        let name = "shared/listings/\(listing).swift"
        // Beside this package, or beside the folder of its working copies.
        let places = ["..", "../.."].map { root.appending(path: $0).appending(path: name).standardized }
        guard let file = places.first(where: { FileManager.default.fileExists(atPath: $0.path) }) else {
            throw XCTSkip("there is no \(places[0].path)")
        }
        let folder = URL(fileURLWithPath: try desktop.folder).appending(
            path: listing.prefix { $0 != "/" } + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let source = folder.appending(path: "App.swift")
        try String(contentsOf: file, encoding: .utf8).replacing("#if os(macOS)", with: "#if os(Linux)")
            .write(to: source, atomically: true, encoding: .utf8)
        let program = folder.appending(path: "BookClubApp")
        try compile(source, to: program, root)
        return try desktop.launch(program.path, environment: ["G_DEBUG": "fatal-criticals"])
    }

    /// Compiles an app against the modules that the package manager has built, and links it to what the example app is
    /// linked to: a package of its own would build the whole framework again.
    private func compile(_ source: URL, to program: URL, _ root: URL) throws {
        let log = program.appendingPathExtension("log")
        let compiler = Process()
        compiler.executableURL = URL(fileURLWithPath: "/bin/sh")
        compiler.arguments = [
            "-c",
            #"""
            products=$1 source=$2 program=$3
            grep -v /BookClub.build/ "$products/BookClub.product/Objects.LinkFileList" > "$program.objects" || exit
            flags=$(pkg-config --cflags libadwaita-1 | tr ' ' '\n' | grep '^-I' | sed 's/^/-Xcc /')
            exec swiftc -swift-version 5 -parse-as-library "$source" -o "$program" -I "$products/Modules" \
                -Xcc -fmodule-map-file="$products/CGTK.build/module.modulemap" -I Sources/CAdwaita \
                $flags @"$program.objects" $(pkg-config --libs libadwaita-1) -lX11 > "$program.log" 2>&1
            """#,
            "compile", Products.folder.path, source.path, program.path,
        ]
        compiler.currentDirectoryURL = root
        try compiler.run()
        compiler.waitUntilExit()
        XCTAssertEqual(compiler.terminationStatus, 0, (try? String(contentsOf: log, encoding: .utf8)) ?? "no log")
    }
}

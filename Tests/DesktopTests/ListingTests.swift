import DesktopTesting
import Foundation
import XCTest

/// Source code that was written for another SwiftUI, as it stands.
final class ListingTests: AppTestCase {
    /// The talk's app opens its window. The listings are not part of this package: without them the test is skipped.
    func testTheBookClubOfTheTalkRuns() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
        let name = "shared/listings/windows/07-book-club-app-definition.swift"
        // Beside this package, or beside the folder of its working copies.
        let places = ["..", "../.."].map { root.appending(path: $0).appending(path: name).standardized }
        guard let listing = places.first(where: { FileManager.default.fileExists(atPath: $0.path) }) else {
            throw XCTSkip("there is no \(places[0].path)")
        }
        let program = URL(fileURLWithPath: try desktop.folder).appending(path: "BookClubApp")
        try compile(listing, to: program, root)
        let app = try desktop.launch(program.path, environment: ["G_DEBUG": "fatal-criticals"])
        defer { app.terminate() }
        let window = try app.window(titled: "BookClubApp")
        try app.find(.label, "Reading List")
        window.close()
        XCTAssertEqual(try app.waitForExit(), .exit(code: 0))
        XCTAssertEqual(app.errors, [])
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

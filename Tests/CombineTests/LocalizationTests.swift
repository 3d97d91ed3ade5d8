import Foundation
import FoundationSupplement
import XCTest

final class LocalizationTests: XCTestCase {
    private var folder: URL!
    private var bundle: Bundle!

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".bundle")
        let tables = [
            (
                "en",
                #""greeting" = "Hello, %@!"; "%lld files in %@" = "%lld files are in %@"; "100%% of %@" = "All of %@";"#
            ),
            (
                "de",
                #""greeting" = "Hallo, %@!"; "%lld files in %@" = "In %2$@ sind %1$lld Dateien"; "Price %lf" = "Preis %.2f";"#
            ),
        ]
        for (language, table) in tables {
            let place = folder.appendingPathComponent("\(language).lproj")
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            try table.write(to: place.appendingPathComponent("Localizable.strings"), atomically: true, encoding: .utf8)
        }
        bundle = try XCTUnwrap(Bundle(url: folder))
    }

    override func tearDown() { try? FileManager.default.removeItem(at: folder) }

    func testWithoutATable() {
        let (count, name) = (3, "Desk")
        XCTAssertEqual(String(localized: "Plain 100%"), "Plain 100%")
        XCTAssertEqual(String(localized: "\(count) files in \(name), 100%", comment: "why"), "3 files in Desk, 100%")
        XCTAssertEqual(String(localized: "\(1.5, specifier: "%.1f") or \(7, specifier: "%03d")"), "1.5 or 007")
        XCTAssertEqual(String(localized: "\(UInt8(200)) \(Float(0.5)) \(-4)"), "200 0.500000 -4")
        XCTAssertEqual(String(localized: "Sum \(1234, format: .number.grouping(.never))"), "Sum 1234")
        XCTAssertEqual(String(localized: "key", defaultValue: "Value \(2)"), "Value 2")
        // A text that looks like a format is not taken for one.
        XCTAssertEqual(String(localized: "Is \("50% @%@")"), "Is 50% @%@")
    }

    func testTableOfALanguage() {
        let german = Locale(identifier: "de_DE")
        let name = "Akten"
        XCTAssertEqual(
            String(localized: "\(3) files in \(name)", bundle: bundle, locale: german), "In Akten sind 3 Dateien")
        XCTAssertEqual(
            String(localized: "greeting", defaultValue: "Hi \(name)", bundle: bundle, locale: german), "Hallo, Akten!")
        XCTAssertEqual(String(localized: "Price \(2.5)", bundle: bundle, locale: german), "Preis 2,50")
        XCTAssertEqual(
            String(localized: "100% of \(name)", bundle: bundle, locale: Locale(identifier: "en")), "All of Akten")
        XCTAssertEqual(String(localized: "absent", table: "Other", bundle: bundle), "absent")
    }

    func testResource() {
        var resource = LocalizedStringResource(
            "greeting", defaultValue: "Hi \("Bo")", locale: Locale(identifier: "de"), bundle: .atURL(folder))
        XCTAssertEqual(String(localized: resource), "Hallo, Bo!")
        resource.locale = Locale(identifier: "en")
        XCTAssertEqual(String(localized: resource), "Hello, Bo!")
        let literal: LocalizedStringResource = "\(2) things"
        XCTAssertEqual(literal.key, "%lld things")
        XCTAssertEqual(String(localized: "[\(literal)]"), "[2 things]")
    }
}

import XCTest

@testable import SwiftUI

final class SymbolTableTests: XCTestCase {
    func testAVariantFallsBackToItsBase() {
        XCTAssertEqual(SymbolTable.iconNames(for: "trash").first, "user-trash-symbolic")
        XCTAssertEqual(SymbolTable.iconNames(for: "trash.fill").first, "user-trash-symbolic")
        XCTAssertEqual(SymbolTable.iconNames(for: "trash.circle.fill").first, "user-trash-symbolic")
        XCTAssertEqual(SymbolTable.iconNames(for: "star.fill").first, "starred-symbolic")
        XCTAssertEqual(SymbolTable.iconNames(for: "star").first, "non-starred-symbolic")
        XCTAssertEqual(SymbolTable.iconNames(for: "folder.badge.gearshape").first, "folder-symbolic")
    }

    func testOtherNamesAreIconNamesThemselves() {
        XCTAssertEqual(
            SymbolTable.iconNames(for: "bird.fill"), ["bird-fill-symbolic", "bird-symbolic"])
        XCTAssertEqual(SymbolTable.iconNames(for: "eye.slash.fill").first, "view-conceal-symbolic")
        XCTAssertEqual(
            SymbolTable.iconNames(for: "unheard.slash"), ["unheard-slash-symbolic"], "a slash says the opposite")
        XCTAssertEqual(SymbolTable.iconNames(for: ""), ["-symbolic"])
    }

    func testSpokenNames() {
        XCTAssertEqual(SymbolTable.spokenName(of: "square.and.pencil"), "square and pencil")
        XCTAssertEqual(SymbolTable.spokenName(of: "trash.circle.fill"), "trash")
        XCTAssertEqual(SymbolTable.spokenName(of: "trash.slash.fill"), "trash slash")
    }

    func testForms() {
        XCTAssertTrue(SymbolTable.form(of: "trash").isPlain)
        XCTAssertTrue(SymbolTable.form(of: "trash.fill").isPlain)
        XCTAssertTrue(SymbolTable.form(of: "eye.slash.fill").isPlain, "the theme has one of its own")
        XCTAssertTrue(SymbolTable.form(of: "unheard.circle").isPlain)
        let circle = SymbolTable.form(of: "trash.circle.fill")
        XCTAssertTrue(circle.ink.isEmpty, "the icon is the theme's")
        XCTAssertFalse(circle.enclosure.isEmpty)
        XCTAssertTrue(circle.isCutOut)
        XCTAssertFalse(SymbolTable.form(of: "trash.circle").isCutOut)
        XCTAssertTrue(SymbolTable.form(of: "trash.slash").isSlashed)
        XCTAssertTrue(SymbolTable.form(of: "bolt.slash.circle").isSlashed)
        let heart = SymbolTable.form(of: "heart"), full = SymbolTable.form(of: "heart.fill")
        XCTAssertEqual(heart.ink.count, 1)
        XCTAssertEqual(full.ink.count, 2)
        XCTAssertTrue(full.enclosure.isEmpty)
        XCTAssertEqual(SymbolTable.form(of: "info.circle").ink, SymbolTable.form(of: "info").ink)
        XCTAssertFalse(SymbolTable.form(of: "clock.fill").cut.isEmpty)
        XCTAssertEqual(
            SymbolPath.elements(of: "M1 2 H3.5 V4 Z"),
            [.move(CGPoint(x: 1, y: 2)), .line(CGPoint(x: 3.5, y: 2)), .line(CGPoint(x: 3.5, y: 4)), .close])
    }

    func testVariants() {
        XCTAssertEqual(SymbolVariants.fill.apply(to: "star"), "star.fill")
        XCTAssertEqual(SymbolVariants.fill.apply(to: "star.fill"), "star.fill")
        XCTAssertEqual(SymbolVariants.circle.fill.apply(to: "plus"), "plus.circle.fill")
        XCTAssertEqual(SymbolVariants.circle.apply(to: "plus.fill"), "plus.circle.fill")
        XCTAssertEqual(SymbolVariants.slash.circle.apply(to: "bell"), "bell.slash.circle")
        XCTAssertTrue(SymbolVariants.circle.fill.contains(.fill))
        XCTAssertFalse(SymbolVariants.circle.contains(.fill))
    }

    /// Against the icon theme that comes with GTK, where it is installed.
    func testEveryIconExists() throws {
        let root = "/usr/share/icons/Adwaita"
        try XCTSkipUnless(FileManager.default.fileExists(atPath: root), "Adwaita is not installed")
        var installed: Set<String> = []
        for case let path as String in FileManager.default.enumerator(atPath: root) ?? .init() {
            installed.insert(((path as NSString).lastPathComponent as NSString).deletingPathExtension)
        }
        for (symbol, icons) in SymbolTable.allIcons {
            XCTAssertTrue(
                icons.contains { installed.contains($0 + "-symbolic") }, "\(symbol): none of \(icons) is in Adwaita")
        }
    }
}

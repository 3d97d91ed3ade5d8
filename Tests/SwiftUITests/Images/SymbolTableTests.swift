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
            SymbolTable.iconNames(for: "bolt.slash"), ["bolt-slash-symbolic"], "a slash says the opposite")
        XCTAssertEqual(SymbolTable.iconNames(for: ""), ["-symbolic"])
    }

    func testSpokenNames() {
        XCTAssertEqual(SymbolTable.spokenName(of: "square.and.pencil"), "square and pencil")
        XCTAssertEqual(SymbolTable.spokenName(of: "trash.circle.fill"), "trash")
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

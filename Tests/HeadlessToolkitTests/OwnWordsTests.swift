import XCTest

@testable import Toolkit

/// The framework's own texts in the languages of users.
final class OwnWordsTests: XCTestCase {
    override func tearDown() { Catalog.chosen = nil }

    func testTheUsersLanguageIsThatOfTheLocale() {
        func languages(_ environment: [String: String]) -> [String] { Catalog.languages { environment[$0] } }
        XCTAssertEqual(languages(["LANG": "de_AT.UTF-8"]), ["de"])
        XCTAssertEqual(languages(["LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR@euro"]), ["fr"])
        XCTAssertEqual(languages(["LANG": "de_DE.UTF-8", "LANGUAGE": "pt_BR:es"]), ["pt", "es", "de"])
        XCTAssertEqual(languages(["LANG": "C.UTF-8", "LANGUAGE": "de"]), [])
        XCTAssertEqual(languages([:]), [])
        XCTAssertNotNil(Catalog.forLanguage(["xx", "de"]))
        XCTAssertNil(Catalog.forLanguage(["en", "de"]))
    }

    func testValuesArePutIn() {
        let name = "100 %@.txt"
        XCTAssertEqual(ownWords("Save “\(name)”?"), "Save “100 %@.txt”?")
        Catalog.chosen = Catalog.german
        XCTAssertEqual(ownWords("Save “\(name)”?"), "„100 %@.txt“ speichern?")
        XCTAssertEqual(ownWords("There is no file “\("a")” in \("b")."), "Es gibt keine Datei „a“ in b.")
        XCTAssertEqual(ownWords("Nobody has translated \(1)"), "Nobody has translated 1")
    }

    func testEveryLanguageHasEveryText() throws {
        let used = try texts()
        XCTAssertGreaterThan(used.count, 100)
        for (language, table) in Catalog.all {
            let table = table()
            XCTAssertEqual(used.subtracting(table.keys), [], "missing in \(language)")
            XCTAssertEqual(Set(table.keys).subtracting(used), [], "said nowhere, but in \(language)")
            for (key, text) in table {
                XCTAssertEqual(
                    text.components(separatedBy: "%@").count, key.components(separatedBy: "%@").count,
                    "\(language): \(text)")
                XCTAssertEqual(text.hasSuffix("…"), key.hasSuffix("…"), "\(language): \(text)")
            }
        }
    }

    /// Those that the sources say.
    private func texts() throws -> Set<String> {
        var folder = URL(fileURLWithPath: #filePath)
        for _ in 0..<3 { folder.deleteLastPathComponent() }
        folder.appendPathComponent("Sources")
        var found: Set<String> = []
        let files = try XCTUnwrap(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        // Words that a function is given, which says them in the user's language, are marked by its parameters' type.
        let openings = ["ownWords(\"", "text(\"", "menu(\"", "show: \"", "hide: \"", "complain("]
        for case let file as URL in files where file.pathExtension == "swift" {
            let source = try String(contentsOf: file, encoding: .utf8)
                .replacing(/ownWords\(\s+"/, with: "ownWords(\"")
            guard source.contains("ownWords(") else { continue }
            for line in source.split(separator: "\n") where openings.contains(where: { line.contains($0) }) {
                for literal in literals(of: line) where isText(literal) { found.insert(literal) }
            }
        }
        return found
    }

    /// The string literals of a line, with interpolations as placeholders.
    private func literals(of line: Substring) -> [String] {
        var found: [String] = []
        var rest = line[...]
        while let start = rest.firstIndex(of: "\"") {
            var text = ""
            rest = rest[rest.index(after: start)...]
            while let character = rest.popFirst(), character != "\"" {
                guard character == "\\", rest.first == "(" else {
                    text.append(character)
                    continue
                }
                var depth = 0
                repeat {
                    let inner = rest.removeFirst()
                    depth += inner == "(" ? 1 : inner == ")" ? -1 : 0
                } while depth > 0
                text += "%@"
            }
            found.append(text)
        }
        return found
    }

    private func isText(_ literal: String) -> Bool {
        guard let first = literal.first, literal != "%@" else { return false }
        return first.isUppercase || "“_%".contains(first)
    }
}

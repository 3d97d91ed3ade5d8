import XCTest

@testable import fenestra

/// What counts as a condition, and what only looks like one.
final class ConditionScannerTests: XCTestCase {
    private func assertRead(
        _ text: String, as expected: String?, file: StaticString = #filePath, line: UInt = #line
    ) {
        let changed = ConditionScanner.desktopBranches(of: text)
        XCTAssertEqual(changed, expected, file: file, line: line)
        if let changed { XCTAssertEqual(changed.utf8.count, text.utf8.count, file: file, line: line) }
    }

    func testConditionsAreRead() {
        assertRead("#if os(macOS)\n#endif", as: "#if os(Linux)\n#endif")
        assertRead("  #elseif os( macOS )", as: "  #elseif os( Linux )")
        assertRead("#if !os(macOS) && os(iOS) || os(macOS)", as: "#if !os(Linux) && os(iOS) || os(Linux)")
        assertRead("#if (os(iOS) || os(macOS)) // os(macOS)", as: "#if (os(iOS) || os(Linux)) // os(macOS)")
        assertRead("let ä = 1\r\n#if os (macOS)\r\n", as: "let ä = 1\r\n#if os (Linux)\r\n")
    }

    func testTheOlderSpellingIsRead() {
        assertRead("#if os(OSX)\n#endif", as: "#if (true )\n#endif")
        assertRead("#elseif !os( OSX )||os(iOS)", as: "#elseif !(true   )||os(iOS)")
        assertRead("#if os(OSX) || os(macOS)", as: "#if (true ) || os(Linux)")
        assertRead("#if os(OSX", as: nil)
        assertRead("#if os(OSXX) || OSX // os(OSX)", as: nil)
    }

    func testWhatIsNoConditionStays() {
        assertRead("", as: nil)
        assertRead("if os(macOS) {}", as: nil)
        assertRead("#if macOS", as: nil)
        assertRead("#if os(macOSX) || pos(macOS) || os(iOS)", as: nil)
        assertRead("#if os(", as: nil)
        assertRead("if #available(macOS 14, *) {}", as: nil)
        assertRead("// #if os(macOS)", as: nil)
        assertRead("/* /* */\n#if os(macOS)\n*/", as: nil)
    }

    func testStringsStay() {
        assertRead("let a = \"\"\"\n#if os(macOS)\n\"\"\"", as: nil)
        assertRead("let a = #\"\"\"\n\"\"\"\n#if os(macOS)\n\"\"\"#", as: nil)
        assertRead("let a = \"\"\"\n\\(\"\"\"\nx\n\"\"\")\n#if os(macOS)\n\"\"\"", as: nil)
    }

    func testWhatFollowsStringsIsRead() {
        for text in [
            "let a = \"/*\"", "let a = \"\\\"\"", "let a = #\"\\\"#", "let a = \"\\(f(\"/*\", (1)))\"", "let a = /\"/",
            "let a = \"\"\"\n\"\n\"\"\"", "let a = ##\"\\#(\"##", "let a = \"\\\\\"",
        ] {
            assertRead(text + "\n#if os(macOS)", as: text + "\n#if os(Linux)")
        }
    }
}

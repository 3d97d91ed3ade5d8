import SwiftUITesting
import Toolkit
import XCTest

@testable import SwiftUI

/// Text fields and editors: what they write and when.
final class TextInputTests: XCTestCase {
    private struct Values: View {
        @State var amount = 12.5
        @State var size: Int? = 3
        @State var whole = 7
        var body: some View {
            Text(verbatim: "\(amount) \(size.map(String.init) ?? "none") \(whole)")
            TextField("Amount", value: $amount, format: .number)
            TextField("Size", value: $size, format: .number)
            TextField("Whole", value: $whole, formatter: NumberFormatter())
        }
    }

    @MainActor
    func testValuesAreTakenOnReturnAndWhatIsNoneIsTakenBack() async throws {
        let view = ViewUnderTest(VStack { Values() })
        defer { view.end() }
        let amount = try view.find(.textField, "Amount")
        try amount.setText("20")
        XCTAssertEqual(view.texts, ["12.5 3 7"], "not while it is typed")
        try amount.submit()
        XCTAssertEqual(view.texts, ["20.0 3 7"])
        try amount.setText("many")
        try amount.submit()
        XCTAssertEqual(view.texts, ["20.0 3 7"])
        XCTAssertEqual(amount.value, "20")
        let size = try view.find(.textField, "Size")
        try size.setText("")
        try size.submit()
        XCTAssertEqual(view.texts, ["20.0 none 7"])
        let whole = try view.find(.textField, "Whole")
        try whole.focus()
        try whole.setText("8")
        try amount.focus()
        XCTAssertEqual(view.texts, ["20.0 none 8"], "on leaving the field too")
    }

    private struct Submitting: View {
        @State var log: [String] = []
        @State var text = ""
        var body: some View {
            VStack {
                Text(log.joined(separator: " "))
                VStack {
                    TextField("Open", text: $text).onSubmit { log.append("inner") }
                    TextField("Closed", text: $text).submitScope()
                    TextField("Old", text: $text) {
                        log.append($0 ? "begin" : "end")
                    } onCommit: {
                        log.append("commit")
                    }
                }
                .onSubmit { log.append("outer") }
                .onSubmit(of: .search) { log.append("search") }
            }
        }
    }

    /// NA4.
    @MainActor
    func testSubmissionsReachAllAroundUnlessAScopeBlocks() async throws {
        let view = ViewUnderTest(Submitting())
        defer { view.end() }
        try view.find(.textField, "Open").submit()
        XCTAssertEqual(view.texts, ["inner outer"])
        try view.find(.textField, "Closed").submit()
        XCTAssertEqual(view.texts, ["inner outer"])
        try view.find(.textField, "Old").submit()
        XCTAssertEqual(view.texts, ["inner outer commit outer"])
        try view.find(.textField, "Old").focus()
        try view.find(.textField, "Open").focus()
        XCTAssertEqual(view.texts, ["inner outer commit outer begin end"])
    }

    private struct Boxed: TextFieldStyle {
        func _body(configuration: TextField<Self._Label>) -> some View {
            HStack {
                Text(">")
                configuration
            }
        }
    }

    @MainActor
    func testAStyleOfOnesOwn() async throws {
        var text = ""
        let view = ViewUnderTest(
            TextField("Name", text: Binding(get: { text }, set: { text = $0 })).textFieldStyle(Boxed()))
        defer { view.end() }
        XCTAssertEqual(view.texts, [">"])
        try view.find(.textField, "Name").setText("x")
        XCTAssertEqual(text, "x")
    }

    func testDifferencesOfTexts() {
        func check(_ old: String, _ new: String, _ start: Int, _ removed: Int, _ inserted: String) {
            let difference = TextDifference(from: old, to: new)
            XCTAssertEqual(difference.start, start, "\(old) → \(new)")
            XCTAssertEqual(difference.removed, removed, "\(old) → \(new)")
            XCTAssertEqual(difference.inserted, inserted, "\(old) → \(new)")
        }
        check("", "", 0, 0, "")
        check("ab", "ab", 2, 0, "")
        check("ab", "aXb", 1, 0, "X")
        check("aXb", "ab", 1, 1, "")
        check("aaa", "aaaa", 3, 0, "a")
        check("é", "è", 0, 1, "è")
        check("日本", "日木", 1, 1, "木")
        check("x日本y", "xy", 1, 2, "")
        // Every change of short texts is put together again.
        let texts = ["", "a", "é", "ab", "éa", "aé", "日a", "aab", "aba", "baa", "日本日", "日日本"]
        for old in texts {
            for new in texts {
                let difference = TextDifference(from: old, to: new)
                var scalars = Array(old.unicodeScalars)
                scalars.replaceSubrange(
                    difference.start..<(difference.start + difference.removed), with: difference.inserted.unicodeScalars
                )
                var made = String.UnicodeScalarView()
                made.append(contentsOf: scalars)
                XCTAssertEqual(String(made), new, "\(old) → \(new)")
            }
        }
    }
}

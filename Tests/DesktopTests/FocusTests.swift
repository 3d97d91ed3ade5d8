import DesktopTesting
import XCTest

/// The keyboard goes through views in their order, however they came there.
final class FocusTests: AppTestCase {
    func testOrderAfterChanges() throws {
        let app = try launch("TestApps", "focus")
        try app.find(.button, "One").focus()
        try expect(["Two", "Three", "Insert", "Reverse", "Last A", "Last B"], in: app)
        try app.find(.checkBox, "Insert").click()
        try app.find(.button, "Above")
        try app.find(.button, "One").focus()
        try expect(["Two", "Three", "Insert", "Reverse", "Last A", "Last B"], in: app)
        try app.find(.checkBox, "Reverse").click()
        try app.eventually {
            try app.find(.button, "Last B").screenFrame.y < app.find(.button, "Last A").screenFrame.y
        }
        try app.find(.button, "One").focus()
        try expect(["Two", "Three", "Insert", "Reverse", "Last B", "Last A"], in: app)
        try app.find(.button, "One").focus()
        try app.desktop.keyboard.press("Tab", .shift)
        try app.eventually { try app.find(.button, "Above").isFocused }
    }

    private func expect(
        _ names: [String], in app: DesktopApp, file: StaticString = #filePath, line: UInt = #line
    ) throws {
        for name in names {
            try app.desktop.keyboard.press("Tab")
            try app.eventually("\(name) has the focus", file: file, line: line) {
                try app.find(nil, name) { try $0.states.contains(.focusable) }.isFocused
            }
        }
    }
}

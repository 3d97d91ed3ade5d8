import Foundation
import SwiftUI
import SwiftUITesting
import XCTest

/// Views as one element, traits, and what can be done with them.
@MainActor
final class AccessibilityElementTests: XCTestCase {
    private var row: some View {
        HStack {
            Text("Left")
            Text("Right")
        }
    }

    func testOneElement() async throws {
        let combined = ViewUnderTest(row.accessibilityElement(children: .combine))
        XCTAssertEqual(combined.elements().map(\.name), ["Left Right"])
        let ignored = ViewUnderTest(row.accessibilityElement().accessibilityLabel("Both").accessibilityValue(Text("2")))
        XCTAssertEqual(ignored.elements().map(\.name), ["Both"])
        XCTAssertEqual(ignored.elements().map(\.value), ["2"])
        let contained = ViewUnderTest(row.accessibilityElement(children: .contain).accessibilityLabel("Row"))
        XCTAssertEqual(contained.elements().map(\.name), ["Row", "Left", "Right"])
    }

    /// Names, values and hints are texts, keys and strings that are known only when the app runs.
    func testTextsKeysAndStrings() async throws {
        let known = "known"
        let said = ["l", "v", "h"].map { $0 + known }
        let view = ViewUnderTest(
            VStack {
                Button("1") {}.accessibilityLabel(Text("lt")).accessibilityValue(Text("vt")).accessibilityHint(
                    Text("ht"))
                Button("2") {}.accessibilityLabel("lk").accessibilityValue("vk").accessibilityHint("hk")
                Button("3") {}.accessibilityLabel(said[0]).accessibilityValue(said[1]).accessibilityHint(said[2])
            })
        XCTAssertEqual(view.elements().map(\.name), ["lt", "lk", "lknown"])
        XCTAssertEqual(view.elements().map(\.value), ["vt", "vk", "vknown"])
        XCTAssertEqual(view.elements().map(\.help), ["ht", "hk", "hknown"])
    }

    func testTraits() async throws {
        let view = ViewUnderTest(
            VStack {
                Text("Title").accessibilityAddTraits(.isHeader)
                Text("Press").accessibilityAddTraits([.isButton, .isSelected])
                Text("Plain").accessibilityRemoveTraits(.isHeader).accessibilityAddTraits(.isHeader)
            })
        XCTAssertTrue(view.contains(.heading, "Title"))
        XCTAssertTrue(view.contains(.button, "Press"))
        XCTAssertTrue(view.contains(.label, "Plain"))
    }

    func testActions() async throws {
        let log = Log()
        let view = ViewUnderTest(
            VStack {
                Text("Item").accessibilityAction { log("press") }.accessibilityAction(named: "Delete") { log("delete") }
                row.accessibilityElement(children: .combine).accessibilityAdjustableAction { log("\($0)") }
                Text("Tapped").onTapGesture { log("tap") }
            })
        try view.find(.label, "Item").press()
        try view.find(.label, "Item").perform(action: "Delete")
        let adjustable = try view.find(.group, "Left Right")
        try adjustable.increment()
        try adjustable.decrement()
        try view.find(.label, "Tapped").press()
        XCTAssertEqual(log.entries, ["press", "delete", "increment", "decrement", "tap"])
        XCTAssertThrowsError(try view.find(.label, "Tapped").perform(action: "Delete"))
    }
}

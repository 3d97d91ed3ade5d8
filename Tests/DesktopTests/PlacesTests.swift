import DesktopTesting
import XCTest

/// Views that read where they are, in a real window.
final class PlacesTests: AppTestCase {
    func testPlacesFollowWhatPushesScalesAndScrolls() throws {
        let app = try launch("TestApps", "places")
        // In points of the content, whatever the scale.
        try app.find(.label) { try $0.name.hasPrefix("scaled") && $0.name.contains(" 5 75 in") }
        try app.find(.label) { try $0.name.hasPrefix("first 0 40") && $0.name.hasSuffix("in scroll 0") }
        try app.find(.button, "Push").press()
        try app.find(.label) { try $0.name.hasPrefix("first 0 60") && $0.name.hasSuffix("in scroll 0") }
        try app.find(.label, "Scrolled by 0")
        try app.find(.label, "Row 1").scroll(down: 2)
        try app.waitUntilGone(.label, "Scrolled by 0")
        try app.find(.label) { try $0.name.hasPrefix("Scrolled by ") }
    }
}

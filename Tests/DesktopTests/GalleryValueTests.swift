import DesktopTesting
import XCTest

/// Sliders, steppers and progress as a person and a screen reader use them.
final class GalleryValueTests: AppTestCase {
    func testASliderIsDraggedAndStepped() throws {
        let app = try launch("TestApps", "gallery", "values")
        let volume = try app.find(.slider, "Volume")
        XCTAssertEqual(try volume.value, 0.3, accuracy: 0.001)
        let level = try app.find(.slider, "Level")
        try level.press(key: "Right")
        try app.find(.label) { try $0.name.contains("level 3,") }
        try level.press(key: "End")
        try app.find(.label) { try $0.name.contains("level 4,") }
        try volume.click()
        try app.eventually { try abs(volume.value - 0.5) < 0.05 }
        try app.find(.label) { try $0.name.hasSuffix("edits 1") }
        XCTAssertFalse(try app.find(.slider, "Fixed").isSensitive)
    }

    func testAStepperStepsWithinItsBounds() throws {
        let app = try launch("TestApps", "gallery", "values")
        let up = try app.find(.button) { try $0.name.hasPrefix("Increase Count") }
        try up.press()
        try app.find(.label) { try $0.name.contains("count 4,") }
        try up.click()
        try app.find(.label) { try $0.name.contains("count 5,") }
        try app.eventually("the end is reached") { try !up.isSensitive }
        try app.find(.button) { try $0.name.hasPrefix("Decrease Count") }.click()
        try app.find(.label) { try $0.name.contains("count 4,") }
        try app.desktop.keyboard.press("Down")
        try app.find(.label) { try $0.name.contains("count 3,") }
        try app.find(.button, "Increase Price").press()
        try app.find(.label, "2")
    }

    func testProgressFollows() throws {
        let app = try launch("TestApps", "gallery", "values")
        let bar = try app.find(.progressBar, "Loading")
        XCTAssertEqual(try bar.value, 0.3, accuracy: 0.001)
        try app.find(.slider, "Volume").press(key: "End")
        try app.eventually { try bar.value == 1 }
        try app.find(.progressBar, "Ring")
        try app.find(.progressBar, "Waiting")
    }
}

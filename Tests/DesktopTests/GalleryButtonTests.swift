import DesktopTesting
import XCTest

/// Buttons and toggles in every style, as a person and a screen reader find them.
final class GalleryButtonTests: AppTestCase {
    func testEveryStyleIsAButtonThatWorks() throws {
        let app = try launch("TestApps", "gallery", "buttons")
        var presses = 0
        for name in [
            "Automatic", "Bordered", "Prominent", "Borderless", "Plain", "Link", "Bar", "Destructive", "Custom", "Mini",
            "Extra Large", "Capsule", "Reject", "Green",
        ] {
            let button = try app.find(.button, name)
            try button.press()
            presses += 1
            try app.find(.label) { try $0.name.hasPrefix("Pressed \(presses),") }
        }
        try app.find(.button, "Custom").click()
        presses += 1
        try app.find(.label) { try $0.name.hasPrefix("Pressed \(presses),") }
        try app.find(.button, "Custom").press(key: "space")
        presses += 1
        try app.find(.label) { try $0.name.hasPrefix("Pressed \(presses),") }
        XCTAssertFalse(try app.find(.button, "Off").isSensitive)
    }

    func testACustomStyleIsToldOfThePress() throws {
        let app = try launch("TestApps", "gallery", "buttons")
        let button = try app.find(.button, "Custom")
        try button.hover()
        let before = try button.screenshot()
        app.desktop.pointer.press()
        try app.eventually("it looks pressed") { try button.screenshot().differences(from: before) > 100 }
        app.desktop.pointer.release()
        try app.eventually("it looks as before") { try button.screenshot().differences(from: before) < 100 }
    }

    func testTogglesOfEveryStyleShowOneState() throws {
        let app = try launch("TestApps", "gallery", "buttons")
        let toggles = try ["Check", "Switch", "Unlabelled", "Pink", "Mini Switch"].map { try app.find(.checkBox, $0) }
        for toggle in toggles {
            let isOn = try toggle.isChecked
            try toggle.press()
            try app.eventually { try toggles.allSatisfy { try $0.isChecked != isOn } }
        }
        // Mixed until it is used, then all.
        let mixed = try app.find(.checkBox, "Mixed")
        XCTAssertTrue(try mixed.states.contains(.indeterminate))
        try mixed.click()
        try app.eventually { try mixed.isChecked && !mixed.states.contains(.indeterminate) }
    }
}

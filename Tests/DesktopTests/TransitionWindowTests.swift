import DesktopTesting
import XCTest

/// Views come and go by their transitions, and redacted ones show none of their text, on the screen.
final class TransitionWindowTests: AppTestCase {
    override class var options: DesktopOptions { DesktopOptions { $0.hasAnimations = true } }

    private static let names = ["Opacity", "Scale", "Offset", "Move", "Slide", "Both", "Asymmetric"]

    /// What is dark in the row of a box: how dark the darkest is, where it starts, how many pixels.
    private struct Look: Equatable {
        var darkest: Double
        var start: Int?
        var count: Int
    }

    private func looks(_ window: AppWindow, _ rooms: [Rectangle]) throws -> [Look] {
        let frame = window.frame
        let picture = try window.screenshot()
        return rooms.map { room in
            let y = room.center.y - frame.y
            // The view may stand beside its room while it moves.
            let row = (-60..<340).map { picture[max(0, room.x - frame.x + $0), y].luminance }
            let dark = row.indices.filter { row[$0] < 0.6 }
            return Look(darkest: row.min() ?? 1, start: dark.first.map { $0 - 60 }, count: dark.count)
        }
    }

    func testViewsComeAndGo() throws {
        let app = try launch("TestApps", "transitions")
        let window = try app.window(titled: "Transitions")
        let rooms = try Self.names.map { try app.find(.image, $0 + " Room").screenFrame }
        let button = try app.find(.button, "Come and Go")
        for isComing in [true, false] {
            try button.press()
            var seen: [[Look]] = []
            try app.eventually(isComing ? "all have come" : "all have gone") {
                let now = try looks(window, rooms)
                seen.append(now)
                return now.allSatisfy { isComing ? $0 == Look(darkest: 0, start: 0, count: 40) : $0.count == 0 }
            }
            func passes(_ name: String, line: UInt = #line, _ isBetween: (Look) -> Bool) throws {
                let index = try XCTUnwrap(Self.names.firstIndex(of: name))
                let row = seen.map { $0[index] }
                XCTAssertTrue(row.contains(where: isBetween), "\(name) \(isComing): \(row)", line: line)
            }
            try passes("Opacity") { $0.darkest > 0.05 && $0.darkest < 0.8 }
            try passes("Scale") { (2..<39).contains($0.count) && $0.darkest < 0.3 }
            try passes("Offset") { ($0.start ?? 0) > 2 }
            try passes("Move") { ($0.start ?? 0) < -2 }
            try passes("Slide") { isComing ? ($0.start ?? 0) < -2 : ($0.start ?? 0) > 2 }
            try passes("Both") { (2..<39).contains($0.count) && $0.darkest > 0.05 }
            try passes("Asymmetric") {
                isComing ? ($0.start ?? 0) > 2 : $0.start == 0 && $0.darkest > 0.05
            }
            for name in Self.names {
                if isComing { try app.find(.image, name) } else { try app.waitUntilGone(.image, name) }
            }
        }
        try app.find(.button, "At Once").press()
        try app.eventually("without an animation they are there") {
            try looks(window, rooms).allSatisfy { $0.count == 40 }
        }
    }

    func testRedactedTextCannotBeRead() throws {
        let app = try launch("TestApps", "transitions")
        let secret = try app.find(.label, "A secret line of text")
        let open = try app.find(.label, "Never hidden")
        let (area, openArea) = (try secret.screenFrame, try open.screenFrame)
        func columns(_ area: Rectangle) throws -> Int {
            // How often it goes from light to dark along the middle: letters do often, a bar does not.
            let picture = try app.desktop.screenshot(of: area)
            let row = (0..<picture.width).map { x in
                (0..<picture.height).map { picture[x, $0].luminance }.min()! < 0.6
            }
            return zip(row, row.dropFirst()).filter { $0 != $1 }.count
        }
        try app.eventually("letters are drawn") { try columns(area) > 10 }
        let visible = try columns(openArea)
        try app.find(.checkBox, "Redact").press()
        try app.eventually("no letters are left") { try columns(area) <= 2 }
        XCTAssertEqual(try columns(openArea), visible)
        try app.find(.checkBox, "Redact").press()
        try app.eventually("letters are back") { try columns(area) > 10 }
    }
}

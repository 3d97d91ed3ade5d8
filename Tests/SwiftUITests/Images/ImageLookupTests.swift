import XCTest

@testable import SwiftUI

final class ImageLookupTests: XCTestCase {
    fileprivate var folder = ""

    override func setUpWithError() throws {
        folder = NSTemporaryDirectory() + "images-\(UUID().uuidString).resources"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    override func tearDownWithError() throws { try FileManager.default.removeItem(atPath: folder) }

    private func write(_ path: String, _ text: String = "") throws {
        let path = folder + "/" + path
        try FileManager.default.createDirectory(
            atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }

    private func find(_ name: String, isResourceFolder: Bool = true) -> String? {
        ImageIndex(folder: folder, isResourceFolder: isResourceFolder).file(name).map {
            "\($0.path.dropFirst(folder.count + 1)) \($0.scale)" + ($0.isTemplate ? " template" : "")
        }
    }

    func testFilesByName() throws {
        for file in ["logo.png", "logo@2x.png", "logo@3x.txt", "mark.png", "mark.svg", "a@x.png", "sub/deep.jpg"] {
            try write(file)
        }
        XCTAssertEqual(find("logo"), "logo@2x.png 2.0")
        XCTAssertEqual(find("logo.png"), "logo@2x.png 2.0")
        XCTAssertEqual(find("mark"), "mark.svg 1.0")
        XCTAssertEqual(find("a@x"), "a@x.png 1.0")
        XCTAssertEqual(find("deep"), "sub/deep.jpg 1.0")
        XCTAssertEqual(find("sub/deep"), "sub/deep.jpg 1.0")
        XCTAssertNil(find("deep", isResourceFolder: false))
        XCTAssertNil(find("missing"))
        XCTAssertNil(find(""))
    }

    func testAssetCatalog() throws {
        let set = "Media.xcassets/group/hero.imageset/"
        try write(
            set + "Contents.json",
            """
            {"images": [
              {"idiom": "universal", "filename": "h1.png", "scale": "1x"},
              {"idiom": "universal", "filename": "h2.png", "scale": "2x"},
              {"idiom": "universal", "filename": "dark.png", "scale": "3x",
               "appearances": [{"appearance": "luminosity", "value": "dark"}]},
              {"idiom": "universal", "scale": "3x"},
              {"idiom": "watch", "filename": "watch.svg"}
            ], "properties": {"template-rendering-intent": "template"}}
            """)
        for file in ["h1.png", "h2.png", "dark.png", "watch.svg"] { try write(set + file) }
        try write("hero.svg")
        XCTAssertEqual(find("hero"), set + "h2.png 2.0 template")
        XCTAssertEqual(find("group/hero"), set + "h2.png 2.0 template")
        XCTAssertEqual(find("hero", isResourceFolder: false), set + "h2.png 2.0 template")
    }

    func testDamagedSetsCostOnlyThemselves() throws {
        try write("A.xcassets/broken.imageset/Contents.json", "{")
        try write("A.xcassets/empty.imageset/Contents.json", "{\"images\": []}")
        try write("A.xcassets/lost.imageset/Contents.json", "{\"images\": [{\"filename\": \"no.png\"}]}")
        try write("A.xcassets/good.imageset/Contents.json", "{\"images\": [{\"filename\": \"g.png\"}]}")
        try write("A.xcassets/good.imageset/g.png")
        for name in ["broken", "empty", "lost"] { XCTAssertNil(find(name), name) }
        XCTAssertEqual(find("good"), "A.xcassets/good.imageset/g.png 1.0")
    }
}

extension ImageLookupTests {
    func testColorsOfTheSystem() throws {
        func write(_ name: String, _ reference: String) throws {
            let set = folder + "/A.xcassets/\(name).colorset"
            try FileManager.default.createDirectory(atPath: set, withIntermediateDirectories: true)
            let text =
                #"{"colors": [{"idiom": "universal", "color": {"platform": "ios", "reference": "\#(reference)"}}]}"#
            try Data(text.utf8).write(to: URL(fileURLWithPath: set + "/Contents.json"))
        }
        try write("sky", "systemBlueColor")
        try write("ink", "labelColor")
        try write("odd", "colorOfTomorrow")
        let index = ImageIndex(folder: folder, isResourceFolder: true)
        XCTAssertEqual(index.color("sky"), Color.blue.paint)
        XCTAssertEqual(index.color("ink"), Color.primary.paint)
        XCTAssertNil(index.color("odd"))
    }
}

import SwiftUI
import SwiftUITesting
import UniformTypeIdentifiers
import XCTest

private struct Place: Codable, Transferable {
    var name: String
    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json)
    }
}

@MainActor
final class SharingTests: XCTestCase {
    func testAnAddressIsShared() async throws {
        let app = ViewUnderTest(
            ShareLink(item: URL(string: "https://example.com/a")!, subject: Text("Look"), message: Text("Nice & new")),
            size: CGSize(width: 300, height: 200))
        let menu = try app.find(.button, "Share…").menu()
        XCTAssertEqual(menu.titles, ["Copy Link", "Open Link With…", "Send by E-Mail…"])
        try menu.item("Copy Link").choose()
        let text = try await app.clipboardText()
        XCTAssertEqual(text, "https://example.com/a")
        let list = try await app.clipboard("text/uri-list")
        XCTAssertEqual(list, Data("https://example.com/a\r\n".utf8))
        try menu.item("Send by E-Mail…").choose()
        try await app.eventually { !app.mails.isEmpty }
        XCTAssertEqual(
            app.mails,
            ["mailto:?subject=Look&body=Nice%20%26%20new%0D%0Ahttps%3A//example.com/a"])
        try menu.item("Open Link With…").choose()
        try await app.eventually { app.addressesToChooseFor == ["https://example.com/a"] }
        XCTAssertEqual(app.messages, [])
    }

    func testAValueIsSavedUnderItsName() async throws {
        let app = ViewUnderTest(
            ShareLink(item: Place(name: "Garden"), preview: SharePreview("My Garden")),
            size: CGSize(width: 300, height: 200))
        let menu = try app.find(.button, "Share…").menu()
        XCTAssertEqual(menu.titles, ["Copy", "Open With…", "Save As…", "Send by E-Mail…"])
        try menu.item("Save As…").choose()
        let chooser = try app.fileChooser()
        XCTAssertEqual(chooser.suggestedName, "My Garden.json")
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("shared-\(UUID()).json")
        defer { try? FileManager.default.removeItem(at: place) }
        chooser.choose(place)
        try await app.eventually { (try? Data(contentsOf: place)) == Data(#"{"name":"Garden"}"#.utf8) }
        try menu.item("Copy").choose()
        let json = try await app.clipboard("application/json")
        XCTAssertEqual(json, Data(#"{"name":"Garden"}"#.utf8))
        try menu.item("Open With…").choose()
        try await app.eventually { app.addressesToChooseFor.first?.hasSuffix("My%20Garden.json") == true }
    }

    func testAValueIsExported() async throws {
        struct Export: View {
            @State private var isShown = false
            @State private var name = ""
            var body: some View {
                Button("Export") { isShown = true }
                Text("Saved \(name)")
                    .fileExporter(isPresented: $isShown, item: Place(name: "Pond"), defaultFilename: "pond") {
                        name = (try? $0.get().lastPathComponent) ?? "nothing"
                    }
            }
        }
        let app = ViewUnderTest(Export(), size: CGSize(width: 300, height: 200))
        try app.find(.button, "Export").press()
        let chooser = try app.fileChooser()
        XCTAssertEqual(chooser.suggestedName, "pond.json")
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("exported-\(UUID()).json")
        defer { try? FileManager.default.removeItem(at: place) }
        chooser.choose(place)
        try await app.eventually { app.texts.contains("Saved \(place.lastPathComponent)") }
        XCTAssertEqual(try Data(contentsOf: place), Data(#"{"name":"Pond"}"#.utf8))
    }

    func testSeveralTextsWithALabel() async throws {
        let app = ViewUnderTest(
            ShareLink("Send", items: ["one", "two"]), size: CGSize(width: 300, height: 200))
        let menu = try app.find(.button, "Send").menu()
        XCTAssertEqual(menu.titles, ["Copy", "Save As…", "Send by E-Mail…"])
        try menu.item("Copy").choose()
        let text = try await app.clipboardText()
        XCTAssertEqual(text, "one\ntwo")
    }

    func testTheTitleStandsForADocument() async throws {
        let url = URL(fileURLWithPath: NSHomeDirectory() + "/Notes/Garden.txt")
        struct Page: View {
            let url: URL
            @State private var dropped = ""
            var body: some View {
                Text("Dropped \(dropped)")
                    .frame(width: 300, height: 100)
                    .dropDestination(for: URL.self) { urls, _ in
                        dropped = urls[0].lastPathComponent
                        return true
                    }
                    .navigationTitle("Garden") { Button("Print") {} }
                    .navigationDocument(url)
            }
        }
        let app = ViewUnderTest(Page(url: url), size: CGSize(width: 500, height: 300))
        let menu = try app.find(.button, "Garden").menu()
        XCTAssertEqual(menu.titles, ["Open “~/Notes”", "Copy", "Print"])
        try menu.item("Copy").choose()
        let list = try await app.clipboard("text/uri-list")
        XCTAssertEqual(list, Data((url.absoluteString + "\r\n").utf8))
        try menu.item("Open “~/Notes”").choose()
        XCTAssertEqual(app.openedURLs.map(\.lastPathComponent), ["Notes"])
        _ = try app.find(.image, "Garden.txt")
        XCTAssertEqual(app.problems, [])
    }
}

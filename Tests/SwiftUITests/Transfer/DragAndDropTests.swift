import SwiftUI
import SwiftUITesting
import UniformTypeIdentifiers
import XCTest

private struct Colour: Codable, Transferable {
    var name: String
    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: UTType(exportedAs: "org.example.colour"))
        ProxyRepresentation(exporting: \.name)
    }
}

@MainActor
final class DragAndDropTests: XCTestCase {
    private struct Palette: View {
        @State private var colours: [String] = []
        @State private var texts: [String] = []
        @State private var isTargeted = false
        @State private var isEnabled = true

        var body: some View {
            VStack(spacing: 10) {
                Text("Red").draggable(Colour(name: "Red"))
                Text("Word").draggable("a word")
                Text("Nothing")
                Text("Colours \(colours.joined(separator: " "))\(isTargeted ? " here" : "")")
                    .frame(width: 200, height: 40)
                    .dropDestination(for: Colour.self) { new, location in
                        guard location.x > 0, location.x < 200 else { return false }
                        colours += new.map(\.name)
                        return true
                    } isTargeted: {
                        isTargeted = $0
                    }
                    .disabled(!isEnabled)
                Text("Texts \(texts.joined(separator: "; "))")
                    .frame(width: 200, height: 40)
                    .dropDestination(for: String.self) { new, _ in
                        texts += new
                        return true
                    }
                Toggle("Enabled", isOn: $isEnabled)
            }
        }
    }

    func testValuesAreDroppedOnWhatTakesTheirType() async throws {
        let app = ViewUnderTest(Palette(), size: CGSize(width: 400, height: 400))
        let red = try app.find(.label, "Red")
        let taken = try await app.drag(red, to: app.find(.label, "Colours "))
        XCTAssertTrue(taken)
        try await app.eventually { app.texts.contains("Colours Red") }
        // As the text that it is, too, but a text is no colour.
        try await app.drag(red, to: app.find(.label, "Texts "))
        try await app.eventually { app.texts.contains("Texts Red") }
        let wasTaken = try await app.drag(app.find(.label, "Word"), to: app.find(.label, "Colours Red"))
        XCTAssertFalse(wasTaken)
        do {
            try await app.drag(app.find(.label, "Nothing"), to: red)
            XCTFail("it cannot be dragged")
        } catch {}
        XCTAssertEqual(app.problems, [])
        XCTAssertEqual(app.messages, [])
    }

    func testATargetKnowsWhatIsOverIt() async throws {
        let app = ViewUnderTest(Palette(), size: CGSize(width: 400, height: 400))
        let target = try app.find(.label, "Colours ")
        try await app.drag(app.find(.label, "Red"), over: target) {
            XCTAssertTrue(app.texts.contains("Colours  here"), app.outline)
        }
        XCTAssertTrue(app.texts.contains("Colours "))
        try await app.drag(app.find(.label, "Word"), over: target) {
            XCTAssertTrue(app.texts.contains("Colours "))
        }
        try app.find(.checkBox, "Enabled").press()
        let taken = try await app.drag(app.find(.label, "Red"), to: app.find(.label, "Colours "))
        XCTAssertFalse(taken, "a disabled view takes nothing")
    }

    func testOtherAppsDropDataOfTheType() async throws {
        let app = ViewUnderTest(Palette(), size: CGSize(width: 400, height: 400))
        let type = try XCTUnwrap(UTType("org.example.colour")?.preferredMIMEType)
        let good = try await app.drop(
            ForeignData("text/html", Data("<b>Blue</b>".utf8)), ForeignData(type, Data(#"{"name":"Blue"}"#.utf8)),
            on: app.find(.label, "Colours "))
        XCTAssertTrue(good)
        try await app.eventually { app.texts.contains("Colours Blue") }
        XCTAssertEqual(app.messages, [])
        // What is no colour though it says so.
        let bad = try await app.drop(ForeignData(type, Data("green".utf8)), on: app.find(.label, "Colours Blue"))
        XCTAssertFalse(bad)
        XCTAssertEqual(app.messages.count, 1)
        XCTAssertTrue(app.messages[0].contains("cannot be read as Colour"), app.messages[0])
        // Files of texts are read.
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("dropped \(UUID()).txt")
        try Data("from a file".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        try await app.drop(.urls([file]), on: app.find(.label, "Texts "))
        try await app.eventually { app.texts.contains("Texts from a file") }
    }

    private struct Folder: View {
        @State private var names: [String] = []
        @State private var events: [String] = []
        var body: some View {
            VStack {
                Text("Names \(names.joined(separator: " "))")
                    .frame(width: 300, height: 60)
                    .onDrop(of: [.fileURL], isTargeted: nil) { providers in
                        for provider in providers {
                            provider.loadObject(ofClass: URL.self) { url, _ in
                                guard let name = url?.lastPathComponent else { return }
                                Task { @MainActor in names.append(name) }
                            }
                        }
                        return true
                    }
                Text("Events \(events.joined(separator: " "))")
                    .frame(width: 300, height: 60)
                    .onDrop(of: [UTType.text], delegate: Watcher { events.append($0) })
                Text("Drag").onDrag { NSItemProvider(object: "dragged" as NSString) }
            }
        }
    }

    private struct Watcher: DropDelegate {
        let note: (String) -> Void
        func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.plainText]) }
        func dropEntered(info: DropInfo) { note("entered") }
        func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
        func dropExited(info: DropInfo) { note("exited") }
        func performDrop(info: DropInfo) -> Bool {
            note("dropped \(info.itemProviders(for: [.text]).count)")
            return true
        }
    }

    func testProvidersAndDelegates() async throws {
        let app = ViewUnderTest(Folder(), size: CGSize(width: 400, height: 300))
        let files = ["/tmp/one.txt", "/tmp/two words.png"].map { URL(fileURLWithPath: $0) }
        let taken = try await app.drop(.urls(files), on: app.find(.label, "Names "))
        XCTAssertTrue(taken)
        try await app.eventually {
            app.texts.contains("Names one.txt two words.png") || app.texts.contains("Names two words.png one.txt")
        }
        let names = try XCTUnwrap(app.elements().first { $0.name.hasPrefix("Names") })
        let text = try await app.drop(.text("no file"), on: names)
        XCTAssertFalse(text)
        try await app.drag(app.find(.label, "Drag"), to: app.find(.label, "Events "))
        try await app.eventually { app.texts.contains("Events entered exited dropped 1") }
    }

    func testPasteButton() async throws {
        struct Paste: View {
            @State private var pasted: [String] = []
            var body: some View {
                Text("Pasted \(pasted.joined(separator: " "))")
                PasteButton(payloadType: Colour.self) { pasted += $0.map(\.name) }
            }
        }
        let app = ViewUnderTest(Paste(), size: CGSize(width: 300, height: 200))
        XCTAssertFalse(try app.find(.button, "Paste").isEnabled)
        app.copyElsewhere(.text("Red"))
        XCTAssertFalse(try app.find(.button, "Paste").isEnabled)
        let type = try XCTUnwrap(UTType("org.example.colour")?.preferredMIMEType)
        app.copyElsewhere(ForeignData(type, Data(#"{"name":"Blue"}"#.utf8)))
        await app.settle()
        try app.find(.button, "Paste").press()
        try await app.eventually { app.texts.contains("Pasted Blue") }
    }
}

import SwiftUI
import SwiftUITesting
import UniformTypeIdentifiers
import XCTest

@MainActor
final class PictureTransferTests: XCTestCase {
    private struct Drop: View {
        @State private var pictures = 0
        @State private var colours: [String] = []
        @Environment(\.self) private var environment
        var body: some View {
            Text("Pictures \(pictures)").frame(width: 200, height: 40)
                .dropDestination(for: Image.self) { new, _ in
                    pictures += new.count
                    return true
                }
            Text("Colours \(colours.joined(separator: " "))").frame(width: 200, height: 40)
                .dropDestination(for: Color.self) { new, _ in
                    colours += new.map { $0.resolve(in: environment).description }
                    return true
                }
            Text("Red").draggable(Color(red: 1, green: 0, blue: 0))
        }
    }

    func testPicturesAndColours() async throws {
        let app = ViewUnderTest(Drop(), size: CGSize(width: 300, height: 300))
        let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1, 2, 3])
        let taken = try await app.drop(ForeignData("image/png", png), on: app.find(.label, "Pictures 0"))
        XCTAssertTrue(taken)
        try await app.eventually { app.texts.contains("Pictures 1") }
        let broken = try await app.drop(ForeignData("image/png", Data("no".utf8)), on: app.find(.label, "Pictures 1"))
        XCTAssertFalse(broken)
        XCTAssertEqual(app.messages.count, 1)
        try await app.drag(app.find(.label, "Red"), to: app.find(.label, "Colours "))
        try await app.eventually { app.texts.contains("Colours #FF0000FF") }
    }
}

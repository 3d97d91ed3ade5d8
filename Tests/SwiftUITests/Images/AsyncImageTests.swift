import HeadlessToolkit
import XCTest

@testable import SwiftUI
@testable import SwiftUITesting

@MainActor
final class AsyncImageTests: XCTestCase {
    private struct Cover: View {
        @State private var name = "a"
        var body: some View {
            VStack {
                AsyncImage(url: URL(string: "https://example.org/\(name)")) { phase in
                    switch phase {
                    case .empty: Text("waiting")
                    case .success(let image): image.accessibilityLabel("cover")
                    case .failure: Text("failed")
                    }
                }
                Button("Other") { name = "missing" }
            }
        }
    }

    func testPhases() async throws {
        let view = ViewUnderTest(Cover())
        view.launch.toolkit.services.webContents["https://example.org/a"] = Data([1, 2, 3])
        XCTAssertTrue(view.contains(.label, "waiting") || view.contains(.label, "failed"))
        await view.settle()
        try view.find(.button, "Other").press()
        await view.settle()
        XCTAssertTrue(view.contains(.label, "failed"))
    }

    func testAFileIsShown() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("cover-\(UUID()).png")
        try Data([1, 2, 3]).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let view = ViewUnderTest(
            AsyncImage(url: file, scale: 2) {
                $0.accessibilityLabel("cover")
            } placeholder: {
                Text("waiting")
            })
        await view.settle()
        XCTAssertTrue(view.contains(.image, "cover"))
        XCTAssertFalse(view.contains(.label, "waiting"))
    }
}

import SwiftUI
import SwiftUITesting
import XCTest

/// What views say of dialogs for files.
@MainActor
final class FileDialogSettingsTests: XCTestCase {
    func testLabelMessageAndFolder() async throws {
        let app = AppUnderTest(SettledApp.self)
        XCTAssertEqual(try app.fileChooser().title, "Which map?")
        XCTAssertEqual(try app.fileChooser().acceptLabel, "Take")
        XCTAssertEqual(try app.fileChooser().folder, "/usr/share")
        app.end()
    }
}

private struct SettledApp: App {
    var body: some Scene {
        WindowGroup {
            Text("Maps")
                .fileImporter(isPresented: .constant(true), allowedContentTypes: [.image]) { _ in }
                .fileDialogMessage("Which map?")
                .fileDialogConfirmationLabel("Take")
                .fileDialogDefaultDirectory(URL(fileURLWithPath: "/usr/share"))
        }
    }
}

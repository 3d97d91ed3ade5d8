import Combine
import SwiftUI
import SwiftUITesting
import XCTest

/// Keys that come before the update that something just before them has asked for.
@MainActor
final class KeysBehindChangesTests: XCTestCase {
    @MainActor
    private final class Model: ObservableObject {
        static let shared = Model()
        @Published var isReady = false
        @Published var track: String?
        var done: [String] = []
    }

    private struct Deck: View {
        @ObservedObject var model = Model.shared
        var body: some View {
            Button("Play") { model.done.append("play") }
                .keyboardShortcut("p")
                .disabled(!model.isReady)
                .focusedSceneValue(\.deckTrack, model.track)
        }
    }

    private struct DeckCommands: Commands {
        @FocusedValue(\.deckTrack) private var track
        var body: some Commands {
            CommandMenu("Deck") {
                Button("Skip") { Model.shared.done.append("skip \(track ?? "nothing")") }
                    .keyboardShortcut("k")
                    .disabled(track == nil)
            }
        }
    }

    private struct DeckApp: App {
        var body: some Scene { WindowGroup("Deck") { Deck() }.commands { DeckCommands() } }
    }

    func testAKeyFindsWhatIsToBeThereAfterTheUpdate() async throws {
        let app = AppUnderTest(DeckApp.self)
        let window = try app.frontWindow()
        let model = Model.shared
        XCTAssertFalse(window.press("p", .command))
        XCTAssertFalse(window.press("k", .command))
        model.isReady = true
        XCTAssertTrue(window.press("p", .command))
        model.track = "A"
        XCTAssertTrue(window.press("k", .command))
        model.track = "B"
        XCTAssertTrue(window.press("k", .command))
        model.isReady = false
        model.track = nil
        XCTAssertFalse(window.press("p", .command))
        XCTAssertFalse(window.press("k", .command))
        XCTAssertEqual(model.done, ["play", "skip A", "skip B"])
        XCTAssertEqual(app.problems, [])
    }
}

extension FocusedValues {
    fileprivate var deckTrack: String? {
        get { self[DeckTrackKey.self] }
        set { self[DeckTrackKey.self] = newValue }
    }
    private struct DeckTrackKey: FocusedValueKey { typealias Value = String }
}

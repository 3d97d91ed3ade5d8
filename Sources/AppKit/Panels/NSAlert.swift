import Foundation
import Toolkit

extension NSApplication {
    /// How a dialog ended.
    public struct ModalResponse: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// A choice was taken.
        public static let OK = ModalResponse(rawValue: 1)
        /// It was cancelled.
        public static let cancel = ModalResponse(rawValue: 0)
        /// An alert's first button.
        public static let alertFirstButtonReturn = ModalResponse(rawValue: 1000)
        /// An alert's second button.
        public static let alertSecondButtonReturn = ModalResponse(rawValue: 1001)
        /// An alert's third button; further ones have the numbers after it.
        public static let alertThirdButtonReturn = ModalResponse(rawValue: 1002)
    }
}

/// A question or a message over a window. It is begun, and tells its answer later; there is no call that waits for it.
@MainActor @preconcurrency
public final class NSAlert: NSObject {
    /// An alert without a text.
    public nonisolated override init() { super.init() }

    /// An alert that tells of an error.
    public convenience init(error: any Error) {
        self.init()
        messageText = error.localizedDescription
        informativeText = (error as? any LocalizedError)?.recoverySuggestion ?? ""
    }

    /// What it says.
    public var messageText = ""
    /// What it says below.
    public var informativeText = ""
    private var titles: [String] = []

    /// Adds a button; the first one is the default, and one that is called Cancel is what Escape presses. Without any
    /// there is one that says OK.
    public func addButton(withTitle title: String) { titles.append(title) }

    /// Shows it over a window; the handler is told which button was pressed.
    public func beginSheetModal(
        for sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
    ) {
        let titles = titles.isEmpty ? ["OK"] : titles
        let cancels = ["Cancel", ownWords("Cancel")]
        let buttons = titles.enumerated().map { index, title in
            AlertContent.Button(title, role: cancels.contains(title) ? .cancel : .standard, isDefault: index == 0)
        }
        AppKitConnection.host?.ask(messageText, informativeText, buttons, over: sheetWindow.hosted?.surface) {
            handler?(NSApplication.ModalResponse(rawValue: 1000 + $0))
        }
    }

    /// Shows it over a window, and says which button was pressed.
    @discardableResult
    public func beginSheetModal(for sheetWindow: NSWindow) async -> NSApplication.ModalResponse {
        await withCheckedContinuation { continuation in
            beginSheetModal(for: sheetWindow) { continuation.resume(returning: $0) }
        }
    }
}

import Foundation

/// What the toolkit has to say to the author, on standard error, each thing once.
@MainActor
enum Log {
    private static var said: Set<String> = []

    static func once(_ message: String) {
        guard said.insert(message).inserted else { return }
        FileHandle.standardError.write(Data("Fenestra: \(message)\n".utf8))
    }
}

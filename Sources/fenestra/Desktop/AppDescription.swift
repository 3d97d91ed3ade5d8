import Foundation

/// What an app says of itself when it has launched; see `AppDescription` of the framework.
struct AppDescription: Decodable, Equatable {
    struct FileType: Decodable, Equatable {
        let mimeType: String
        let name: String?
        let endings: [String]
        let parents: [String]
    }

    let identifier: String
    let name: String
    let types: [FileType]
    let schemes: [String]

    /// A name of a file or an icon is made of the identifier, which comes from the app.
    var isValid: Bool {
        !identifier.isEmpty && identifier.utf8.count <= 255 && !identifier.hasPrefix(".")
            && identifier.utf8.allSatisfy { byte in
                isascii(Int32(byte)) != 0 && (isalnum(Int32(byte)) != 0 || "-_.".utf8.contains(byte))
            }
    }
}

/// Where an app tells what it is: a pipe that it finds by its environment.
struct DescriptionPipe {
    private static let variable = "FENESTRA_DESCRIPTION"
    private let folder: TemporaryFolder
    private var path: String { folder.path + "/description" }

    init() throws {
        folder = try TemporaryFolder()
        guard mkfifo(folder.path + "/description", 0o600) == 0 else { throw Failure("cannot make a pipe") }
    }

    /// For the app.
    var environment: [String: String] { [Self.variable: path] }

    /// Calls `take` on another thread once the app has said what it is. An app that says nothing is waited for until
    /// this process ends.
    func read(_ take: @escaping @Sendable (Result<AppDescription, any Error>) -> Void) {
        let path = self.path
        Thread.detachNewThread {
            // Opened when the app opens it.
            guard let data = FileHandle(forReadingAtPath: path)?.readDataToEndOfFile(), !data.isEmpty else { return }
            take(Result { try JSONDecoder().decode(AppDescription.self, from: data) })
        }
    }

    func remove() { folder.remove() }
}

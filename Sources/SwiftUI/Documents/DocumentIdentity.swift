import Foundation

/// What the session keeps of a document's window: where the document comes from at the next launch.
struct DocumentIdentity: Codable, Hashable {
    var file: URL?
    /// What is kept of it in the app's state folder.
    var draft: String?
}

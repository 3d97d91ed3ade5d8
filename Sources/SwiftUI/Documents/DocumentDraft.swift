import Foundation
import FoundationSupplement

/// What the app keeps of a document in its state folder: the content of one that has no file yet or could not be saved,
/// and what a file held before it was saved in place.
struct DocumentDraft: Sendable {
    let id: String
    private let folder: String

    /// What is known of a kept content.
    struct Information: Codable {
        /// The file that it could not be saved to.
        var file: URL?
        var name: String
        var type: String
        /// `WindowManager.key(of:)`.
        var scene: String
    }

    /// Where drafts are; nil where nothing is kept between launches.
    @MainActor
    static var place: String? { SessionKeeper.current.folder.map { $0 + "/documents" } }

    /// A place for a new draft. Nothing is made before something is kept.
    @MainActor
    init?(id: String = UUID().uuidString) {
        guard let place = Self.place, UUID(uuidString: id) != nil else { return nil }
        self.id = id
        folder = place + "/" + id
    }

    /// Those of the last session.
    @MainActor
    static func all() -> [DocumentDraft] {
        guard let place, let names = try? FileManager.default.contentsOfDirectory(atPath: place) else { return [] }
        return names.sorted().compactMap { DocumentDraft(id: $0) }
    }

    private var contentPath: String { folder + "/content" }
    private var originalPath: String { folder + "/original" }
    private var informationPath: String { folder + "/document.json" }

    private func makeFolder() throws {
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }

    func keep(_ content: FileWrapper, _ information: Information) throws {
        try makeFolder()
        try FileSaving.write(content.copied, to: contentPath)
        let encoded = FileWrapper(regularFileWithContents: try JSONEncoder().encode(information))
        try FileSaving.write(encoded, to: informationPath)
    }

    func keepOriginal(_ original: FileWrapper) throws {
        try makeFolder()
        try FileSaving.write(original.copied, to: originalPath)
    }

    /// The content that was kept; nil where there is none.
    func content() -> (FileWrapper, Information)? {
        guard let bytes = FileManager.default.contents(atPath: informationPath),
            let information = try? JSONDecoder().decode(Information.self, from: bytes),
            let content = try? FileWrapper(url: URL(fileURLWithPath: contentPath), options: .immediate)
        else { return nil }
        return (content, information)
    }

    func original() -> FileWrapper? {
        try? FileWrapper(url: URL(fileURLWithPath: originalPath), options: .immediate)
    }

    /// The content is where it belongs.
    func forgetContent() {
        try? FileManager.default.removeItem(atPath: informationPath)
        try? FileManager.default.removeItem(atPath: contentPath)
        // Goes with the last of what is in it.
        rmdir(folder)
    }

    func forgetOriginal() {
        try? FileManager.default.removeItem(atPath: originalPath)
        rmdir(folder)
    }

    func forget() { try? FileManager.default.removeItem(atPath: folder) }
}

extension FileWrapper {
    /// With permissions of its own: what a draft is of may be a file that only others may write.
    fileprivate var copied: FileWrapper {
        guard isRegularFile else { return self }
        return FileWrapper(regularFileWithContents: regularFileContents ?? Data())
    }
}

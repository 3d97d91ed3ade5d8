import Foundation
import UniformTypeIdentifiers

/// What a desktop has to know of an app to list it among others and to open files with it.
///
/// `fenestra run` makes a desktop entry of it, so that docks, launchers and file managers know an app that is being
/// written. It says in the environment where it waits for the description.
struct AppDescription: Encodable {
    struct FileType: Encodable {
        let mimeType: String
        let name: String?
        let endings: [String]
        /// MIME types that it is a kind of, the closest.
        let parents: [String]
    }

    /// The id that its windows have.
    let identifier: String
    let name: String
    /// Of documents that it opens, those that it edits first.
    let types: [FileType]
    /// Of addresses that it opens, without a colon.
    let schemes: [String]

    static let variable = "FENESTRA_DESCRIPTION"

    /// Tells the launcher, where there is one that waits. To be called when the app's scenes are there.
    @MainActor
    static func tellLauncher() {
        guard let place = getenv(variable) else { return }
        let path = String(cString: place)
        // Not for what the app starts.
        unsetenv(variable)
        // A pipe that nobody reads must not hold up the app.
        let file = open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { return }
        let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
        guard let data = try? JSONEncoder().encode(AppDescription.ofThisApp) else { return }
        try? handle.write(contentsOf: data)
    }

    @MainActor
    private static var ofThisApp: AppDescription {
        let kinds = DocumentManager.shared.scenes.compactMap(\.documents)
        var types: [FileType] = []
        for kind in kinds.filter(\.isEditor) + kinds.filter({ !$0.isEditor }) {
            for type in kind.readableTypes {
                guard let mime = type.preferredMIMEType, !types.contains(where: { $0.mimeType == mime }) else {
                    continue
                }
                types.append(FileType(type, mime))
            }
        }
        return AppDescription(
            identifier: AppIdentity.identifier, name: AppIdentity.name, types: types, schemes: declaredSchemes)
    }

    /// Those of the app's information, under `CFBundleURLTypes`.
    private static var declaredSchemes: [String] {
        guard MainBundle.hasContents else { return [] }
        let declarations = Bundle.main.infoDictionary?["CFBundleURLTypes"] as? [[String: Any]] ?? []
        return declarations.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }.map { $0.lowercased() }
    }
}

extension AppDescription.FileType {
    fileprivate init(_ type: UTType, _ mime: String) {
        let around = type.supertypes.filter { $0.preferredMIMEType != nil && $0.preferredMIMEType != mime }
        let closest = around.filter { candidate in !around.contains { $0.isSubtype(of: candidate) } }
        self.init(
            mimeType: mime, name: type.localizedDescription, endings: type.tags[.filenameExtension] ?? [],
            parents: closest.compactMap(\.preferredMIMEType).sorted())
    }
}

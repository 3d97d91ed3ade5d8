import Foundation

/// Finds types: the well-known ones, those the app declares, and the desktop's MIME database, which is read when
/// something is asked for that nobody else knows.
enum TypeRegistry {
    private static let byIdentifier: [String: TypeDeclaration] = Dictionary(
        KnownTypes.declarations.map { ($0.identifier.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
    private static let lock = NSLock()
    nonisolated(unsafe) private static var declaredTypes: [String: TypeDeclaration] = [:]

    static func declaration(_ identifier: String) -> TypeDeclaration? {
        let key = identifier.lowercased()
        if let known = byIdentifier[key] { return known }
        if let declared = lock.withLock({ declaredTypes[key] }) { return declared }
        if key.hasPrefix("dyn.ending.") {
            let ending = String(key.dropFirst("dyn.ending.".count))
            return TypeDeclaration(identifier, parents: ["public.data"], mimeTypes: [], endings: [ending])
        }
        if key.hasPrefix("mime."), let mime = MimeDatabase.shared.mimeType(of: String(key.dropFirst(5))) {
            return MimeDatabase.shared.declaration(mime)
        }
        return nil
    }

    /// A type that an app says is there, known or not.
    static func declared(_ identifier: String, parent: String?) -> TypeDeclaration {
        let key = identifier.lowercased()
        if let known = byIdentifier[key] { return known }
        return lock.withLock {
            if let declared = declaredTypes[key], parent == nil || declared.parents == [parent ?? ""] {
                return declared
            }
            let new = DeclaredInBundle.type(identifier, parent: parent) ?? undescribed(identifier, parent: parent)
            declaredTypes[key] = new
            return new
        }
    }

    /// A type that the app describes nowhere: its files end as its name does, `org.example.shapes` as `shapes`.
    private static func undescribed(_ identifier: String, parent: String?) -> TypeDeclaration {
        let key = identifier.lowercased()
        let last = key.split(separator: ".").last.map(String.init) ?? ""
        let isEnding = key.contains(".") && last.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
        return TypeDeclaration(
            identifier, parents: [parent ?? "public.data"],
            mimeTypes: ["application/x-" + key.map { $0.isLetter || $0.isNumber ? String($0) : "-" }.joined()],
            endings: isEnding ? [last] : [])
    }

    static func declarations(ending: String) -> [TypeDeclaration] {
        // What the app owns goes before what others know by the same name.
        let own = lock.withLock { declaredTypes.values.filter { $0.endings.contains(ending) } }
            .sorted { $0.identifier < $1.identifier }
        let known = own + KnownTypes.declarations.filter { $0.endings.contains(ending) }
        if !known.isEmpty { return known }
        return MimeDatabase.shared.mimeTypes(ending: ending).map { declarationOrNew($0) }
    }

    static func declaration(mimeType: String) -> TypeDeclaration? {
        let own = lock.withLock { declaredTypes.values.first { $0.mimeTypes.contains(mimeType) } }
        if let own { return own }
        let exact = KnownTypes.declarations.first { $0.mimeTypes.contains(mimeType) }
        if let exact { return exact }
        if let own = lock.withLock({ declaredTypes.values.first { $0.mimeTypes.contains(mimeType) } }) { return own }
        let plain = String(mimeType.prefix { $0 != ";" })
        if plain != mimeType { return declaration(mimeType: plain) }
        return MimeDatabase.shared.isKnown(mimeType) ? MimeDatabase.shared.declaration(mimeType) : nil
    }

    private static func declarationOrNew(_ mimeType: String) -> TypeDeclaration {
        declaration(mimeType: mimeType) ?? MimeDatabase.shared.declaration(mimeType)
    }
}

/// The desktop's database of MIME types, as it lies in the folders of shared data.
final class MimeDatabase: Sendable {
    static let shared = MimeDatabase()

    /// MIME types by ending, endings by MIME type, and what each is a kind of.
    private let types: [String: [String]]
    private let endings: [String: [String]]
    private let parents: [String: [String]]

    init() {
        var (types, endings, parents): ([String: [String]], [String: [String]], [String: [String]]) = ([:], [:], [:])
        for folder in Self.folders {
            for line in Self.lines(folder + "/mime/globs2") {
                // Weight, type, pattern.
                let parts = line.split(separator: ":")
                guard parts.count >= 3, parts[2].hasPrefix("*."),
                    !parts[2].dropFirst(2).contains(where: { "*?[".contains($0) })
                else { continue }
                let (mime, ending) = (String(parts[1]), parts[2].dropFirst(2).lowercased())
                types[ending, default: []].append(mime)
                endings[mime, default: []].append(ending)
            }
            for line in Self.lines(folder + "/mime/subclasses") {
                let parts = line.split(separator: " ")
                if parts.count == 2 { parents[String(parts[0]), default: []].append(String(parts[1])) }
            }
        }
        (self.types, self.endings, self.parents) = (types, endings, parents)
    }

    private static var folders: [String] {
        let environment = ProcessInfo.processInfo.environment
        let home = environment["XDG_DATA_HOME"] ?? NSHomeDirectory() + "/.local/share"
        let shared = environment["XDG_DATA_DIRS"].flatMap { $0.isEmpty ? nil : $0 } ?? "/usr/local/share:/usr/share"
        return [home] + shared.split(separator: ":").map(String.init)
    }

    private static func lines(_ path: String) -> [Substring] {
        guard let data = FileManager.default.contents(atPath: path) else { return [] }
        return String(decoding: data, as: UTF8.self).split(separator: "\n").filter { !$0.hasPrefix("#") }
    }

    func mimeTypes(ending: String) -> [String] { types[ending] ?? [] }
    func isKnown(_ mimeType: String) -> Bool { endings[mimeType] != nil || parents[mimeType] != nil }

    /// The MIME type that an identifier of ours stands for.
    func mimeType(of name: String) -> String? {
        guard let dot = name.firstIndex(of: ".") else { return nil }
        let mime = String(name[..<dot]) + "/" + String(name[name.index(after: dot)...])
        return isKnown(mime) ? mime : nil
    }

    func declaration(_ mimeType: String) -> TypeDeclaration {
        let above = (parents[mimeType] ?? []).map { parent in
            KnownTypes.declarations.first { $0.mimeTypes.contains(parent) }?.identifier ?? Self.identifier(parent)
        }
        let family: String =
            switch mimeType.prefix(while: { $0 != "/" }) {
            case "text": "public.text"
            case "image": "public.image"
            case "audio": "public.audio"
            case "video": "public.movie"
            case "font": "public.font"
            default: "public.data"
            }
        return TypeDeclaration(
            Self.identifier(mimeType), parents: above + [family], mimeTypes: [mimeType],
            endings: endings[mimeType] ?? [])
    }

    private static func identifier(_ mimeType: String) -> String {
        "mime." + mimeType.replacingOccurrences(of: "/", with: ".")
    }
}

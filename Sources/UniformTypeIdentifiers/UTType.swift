import Foundation

/// A type of data: text, a picture, a kind of file.
///
/// Well-known types have the identifiers they have on other systems; all others are those of the desktop's MIME database,
/// and types that an app declares. Follows <https://developer.apple.com/documentation/uniformtypeidentifiers/uttype>.
public struct UTType: Sendable {
    /// The identifier, `public.plain-text` for one.
    public let identifier: String
    let declaration: TypeDeclaration

    init(_ declaration: TypeDeclaration) {
        identifier = declaration.identifier
        self.declaration = declaration
    }

    /// A type by its identifier; nil where nobody knows it.
    public init?(_ identifier: String) {
        guard let found = TypeRegistry.declaration(identifier) else { return nil }
        self.init(found)
    }

    /// The type of files with an ending; nil where no type that conforms to `supertype` has it. What nobody knows is a
    /// dynamic type of its own.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let ending = filenameExtension.lowercased()
        let known = TypeRegistry.declarations(ending: ending).map { UTType($0) }.first { $0.conforms(to: supertype) }
        if let known {
            self = known
            return
        }
        guard !ending.isEmpty, !ending.contains("/") else { return nil }
        self.init(
            TypeDeclaration(
                "dyn.ending.\(ending)", parents: [supertype.identifier], mimeTypes: [], endings: [ending]))
    }

    /// The type of a MIME type; nil where no type that conforms to `supertype` is it.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        let mime = mimeType.lowercased()
        guard mime.contains("/"), let found = TypeRegistry.declaration(mimeType: mime) else { return nil }
        let type = UTType(found)
        guard type.conforms(to: supertype) else { return nil }
        self = type
    }

    /// A type that the app owns. It need not be installed to be used.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(TypeRegistry.declared(identifier, parent: parentType?.identifier))
    }

    /// A type that another app owns.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(TypeRegistry.declared(identifier, parent: parentType?.identifier))
    }

    /// The ending that files of the type get; nil where it has none.
    public var preferredFilenameExtension: String? { declaration.endings.first }

    /// The MIME type; nil where it has none.
    public var preferredMIMEType: String? { declaration.mimeTypes.first }

    /// What people call it; nil where it has no name.
    public var localizedDescription: String? { declaration.name }

    /// Whether it is made up for an ending that nobody knows.
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
    /// Whether somebody has declared it.
    public var isDeclared: Bool { !isDynamic }
    /// Whether it belongs to nobody.
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    /// Endings and MIME types by their class.
    public var tags: [UTTagClass: [String]] {
        var tags: [UTTagClass: [String]] = [:]
        if !declaration.endings.isEmpty { tags[.filenameExtension] = declaration.endings }
        if !declaration.mimeTypes.isEmpty { tags[.mimeType] = declaration.mimeTypes }
        return tags
    }

    /// All types that it conforms to, itself left out.
    public var supertypes: Set<UTType> {
        var found: Set<UTType> = []
        var waiting = declaration.parents
        while let next = waiting.popLast() {
            guard let type = UTType(next), found.insert(type).inserted else { continue }
            waiting += type.declaration.parents
        }
        return found
    }

    /// Whether it is `type`, or a kind of it.
    public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
    /// Whether it is a kind of `type`, and not that itself.
    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
    /// Whether `type` is a kind of it, and not it itself.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

extension UTType: Hashable, Codable, CustomStringConvertible, CustomDebugStringConvertible {
    /// Whether the identifiers are the same; case does not count.
    public static func == (a: UTType, b: UTType) -> Bool {
        a.identifier == b.identifier || a.identifier.lowercased() == b.identifier.lowercased()
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier.lowercased()) }

    public var description: String { identifier }
    public var debugDescription: String { "UTType(\(identifier))" }

    /// By the identifier; a type that nobody knows is taken as one that another app owns.
    public init(from decoder: any Decoder) throws {
        let identifier = try decoder.singleValueContainer().decode(String.self)
        self = UTType(identifier) ?? UTType(importedAs: identifier)
    }
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}

/// A way to name types outside: by the ending of files, by MIME type.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The ending of file names, without the dot.
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    /// The MIME type.
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

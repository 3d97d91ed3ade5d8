import Foundation
import UniformTypeIdentifiers

/// Something that is handed from one view or app to another, in forms of which each is made when it is asked for.
///
/// Forms are in the order in which they were registered, the best first. May be used from any thread; handlers run on
/// threads of their own. Follows <https://developer.apple.com/documentation/foundation/nsitemprovider>.
open class NSItemProvider: NSObject, @unchecked Sendable {
    /// Guards everything that can be changed.
    private let lock = NSLock()
    private var list: [ItemRepresentation] = []
    private var name: String?

    /// A provider without forms.
    public override init() { super.init() }

    /// A provider of an object, in all forms that it can be written in.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// A provider of a file. Nil without an address; whether the file is there shows when it is asked for.
    public convenience init?(contentsOf fileURL: URL?) {
        guard let fileURL else { return nil }
        self.init()
        registerFile(fileURL)
    }

    /// A provider of data, of a text or of an address, as one type.
    public convenience init(item: (any Sendable)?, typeIdentifier: String?) {
        self.init()
        guard let item, let type = typeIdentifier.flatMap(Self.contentType) else { return }
        let data: Data? =
            switch item {
            case let data as Data: data
            case let data as NSData: Data(data)
            case let text as String: Data(text.utf8)
            case let url as URL: Data(url.absoluteString.utf8)
            default: nil
            }
        if let data { add(ItemRepresentation(type) { .data(data) }) }
    }

    package convenience init(_ representations: [ItemRepresentation], suggestedName: String? = nil) {
        self.init()
        list = representations
        name = suggestedName
    }

    /// A file, as what it contains and by its address.
    package func registerFile(_ url: URL, isOriginal: Bool = true) {
        let contents = url.hasDirectoryPath ? UTType.folder : UTType(filenameExtension: url.pathExtension) ?? .data
        add(ItemRepresentation(contents, isFile: true) { .file(url, isOriginal: isOriginal) })
        add(ItemRepresentation(.fileURL) { .data(Data(url.absoluteString.utf8)) })
        if suggestedName == nil { suggestedName = url.lastPathComponent }
    }

    package func add(_ representation: ItemRepresentation) { lock.withLock { list.append(representation) } }

    package var representations: [ItemRepresentation] { lock.withLock { list } }

    /// A name for a file of the item, without its ending or with it.
    public var suggestedName: String? {
        get { lock.withLock { name } }
        set { lock.withLock { name = newValue } }
    }

    /// The identifiers of its types, the best first.
    public var registeredTypeIdentifiers: [String] { representations.map(\.contentType.identifier) }

    /// Its types, the best first.
    public var registeredContentTypes: [UTType] { representations.map(\.contentType) }

    /// Whether it has a form that is a kind of this type.
    public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        Self.contentType(typeIdentifier).map { representation(conformingTo: $0) != nil } ?? false
    }

    /// Whether it has a form that is a kind of this type, as a file that may be used in its place where that is asked.
    public func hasRepresentationConforming(
        toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions
    ) -> Bool {
        guard let type = Self.contentType(typeIdentifier), let found = representation(conformingTo: type) else {
            return false
        }
        return !fileOptions.contains(.openInPlace) || found.isFile
    }

    /// The same with several types: those of its own that are a kind of one of them.
    public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
        registeredContentTypes.filter { $0.conforms(to: contentType) }
    }

    package func representation(conformingTo type: UTType) -> ItemRepresentation? {
        let all = representations
        return all.first { $0.contentType == type } ?? all.first { $0.contentType.conforms(to: type) }
    }

    static func contentType(_ identifier: String) -> UTType? {
        identifier.isEmpty ? nil : UTType(identifier) ?? UTType(importedAs: identifier)
    }

    // MARK: Errors

    /// Where errors of item providers are from.
    public static let errorDomain = "NSItemProviderErrorDomain"

    /// What goes wrong with item providers.
    public enum ErrorCode: Int, Sendable {
        case unknownError = -1
        /// It has no form of the type that was asked for.
        case itemUnavailableError = -1000
        /// The form is not what its type promises.
        case unexpectedValueClassError = -1100
        case unavailableCoercionError = -1200
    }

    package static func error(_ code: ErrorCode, _ description: String) -> NSError {
        NSError(domain: errorDomain, code: code.rawValue, userInfo: [NSLocalizedDescriptionKey: description])
    }

    package func unavailable(_ type: String) -> NSError {
        let types = registeredTypeIdentifiers.isEmpty ? "nothing" : registeredTypeIdentifiers.joined(separator: ", ")
        return Self.error(.itemUnavailableError, "no \(type) is there, but \(types)")
    }
}

import Foundation

/// A file, a folder with what is in it, or a symbolic link, in memory: read from a URL or made by a program, and
/// written as a whole.
///
/// Differences from Apple's: there is no serialised representation
/// (`serializedRepresentation`), and writing never makes hard links to the original. It may go from one thread to
/// another, but only one may change it at a time.
open class FileWrapper: @unchecked Sendable {
    /// How to read.
    public struct ReadingOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt
        /// Options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Read all contents at once. Without it the content of regular files is read when it is first asked for.
        public static let immediate = ReadingOptions(rawValue: 1)
        /// Read files into memory. That is always so here: a mapped file could be cut short while it is in use.
        public static let withoutMapping = ReadingOptions(rawValue: 2)
    }

    /// How to write.
    public struct WritingOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt
        /// Options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Write elsewhere first and then put it in place, so that what was there before is whole until then.
        public static let atomic = WritingOptions(rawValue: 1)
        /// After writing, set the file names of the wrapper and of those in it to the names on disk.
        public static let withNameUpdating = WritingOptions(rawValue: 2)
    }

    enum Kind {
        case regularFile
        case directory([String: FileWrapper])
        case symbolicLink(URL)
    }

    var kind: Kind
    var contents: Data?
    /// Where the contents are, if they have not been read yet.
    var source: URL?

    /// The name it would like to have in a folder.
    open var preferredFilename: String?
    /// The name it has on disk, as far as known.
    open var filename: String?
    /// Attributes as `FileManager` gives them. On writing, the permissions are set.
    open var fileAttributes: [String: Any] = [:]

    /// Reads a file, a folder or a link. A link itself is read, not what it leads to.
    /// - Throws: the error of reading; nothing is read half.
    public init(url: URL, options: ReadingOptions = []) throws {
        kind = .regularFile
        try read(from: url, options: options)
        preferredFilename = url.lastPathComponent
    }

    /// A folder of the wrappers, whose keys are their file names.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        kind = .directory([:])
        fileAttributes = [FileAttributeKey.type.rawValue: FileAttributeType.typeDirectory]
        for (name, child) in childrenByPreferredName.sorted(by: { $0.key < $1.key }) {
            if child.preferredFilename == nil { child.preferredFilename = name }
            add(child, named: name)
        }
    }

    /// A file of the contents.
    public init(regularFileWithContents contents: Data) {
        kind = .regularFile
        self.contents = contents
        fileAttributes = [FileAttributeKey.type.rawValue: FileAttributeType.typeRegular]
    }

    /// A symbolic link to a URL. A relative URL makes a relative link.
    public init(symbolicLinkWithDestinationURL url: URL) {
        kind = .symbolicLink(url)
        fileAttributes = [FileAttributeKey.type.rawValue: FileAttributeType.typeSymbolicLink]
    }

    /// Whether it is a folder.
    open var isDirectory: Bool {
        if case .directory = kind { true } else { false }
    }
    /// Whether it is a regular file.
    open var isRegularFile: Bool {
        if case .regularFile = kind { true } else { false }
    }
    /// Whether it is a symbolic link.
    open var isSymbolicLink: Bool {
        if case .symbolicLink = kind { true } else { false }
    }

    /// The contents of a regular file, read now if they were not before; `nil` for others, and if they cannot be read.
    open var regularFileContents: Data? {
        guard isRegularFile else { return nil }
        if contents == nil, let source { contents = try? Data(contentsOf: source) }
        return contents
    }

    /// Where a symbolic link leads; `nil` for others.
    open var symbolicLinkDestinationURL: URL? {
        if case .symbolicLink(let url) = kind { url } else { nil }
    }
}

/// What is known of a type.
struct TypeDeclaration: Sendable {
    var identifier: String
    var parents: [String]
    var mimeTypes: [String]
    var endings: [String]
    var name: String?

    init(_ identifier: String, parents: [String], mimeTypes: [String], endings: [String], name: String? = nil) {
        self.identifier = identifier
        self.parents = parents
        self.mimeTypes = mimeTypes
        self.endings = endings
        self.name = name
    }
}

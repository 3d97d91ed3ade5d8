import Foundation

/// The desktop's own dialog for choosing files, its portal's where there is one.
@MainActor
package protocol FileChooser: AnyObject {
    /// Takes it away without telling anybody.
    func close()
}

package struct FileChooserContent: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        /// Files that are there.
        case open(multiple: Bool)
        /// A name for a new one.
        case save(name: String)
        /// A folder that is there.
        case folder
    }
    /// Which files are shown.
    package struct Filter: Equatable, Sendable {
        package var name: String
        package var mimeTypes: [String]
        /// Without dots.
        package var endings: [String]

        package init(name: String, mimeTypes: [String], endings: [String]) {
            self.name = name
            self.mimeTypes = mimeTypes
            self.endings = endings
        }
    }
    package var kind: Kind
    package var title: String
    /// What the button says that takes the choice.
    package var accept: String
    /// The person chooses one of them; none shows all files.
    package var filters: [Filter] = []
    /// Where it begins; nil where the person was last.
    package var folder: String?

    package init(_ kind: Kind, title: String, accept: String) {
        self.kind = kind
        self.title = title
        self.accept = accept
    }
}

@MainActor
package protocol FileChooserFactory: AnyObject {
    /// Shows a dialog over the window that a surface is in, or by itself; `chosen` is told the addresses, or nil when the person wants
    /// none, once.
    func showFileChooser(
        _ content: FileChooserContent, over surface: (any Surface)?, chosen: @escaping @MainActor ([URL]?) -> Void
    ) -> any FileChooser
}

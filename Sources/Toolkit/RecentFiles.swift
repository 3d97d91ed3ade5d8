import Foundation

/// The desktop's list of files that were used lately.
@MainActor
package protocol RecentFiles: AnyObject {
    /// Those of this app that are there, the last one first.
    var recentFiles: [URL] { get }
    /// A file was opened or saved by the person.
    func addRecentFile(_ file: URL, mimeType: String?)
    /// Takes all of this app off the list.
    func clearRecentFiles()
}

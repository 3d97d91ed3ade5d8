import CGTK
import Foundation
import Toolkit

/// The list that GTK keeps for all programs of the desktop; read when it is first asked for.
extension GTKToolkit: RecentFiles {
    package var recentFiles: [URL] {
        let addresses = fenestra_recent_list()
        defer { g_strfreev(addresses) }
        var files: [URL] = []
        var next = addresses
        while let address = next.pointee {
            if let url = URL(string: String(cString: address)), url.isFileURL { files.append(url) }
            next = next.advanced(by: 1)
        }
        return files
    }

    package func addRecentFile(_ file: URL, mimeType: String?) {
        fenestra_recent_add(file.absoluteString, mimeType)
    }

    package func clearRecentFiles() { fenestra_recent_clear() }
}

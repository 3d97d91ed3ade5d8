import Foundation
import Toolkit

/// A dialog for files in memory: a test answers it.
package final class HeadlessFileChooser: FileChooser {
    package let content: FileChooserContent
    private let chosen: @MainActor ([URL]?) -> Void
    package private(set) var isOpen = true

    init(_ content: FileChooserContent, chosen: @escaping @MainActor ([URL]?) -> Void) {
        self.content = content
        self.chosen = chosen
    }

    package func close() { isOpen = false }

    /// What the person chose; nil for nothing.
    package func answer(_ urls: [URL]?) {
        guard isOpen else { return }
        isOpen = false
        chosen(urls)
    }
}

extension HeadlessToolkit: FileChooserFactory {
    package func showFileChooser(
        _ content: FileChooserContent, over surface: (any Surface)?, chosen: @escaping @MainActor ([URL]?) -> Void
    ) -> any FileChooser {
        let chooser = HeadlessFileChooser(content, chosen: chosen)
        services.fileChoosers.append(chooser)
        return chooser
    }
}

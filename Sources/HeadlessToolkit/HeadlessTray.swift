import Foundation
import Toolkit

/// An item in a panel that tests act for.
@MainActor
package final class HeadlessTray: TrayItem {
    package private(set) var content: TrayContent
    package private(set) var isRemoved = false
    private weak var delegate: (any TrayDelegate)?

    init(_ content: TrayContent, delegate: any TrayDelegate) {
        self.content = content
        self.delegate = delegate
    }

    package func update(_ content: TrayContent) { self.content = content }
    package func remove() { isRemoved = true }

    /// A person clicks it.
    package func activate(at point: CGPoint?) { delegate?.trayActivated(at: point) }

    /// A panel comes or goes.
    func setShown(_ isShown: Bool) { if !isRemoved { delegate?.trayVisibilityChanged(isShown: isShown) } }
}

extension HeadlessToolkit {
    package func makeTrayItem(_ content: TrayContent, delegate: any TrayDelegate) -> any TrayItem {
        let item = HeadlessTray(content, delegate: delegate)
        trayItems.append(item)
        // As on a bus, it is known a little later.
        post { [weak item, weak self] in if let self { item?.setShown(self.hasPanel) } }
        return item
    }

    /// Those in the panel, or waiting for one.
    package var shownTrayItems: [HeadlessTray] { trayItems.filter { !$0.isRemoved } }
}

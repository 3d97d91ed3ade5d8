/// What stands in a window's title bar beside what the desktop puts there. Leading is left, or right from right to left.
@MainActor
package struct HeaderContent {
    /// After the leading edge, in order.
    package var leading: [any Surface] = []
    /// In place of the title, which is then only the window's for the desktop.
    package var title: (any Surface)?
    /// Whether that takes all the room between what is at the edges, rather than the middle of the bar.
    package var titleFills = false
    /// Before the trailing edge, in order.
    package var trailing: [any Surface] = []
    /// What the desktop's keys for going back do; nil where there is nowhere to go.
    package var back: (@MainActor () -> Void)?

    /// What the desktop's keys for searching do.
    package var find: (@MainActor () -> Void)?

    package init() {}

    package var isEmpty: Bool { leading.isEmpty && title == nil && trailing.isEmpty }

    /// The same with nothing in it that is not in `other`.
    package func common(with other: HeaderContent) -> HeaderContent {
        var common = self
        common.leading.removeAll { surface in !other.leading.contains { $0 === surface } }
        common.trailing.removeAll { surface in !other.trailing.contains { $0 === surface } }
        if title !== other.title { common.title = nil }
        return common
    }
}

/// A window, or a sheet, with a title bar.
@MainActor
package protocol HeaderHost: AnyObject {
    func updateHeader(_ header: HeaderContent)
    /// Gives the keyboard focus back to the content, from something in the title bar.
    func returnFocus()
}

extension HeaderHost {
    /// Where a focus in the title bar is the content's all the same.
    package func returnFocus() {}
}

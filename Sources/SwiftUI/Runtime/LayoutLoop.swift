/// Notices layouts that go on giving rise to each other: a view that reads its size and thereby changes it.
///
/// A layout that finds something changed by the layout before it, and by nothing else, is the next in a row. Sizes that
/// settle do so within a few.
@MainActor
enum LayoutLoop {
    /// Layouts in a row after which sizes are no longer told.
    static let limit = 50
    private static var depth = 0
    private static var row = 0
    private static var changedInside = false
    private static var changedOutside = false

    static var isEndless: Bool { row > limit }

    /// Runs `layout`, which may be inside another one.
    static func run(_ layout: () -> Void) {
        if depth == 0 {
            row = changedInside && !changedOutside ? row + 1 : 0
            (changedInside, changedOutside) = (false, false)
        }
        depth += 1
        defer { depth -= 1 }
        layout()
    }

    /// Sizes or places have changed, so that a layout is due.
    static func noteChange() {
        if depth > 0 { changedInside = true } else { changedOutside = true }
    }
}

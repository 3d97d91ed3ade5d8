/// What views say of the toolbar of their window; the innermost that say something count.
struct ToolbarSettings: Equatable {
    var isEditor: Bool?
    var visibility: Visibility?
    var removesTitle = false
    var removesSidebarToggle = false

    var isHidden: Bool { visibility == .hidden }

    /// Takes on what a view further in says.
    mutating func merge(_ inner: ToolbarSettings) {
        isEditor = inner.isEditor ?? isEditor
        visibility = inner.visibility ?? visibility
        removesTitle = removesTitle || inner.removesTitle
        removesSidebarToggle = removesSidebarToggle || inner.removesSidebarToggle
    }
}

/// Surfaces of which a person chooses one by a bar of tabs.
@MainActor
package protocol TabsControl: Widget {
    func update(_ content: TabsContent, _ attributes: WidgetAttributes)
    /// What the bar takes of the height.
    var barHeight: Double { get }
}

package struct TabsContent {
    package struct Tab {
        package var surface: any Surface
        package var title: String
        /// Icons of the theme, the best first.
        package var iconNames: [String]
        /// A number or a short text on the tab.
        package var badge: String?

        package init(_ surface: any Surface, title: String, iconNames: [String] = [], badge: String? = nil) {
            self.surface = surface
            self.title = title
            self.iconNames = iconNames
            self.badge = badge
        }
    }
    package var tabs: [Tab]
    /// Whether the bar is the title of the window that they are in, as in windows with settings. Does not change.
    package var isInTitleBar = false
    package var selected: Int?
    /// The person chose a tab; the next content says what is shown.
    package var select: @MainActor (Int) -> Void

    package init(tabs: [Tab], selected: Int?, select: @escaping @MainActor (Int) -> Void) {
        self.tabs = tabs
        self.selected = selected
        self.select = select
    }
}

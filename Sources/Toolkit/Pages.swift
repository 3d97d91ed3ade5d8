/// Surfaces of which one is shown, in place of the one before.
@MainActor
package protocol PagesControl: Widget {
    /// Shows one of `pages`. Surfaces that were there stay as they are; those that are no longer there are let go of once
    /// the movement away from them has ended.
    func update(_ pages: [any Surface], shown: Int, by movement: PageMovement)
}

/// How one page takes another's place.
package enum PageMovement: Sendable {
    /// At once.
    case none
    /// Further in: the new page comes from the trailing side.
    case forward
    /// Back out.
    case back
}

/// Surfaces beside or below each other, with edges between them that can be dragged.
@MainActor
package protocol SplitControl: Widget {
    func update(_ content: SplitContent)
}

package struct SplitContent {
    package struct Part {
        package var surface: any Surface
        package var isShown = true
        /// Lengths along the axis; the first one is the ideal.
        package var minimum: Double
        package var ideal: Double?
        package var maximum: Double?
        /// Whether it takes part when the whole grows and shrinks.
        package var stretches: Bool

        package init(
            _ surface: any Surface, minimum: Double, ideal: Double? = nil, maximum: Double? = nil, stretches: Bool
        ) {
            self.surface = surface
            self.minimum = minimum
            self.ideal = ideal
            self.maximum = maximum
            self.stretches = stretches
        }
    }
    package var isVertical: Bool
    package var parts: [Part]
    /// A sidebar and what it leads to, rather than parts of equal rank.
    package var isNavigation: Bool

    package init(isVertical: Bool, parts: [Part], isNavigation: Bool = false) {
        self.isVertical = isVertical
        self.parts = parts
        self.isNavigation = isNavigation
    }
}

/// Containers of surfaces are made by the toolkit.
@MainActor
package protocol ContainerFactory: AnyObject {
    func makePages() -> any PagesControl
    func makeTabs() -> any TabsControl
    func makeSplit(_ content: SplitContent) -> any SplitControl
}

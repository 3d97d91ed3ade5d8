/// What assistive technology is told of a surface.
package struct AccessibleElement: Equatable, Sendable {
    /// Whether the surface is one element by itself.
    package var isElement = false
    package var attributes = WidgetAttributes()
    /// Names of what can be done with it: "press", "increment", "decrement", or an author's.
    package var actions: [String] = []

    package init() {}
}

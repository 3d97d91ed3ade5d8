/// A surface that takes the keyboard focus itself.
@MainActor
package protocol FocusSurface: Surface {
    func update(_ content: FocusSurfaceContent)
}

package struct FocusSurfaceContent: Equatable, Sendable {
    package var isFocusable = true
    /// Whether a ring is drawn while it has the focus.
    package var showsFocus = true

    package init() {}
}

/// Such surfaces are made by the toolkit.
@MainActor
package protocol FocusSurfaceFactory: AnyObject {
    func makeFocusSurface(_ content: FocusSurfaceContent, client: any SurfaceClient) -> any FocusSurface
}

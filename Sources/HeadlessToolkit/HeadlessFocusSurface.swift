import Toolkit

/// A surface that takes the focus itself.
package final class HeadlessFocusSurface: HeadlessSurface, FocusSurface {
    package private(set) var content: FocusSurfaceContent

    init(_ content: FocusSurfaceContent, client: any SurfaceClient, record: HeadlessRecord) {
        self.content = content
        super.init(client: client, record: record)
    }

    package func update(_ content: FocusSurfaceContent) { self.content = content }

    package override var takesFocus: Bool { content.isFocusable }
}

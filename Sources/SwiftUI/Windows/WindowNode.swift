import Foundation
import Toolkit
import ViewGraph
import ViewLayout

/// The place of a window's content, and the window itself.
final class WindowNode<Content: View>: _GraphNode, OpenWindow, WindowDelegate {
    private var content: HostNode<Content>!
    private var host: SurfaceHost!
    private var window: (any ToolkitWindow)!
    private let onClose: (WindowNode<Content>) -> Void
    private var isClosed = false
    /// The title that the scene gives; a view's `navigationTitle` goes before it.
    var sceneTitle: String {
        didSet { updateWindow() }
    }

    init(
        _ view: Content, title: String, parent: _GraphNode, onClose: @escaping (WindowNode<Content>) -> Void
    ) {
        sceneTitle = title
        self.onClose = onClose
        super.init(parent: parent)
        window = Desktop.chosen.makeWindow(WindowContent(title: title), delegate: self)
        host = SurfaceHost { [window] _ in window!.surface }
        content = HostNode(view, host: host, parent: self)
    }

    func receive(_ view: Content) { content.receive(view) }

    private func updateWindow() {
        guard !isClosed else { return }
        window.update(WindowContent(title: sceneTitle))
    }

    func present() { window.present() }

    func close() {
        guard !isClosed else { return }
        window.close()
        windowClosed()
    }

    // MARK: What the desktop tells

    func measure(width: Double?, height: Double?) -> CGSize { host.measure(width: width, height: height) }
    func minimumSize() -> CGSize { host.minimumSize() }
    func layout(in size: CGSize) { host.layout(in: size) }
    func baselines(in size: CGSize) -> (first: Double, last: Double)? { nil }
    func windowShouldClose() -> Bool { true }
    func windowActivityChanged(isActive: Bool) {}

    func windowClosed() {
        guard !isClosed else { return }
        isClosed = true
        WindowManager.shared.closed(self)
        unmount()
        onClose(self)
    }

    override func forEachChild(_ body: (_GraphNode) -> Void) {
        if let content { body(content) }
    }

    override func unmount() {
        super.unmount()
        content.unmount()
    }
}

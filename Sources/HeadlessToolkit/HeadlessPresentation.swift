import Foundation
import Toolkit

/// A sheet or popover in memory: a window that belongs to another.
package final class HeadlessPresentation: Presentation, AttachedWindowDelegate {
    package private(set) var content: PresentationContent
    /// What it is shown in.
    package private(set) var window: HeadlessWindow!
    /// Weak, since the engine's side owns this.
    private weak var host: HeadlessWidget?
    private weak var delegate: (any PresentationDelegate)?

    init(
        _ content: PresentationContent, over surface: HeadlessWidget?, toolkit: HeadlessToolkit,
        delegate: any PresentationDelegate
    ) {
        self.content = content
        self.delegate = delegate
        window = HeadlessWindow(WindowContent(title: content.title ?? ""), toolkit: toolkit, delegate: self)
        window.attach(to: surface?.window, as: content.kind == .sheet ? .sheet : .popover)
        host = surface
        showAnchor()
    }

    package var surface: any Surface { window.surface }

    package func update(_ content: PresentationContent) {
        self.content = content
        window.update(WindowContent(title: content.title ?? ""))
        showAnchor()
    }

    package func updateHeader(_ header: HeaderContent) { window.updateHeader(header) }

    private func showAnchor() {
        guard let host else { return }
        let origin = host.toWindow(content.anchor.origin)
        // On whole points, as widgets are.
        window.anchor = CGRect(
            x: (origin.x + 0.5).rounded(.down), y: (origin.y + 0.5).rounded(.down), width: content.anchor.width,
            height: content.anchor.height)
    }

    package func present() { window.present() }
    package func close() { window.close() }
    package func clearFocus() { window.clearFocus() }

    package func measure(width: Double?, height: Double?) -> CGSize {
        delegate?.measure(width: width, height: height) ?? .zero
    }
    package func minimumSize() -> CGSize { delegate?.minimumSize() ?? .zero }
    package func layout(in size: CGSize) { delegate?.layout(in: size) }
    package func baselines(in size: CGSize) -> (first: Double, last: Double)? { delegate?.baselines(in: size) }

    /// A sheet is a window of its own; the focus of a popover is its window's.
    package func windowFocusChanged(to owners: [any WidgetOwner]) {
        if content.kind == .sheet { delegate?.windowFocusChanged(to: owners) }
    }
    package func windowKeyPressed(_ key: KeyEvent, _ stage: KeyStage) -> Bool {
        content.kind == .sheet && delegate?.windowKeyPressed(key, stage) ?? false
    }

    /// The engine closes it, if it does.
    package func windowShouldClose() -> Bool {
        delegate?.dismissRequested()
        return false
    }
}

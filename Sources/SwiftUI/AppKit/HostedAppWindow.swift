import AppKit
import Foundation
import Toolkit
import ViewGraph

/// A window as AppKit sees it.
@MainActor
final class HostedAppWindow: HostedWindow {
    private weak var window: (any OpenWindow)?
    let number: Int
    private var wasFullScreen = false

    init(_ window: any OpenWindow) {
        self.window = window
        number = window.number
    }

    /// The scene's identifier, with a number for one of a group.
    var identifier: String? {
        guard let scene = window?.scene, let id = scene.id else { return nil }
        return scene.isSingle ? id : "\(id)-AppWindow-\(number)"
    }

    var title: String {
        get { window?.title ?? "" }
        set { window?.sceneTitle = newValue }
    }
    var isKey: Bool { window?.desktopWindow.isActive ?? false }
    var isMain: Bool { window.map { !$0.isUtility && $0.desktopWindow.isActive } ?? false }
    var isVisible: Bool { window.map { $0.place != nil && $0.scenePhase == .active } ?? false }
    var isMinimized: Bool { window.map { $0.scenePhase == .background } ?? false }
    var isFullScreen: Bool { window?.isFullScreen ?? false }
    var isResizable: Bool { window?.isResizable ?? false }
    var place: WindowPlace? { window?.place }
    var level: WindowContent.Level {
        get { window?.level ?? .normal }
        set { window?.level = newValue }
    }
    var surface: (any Surface)? { window?.desktopWindow.surface }

    func present() {
        if let window { WindowManager.shared.present(window) }
    }
    func minimize() { window?.desktopWindow.minimize() }
    func zoom() { window?.desktopWindow.toggleMaximized() }
    func toggleFullScreen() { window.map { $0.setFullScreen(!$0.isFullScreen) } }
    func close() {
        window?.close()
        Graph.requestWork()
    }
    func requestClose() {
        window?.requestClose()
        Graph.requestWork()
    }

    /// The desktop has told of a place: who listens may want to know of the whole screen.
    func placeChanged() {
        guard let window, window.isFullScreen != wasFullScreen else { return }
        wasFullScreen.toggle()
        NSWindow.tell(.fullScreen(wasFullScreen), of: self)
    }
}

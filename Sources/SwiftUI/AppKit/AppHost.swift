import AppKit
import Foundation
import Toolkit
import UniformTypeIdentifiers
import ViewGraph

/// Gives AppKit the app that runs.
@MainActor
final class AppHost: ApplicationHost {
    let toolkit: any Toolkit
    private var isActive = false

    init(_ toolkit: any Toolkit) { self.toolkit = toolkit }

    var windows: [any HostedWindow] { WindowManager.shared.windows.map(\.hosted) }
    var keyWindow: (any HostedWindow)? { WindowManager.shared.keyWindow?.hosted }
    var mainWindow: (any HostedWindow)? { WindowManager.shared.frontWindow?.hosted }

    func activate() { WindowManager.shared.activate() }
    func terminate() { AppTermination.request() }
    func reply(mayTerminate: Bool) { AppTermination.reply(mayTerminate) }
    func preferDark(_ isDark: Bool?) { PreferredLook.setForApp(isDark.map { $0 ? .dark : .light }) }

    func showAbout(name: String?, version: String?, copyright: String?) {
        var content = FrameworkCommands.about
        if let name { content.name = name }
        if let version { content.version = version }
        if let copyright { content.copyright = copyright }
        toolkit.showAbout(content)
    }

    func color(named name: String, in bundle: Bundle?) -> Paint? { ImageLookup.color(name, in: bundle) }

    func picture(named name: String, in bundle: Bundle?) -> (path: String, scale: Double)? {
        ImageLookup.file(name, in: bundle).map { ($0.path, $0.scale) }
    }

    func hasSymbol(_ name: String) -> Bool { SymbolTable.hasSymbol(name) }
    func filters(for types: [UTType]) -> [FileChooserContent.Filter] { types.filters }

    func ask(
        _ title: String, _ message: String, _ buttons: [AlertContent.Button], over surface: (any Surface)?,
        answered: @escaping @MainActor (Int) -> Void
    ) {
        FrameworkAlert(title, message, buttons, over: surface) { index, _ in answered(index) }.show()
    }

    func somethingHappened() { Graph.requestWork() }

    /// From now on the desktop is asked where the keyboard is.
    func appKitIsUsed() {
        isActive = toolkit.isActive
        toolkit.appActivityChanged = { [weak self] in self?.activityChanged() }
    }

    private func activityChanged() {
        let new = toolkit.isActive
        guard new != isActive, !AppTermination.isEnding else { return }
        isActive = new
        NSApplication.activityChanged(isActive: new)
        Graph.requestWork()
    }
}

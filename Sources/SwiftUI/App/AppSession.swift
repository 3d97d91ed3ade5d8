import AppKit
import Foundation
import Toolkit
import ViewGraph

/// An app that runs: its place in the graph, and the desktop's calls to it.
@MainActor
package final class AppSession<A: App>: ApplicationDelegate {
    private let toolkit: any Toolkit
    private let makeApp: @MainActor () -> A
    private var node: AppNode<A>?
    /// What every scene and view sees unless told otherwise.
    private let rootScope = EnvironmentScope(root: PropertyList())

    /// Where its windows are kept for the next launch; nil for nowhere.
    private let sessionFolder: String?
    private let disk: any SessionDisk

    package convenience init(_ type: A.Type, on toolkit: any Toolkit, sessionFolder: String? = nil) {
        self.init({ A() }, on: toolkit, sessionFolder: sessionFolder)
    }

    /// `makeApp` is called once, when the desktop has launched.
    package init(
        _ makeApp: @escaping @MainActor () -> A, on toolkit: any Toolkit, sessionFolder: String? = nil,
        disk: any SessionDisk = AppDisk.current
    ) {
        self.makeApp = makeApp
        self.sessionFolder = sessionFolder
        self.disk = disk
        self.toolkit = toolkit
        RunningSession.end()
        Desktop.choose(toolkit)
        AppTermination.forget()
        PreferredLook.forgetApp()
        AppDelegates.forget()
        AppKitConnection.begin(AppHost(toolkit))
        AnimationDriver.forgetAll()
        Graph.start { [weak toolkit] in toolkit?.requestUpdate() }
    }

    package var applicationContent: ApplicationContent {
        ApplicationContent(identifier: AppIdentity.identifier, name: AppIdentity.name)
    }

    package func launched() { launch(opening: []) }

    private func launch(opening addresses: [String]) {
        RunningSession.endIt = { [weak self] in self?.end() }
        SessionKeeper.begin(folder: sessionFolder, on: disk)
        DocumentManager.shared.begin()
        ScenePhases.appScope = rootScope
        let root = _GraphNode(root: rootScope)
        SystemLook.begin(rootScope)
        TextClock.forget()
        let app = makeApp()
        NSApplication.willFinishLaunching()
        if let add = AppDelegates.current?.addToEnvironment {
            var values = EnvironmentValues(list: rootScope.list)
            add(&values)
            rootScope.setList(values.list)
        }
        let node = AppNode<A>(app, root: root)
        self.node = node
        SystemLook.follow(node)
        var addresses = ExternalEvents.thoseToOpen(addresses)
        // The delegate is told once there are windows; what it takes is not for a window of its own.
        let isForDelegate = opens(addresses)
        if isForDelegate { addresses = [] }
        if addresses.isEmpty {
            WindowManager.shared.openAtLaunch()
        } else {
            // What comes back, and a window for what is opened: no empty one beside it.
            _ = SessionKeeper.current.restore()
            ExternalEvents.open(addresses)
            if WindowManager.shared.windows.isEmpty, !DocumentManager.shared.isOpening {
                WindowManager.shared.openDefault()
            }
        }
        NSApplication.didFinishLaunching()
        Structure.updateAll()
        // Before windows are shown: they tell the desktop where the menu is on the bus.
        MainMenu.update()
        WindowManager.shared.presentNew()
        FocusRequests.apply()
        MainMenu.update()
        AppDescription.tellLauncher()
    }

    /// Whether the app's delegate has taken what is to be opened.
    private func opens(_ addresses: [String]) -> Bool {
        AppKitConnection.isUsed && NSApplication.opens(addresses.compactMap { URL(string: $0) })
    }

    package func activated() {
        let isVisible = WindowManager.shared.windows.contains { $0.scenePhase == .active }
        if NSApplication.handlesReopen(hasVisibleWindows: isVisible) { WindowManager.shared.activate() }
        update()
    }

    package func opened(_ addresses: [String]) {
        guard node != nil else { return launch(opening: addresses) }
        let addresses = ExternalEvents.thoseToOpen(addresses)
        if addresses.isEmpty {
            WindowManager.shared.activate()
        } else if !opens(addresses) {
            ExternalEvents.open(addresses)
        }
        update()
    }

    package func update() {
        Structure.updateAll()
        WindowManager.shared.presentNew()
        FocusRequests.apply()
        MainMenu.update()
        AppTermination.runPending()
    }

    package func shouldQuitAfterLastWindowClosed() -> Bool {
        guard WindowManager.shared.endsWithoutWindows, AppTermination.mayEnd() else { return false }
        AppTermination.willEnd()
        SessionKeeper.current.end()
        return true
    }

    package func shouldEnd() { AppTermination.end() }

    /// Gives the app another value; state stays.
    package func receive(_ app: A) { node?.receive(app) }

    /// Takes the app's views and scenes down; for tests that run one app after another.
    package func end(isKilled: Bool = false) {
        if isKilled {
            SessionKeeper.current.forget()
            DocumentManager.shared.forget()
        }
        WindowManager.shared.closeAll()
        node?.unmount()
        node = nil
        Structure.updateAll()
        DefaultsEntries.saveAll()
    }
}

/// Where apps keep their sessions; for test apps, which choose another before they begin.
@MainActor
package enum AppDisk {
    package static var current: any SessionDisk = SystemDisk()
}

/// The app that runs. A process has one, but for tests, where one that begins ends the one before.
@MainActor
private enum RunningSession {
    static var endIt: () -> Void = {}

    static func end() {
        endIt()
        endIt = {}
    }
}

/// The place of the app: its state is shared by all scenes.
final class AppNode<A: App>: EvaluatedNode<A> {
    /// The top of the graph.
    private let root: _GraphNode

    init(_ app: A, root: _GraphNode) {
        self.root = root
        super.init(app, parent: root)
        child = A.Body._makeSceneNode(evaluate { $0.body }, self)
    }

    func receive(_ new: A) {
        replaceValue(new)
        Graph.mark(self)
    }

    override func update() { A.Body._updateSceneNode(child, evaluate { $0.body }) }
}

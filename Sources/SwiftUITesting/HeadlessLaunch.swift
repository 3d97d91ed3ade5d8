import HeadlessToolkit
import SwiftUI
import ViewGraph

/// An app that runs on a desktop in memory, from its launch to its end.
@MainActor
package final class HeadlessLaunch {
    package let toolkit = HeadlessToolkit()
    private(set) var messages: [String] = []
    private var notes: [String] = []
    private var takeDown: @MainActor (_ isKilled: Bool) -> Void = { _ in }
    private let write = Log.write
    /// The one that runs: the engine of a process serves one app.
    private static var current: HeadlessLaunch?

    /// `willLaunch` gets the session before the app is made.
    init<A: App>(
        _ makeApp: @escaping @MainActor () -> A, sessionFolder: String? = nil, disk: any SessionDisk = SystemDisk(),
        opening addresses: [String] = [],
        willLaunch: (AppSession<A>) -> Void = { _ in }
    ) {
        Self.current?.end()
        MainThread.claim()
        Log.forget()
        Self.current = self
        Log.write = { [weak self] message in self?.messages.append(message) }
        let session = AppSession(makeApp, on: toolkit, sessionFolder: sessionFolder, disk: disk)
        takeDown = { isKilled in session.end(isKilled: isKilled) }
        willLaunch(session)
        toolkit.launchAddresses = addresses
        _ = toolkit.run(session.applicationContent, delegate: session)
        toolkit.settle()
    }

    func note(_ problem: String) { notes.append(problem) }

    var problems: [String] { toolkit.record.problems + notes }

    package func end(isKilled: Bool = false) {
        guard Self.current === self else { return }
        takeDown(isKilled)
        takeDown = { _ in }
        toolkit.tearDown()
        Log.write = write
        Self.current = nil
    }
}

import AppKit
import Foundation
import ViewGraph

/// The app's end: who may have a say in it, and who is told.
@MainActor
enum AppTermination {
    private enum State {
        case running
        /// To be asked about once the present work is done.
        case wanted
        /// The delegate has promised an answer.
        case waiting
        case granted
        /// Windows go.
        case ending
    }
    private static var state = State.running
    private static var isTold = false
    static var isEnding: Bool { state == .ending }

    /// Another app begins.
    static func forget() {
        state = .running
        isTold = false
    }

    /// Quits after the present work, if the delegate lets it.
    static func request() {
        guard state == .running else { return }
        state = .wanted
        Graph.requestWork()
    }

    /// Called after each update.
    static func runPending() {
        guard state == .wanted else { return }
        state = .running
        quit()
    }

    /// Quits, if the delegate lets it.
    static func quit() {
        if mayEnd() { end() }
    }

    /// Whether the app may end now. Where an answer is to come later, it ends by itself then.
    static func mayEnd() -> Bool {
        switch state {
        case .granted, .ending: return true
        case .waiting: return false
        case .running, .wanted: break
        }
        // A delegate that answers at once, before it is back from being asked.
        state = .waiting
        switch NSApplication.mayTerminate() {
        case true?: state = .granted
        case false?: state = .running
        case nil: break
        }
        return state == .granted
    }

    static func reply(_ mayEnd: Bool) {
        guard state == .waiting else { return }
        state = mayEnd ? .granted : .running
        if mayEnd { end() }
    }

    /// The window is about to close that ends the app: whether it may.
    static func mayClose(_ window: any OpenWindow) -> Bool {
        guard AppKitConnection.isUsed, state != .ending, WindowManager.shared.endsApp(with: window) else { return true }
        return mayEnd()
    }

    /// The window was not closed after all, so that the app may be asked about again.
    static func windowStays() {
        if state == .granted { state = .running }
    }

    /// Ends the app without asking.
    static func end() {
        guard state != .ending else { return }
        state = .ending
        willEnd()
        WindowManager.shared.closeAll()
        Structure.updateAll()
        Desktop.toolkit?.quit()
    }

    /// Tells who wants to know that the app ends, once.
    static func willEnd() {
        guard !isTold else { return }
        isTold = true
        NSApplication.willTerminate()
    }
}

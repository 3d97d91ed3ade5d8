import Foundation
import Ground
import Toolkit

/// The desktop around the app: programs that open things, the file manager.
public final class NSWorkspace: NSObject, Sendable {
    /// The desktop.
    public static let shared = NSWorkspace()
    private override init() { super.init() }

    /// Runs on the main thread, now or soon.
    private static func onToolkit(_ body: @escaping @MainActor @Sendable (any Toolkit) -> Void) {
        if MainThread.isCurrent {
            onMainThread { if let toolkit = AppKitConnection.host?.toolkit { body(toolkit) } }
        } else {
            DispatchQueue.main.async { if let toolkit = AppKitConnection.host?.toolkit { body(toolkit) } }
        }
    }

    /// Has the person's program open an address or a file. False where no program is known for it; away from the main
    /// thread it is not known, and true. In a sandbox the desktop is asked in any case.
    @discardableResult
    public func open(_ url: URL) -> Bool {
        let address = url.absoluteString
        Self.onToolkit { toolkit in
            toolkit.open(address) { if !$0 { Log.once("no program of this desktop opens \(address)") } }
        }
        return !MainThread.isCurrent || Self.isSandboxed || urlForApplication(toOpen: url) != nil
    }

    /// Flatpak's mark; programs of the desktop cannot be seen from within.
    private static let isSandboxed = access("/.flatpak-info", F_OK) == 0

    /// The desktop entry of the program that opens an address or a file; nil where none is known, and away from the
    /// main thread.
    public func urlForApplication(toOpen url: URL) -> URL? {
        guard MainThread.isCurrent else { return nil }
        let path = onMainThread { AppKitConnection.host?.toolkit.program(opening: url.absoluteString) }
        return path.map { URL(fileURLWithPath: $0) }
    }

    /// Shows files in the person's file manager, selected; their folder where the manager cannot select.
    public func activateFileViewerSelecting(_ fileURLs: [URL]) {
        let addresses = fileURLs.filter(\.isFileURL).map(\.absoluteString)
        guard let first = fileURLs.first(where: \.isFileURL) else { return }
        let folder = first.deletingLastPathComponent().absoluteString
        Self.onToolkit { toolkit in
            toolkit.showInFolder(addresses) { [weak toolkit] isShown in
                if isShown { return }
                toolkit?.open(folder) { if !$0 { Log.once("no file manager of this desktop shows \(folder)") } }
            }
        }
    }

    /// The same for one file by its path; without one, shows a folder. False where nothing is at the path.
    @discardableResult
    public func selectFile(_ fullPath: String?, inFileViewerRootedAtPath rootFullPath: String) -> Bool {
        guard let fullPath else { return open(URL(fileURLWithPath: rootFullPath, isDirectory: true)) }
        guard access(fullPath, F_OK) == 0 else { return false }
        activateFileViewerSelecting([URL(fileURLWithPath: fullPath)])
        return true
    }
}

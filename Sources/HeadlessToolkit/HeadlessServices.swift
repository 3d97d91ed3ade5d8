import Foundation
import Toolkit

/// What a test sees and decides of the system's services.
@MainActor
package final class HeadlessServices {
    /// Addresses that were handed to other programs, in order.
    package private(set) var openedAddresses: [String] = []
    /// Addresses for which the person was to choose a program, in order.
    package fileprivate(set) var addressesToChooseFor: [String] = []
    /// Mails that were begun, in order.
    package fileprivate(set) var mails: [Mail] = []
    /// Dialogs for files, in order; those that were answered too.
    package internal(set) var fileChoosers: [HeadlessFileChooser] = []
    /// What is at addresses of the web; for all others there is nothing.
    package var webContents: [String: Data] = [:]
    /// Files that were shown in the file manager, in order.
    package internal(set) var shownInFolder: [[String]] = []
    /// What the pointer looks like over the app's windows.
    package internal(set) var cursor: String?
    package internal(set) var beepCount = 0
    package var pressedModifiers: PointerModifiers = []
    /// Whether some program opens what it is handed.
    package var opensAddresses = true

    fileprivate var afterTurns: [@MainActor () -> Void] = []
    fileprivate var folders: [@MainActor () -> Void] = []
    /// Calls that wait for their time, in the order of their requests.
    private var timers: [(time: Int64, body: @MainActor () -> Void)] = []

    /// Files that are watched.
    fileprivate var files: [WeakFileWatch] = []
    /// Files that were opened or saved, the last one first.
    package var recentFiles: [URL] = []

    /// Somebody has done something to a file.
    package func fileChanged(_ path: String) {
        files.removeAll { $0.watch == nil }
        for file in files where file.watch?.path == path { file.watch?.body() }
    }

    /// The time of the next call that waits, in nanoseconds.
    var nextTime: Int64? { timers.map(\.time).min() }

    fileprivate func add(at time: Int64, _ body: @escaping @MainActor () -> Void) { timers.append((time, body)) }

    /// Calls what is due at `time`.
    func callDue(at time: Int64) {
        let due = timers.filter { $0.time <= time }.sorted { $0.time < $1.time }
        timers.removeAll { $0.time <= time }
        for timer in due { timer.body() }
    }

    /// A turn of the main loop has ended; folders are taken to have changed in each.
    func turnEnded() {
        for body in folders + afterTurns { body() }
    }

    func forgetAll() {
        afterTurns = []
        folders = []
        timers = []
        fileChoosers = []
        files = []
    }

    fileprivate func opened(_ address: String) -> Bool {
        openedAddresses.append(address)
        return opensAddresses
    }
}

private final class FileWatch {
    let path: String
    let body: @MainActor () -> Void

    init(path: String, body: @escaping @MainActor () -> Void) {
        self.path = path
        self.body = body
    }
}

private struct WeakFileWatch {
    weak var watch: FileWatch?
}

extension HeadlessToolkit: RecentFiles {
    package var recentFiles: [URL] { services.recentFiles }
    package func addRecentFile(_ file: URL, mimeType: String?) {
        services.recentFiles.removeAll { $0 == file }
        services.recentFiles.insert(file, at: 0)
    }
    package func clearRecentFiles() { services.recentFiles = [] }
}

extension HeadlessToolkit: SystemServices {
    package func call(after seconds: Double, _ body: @escaping @MainActor () -> Void) {
        services.add(at: clock.time(after: seconds), body)
    }

    package func callAfterTurns(_ body: @escaping @MainActor () -> Void) { services.afterTurns.append(body) }

    package func watchFolder(_ path: String, _ body: @escaping @MainActor () -> Void) { services.folders.append(body) }

    package func watchFile(_ path: String, _ body: @escaping @MainActor () -> Void) -> AnyObject {
        let watch = FileWatch(path: path, body: body)
        services.files.append(WeakFileWatch(watch: watch))
        return watch
    }

    package func open(_ address: String, done: @escaping @MainActor (Bool) -> Void) {
        let isOpened = services.opened(address)
        post { done(isOpened) }
    }

    package func open(
        _ address: String, choosingOver surface: any Surface, done: @escaping @MainActor (Bool) -> Void
    ) {
        services.addressesToChooseFor.append(address)
        let isOpened = services.opensAddresses
        post { done(isOpened) }
    }

    package func compose(_ mail: Mail, done: @escaping @MainActor (Bool) -> Void) {
        services.mails.append(mail)
        post { done(true) }
    }

    package func fetch(_ address: String, done: @escaping @MainActor (Data?, String?) -> Void) {
        var data = services.webContents[address]
        if data == nil, let url = URL(string: address), url.isFileURL {
            data = FileManager.default.contents(atPath: url.path)
        }
        post { done(data, data == nil ? "nothing is at \(address)" : nil) }
    }
}

import Foundation
import Toolkit
import ViewGraph

/// Keeps the session of the app that runs: what is open, soon after it changes and at the end, and what was open, for
/// the launch.
@MainActor
final class SessionKeeper {
    /// That of the app that runs. An app always has one; without a file it only remembers the places of its scenes.
    private(set) static var current = SessionKeeper(file: nil)

    private let file: SessionFile?
    /// Holds the file; negative without one.
    private var lock: Int32 = -1
    /// What is to come back, until it has.
    private var last = SavedSession()
    private var places: [String: WindowPlace] = [:]
    /// The window that was closed when no other was open: the app ends with it, or another is opened.
    private var closedLast: SavedWindow?
    /// The lines of windows, by their numbers: only what has changed is encoded anew.
    private var lines: [Int: KeptLine] = [:]
    private var isWaiting = false
    private var hasEnded = false
    private var written: String?

    /// At most so many seconds of changes are lost when the process is killed.
    static let delay = 0.5
    /// Where files are written and brought to the disk, which may take a while.
    private nonisolated static let queue = DispatchQueue(label: "app.fenestra.session")

    /// The app's folder for what is kept, while it is this process's; nil where nothing is kept.
    var folder: String? { lock >= 0 ? file?.folder : nil }

    private init(file: SessionFile?) { self.file = file }

    /// An app begins; `folder` is where its session is kept, nil for nowhere.
    static func begin(folder: String?, on disk: any SessionDisk) {
        current.letGo()
        current = SessionKeeper(file: folder.map { SessionFile(folder: $0, disk: disk) })
        current.load()
        WindowManager.shared.windowMoved = { _ in current.noteChanged() }
    }

    // MARK: The last session

    private func load() {
        guard let file else { return }
        do {
            guard let descriptor = try file.take() else {
                hasEnded = true
                return Log.once("another process of this app keeps its windows; those of this one do not come back.")
            }
            lock = descriptor
        } catch {
            return Log.once("windows are not kept for the next launch: \(error)")
        }
        do {
            guard let bytes = try file.read() else { return }
            let read = SavedSession.read(bytes)
            if let problem = read.problem {
                let kept = file.setAside(bytes)
                Log.once(
                    "the session in \(file.path) \(problem): what can be read comes back "
                        + "(windows: \(read.session.windows.count), damaged: \(read.damaged)). "
                        + (kept.map { "The file is kept as \($0)." } ?? "The file cannot be kept under another name."))
            }
            last = read.session
            places = read.session.places
        } catch {
            let kept = file.setAside()
            Log.once(
                "windows of the last session do not come back: \(error). "
                    + (kept.map { "What is there is kept as \($0)." } ?? "It cannot be kept under another name."))
        }
    }

    /// Opens the windows of the last session; false when none came back but one should open. After a session that ran
    /// on without windows none should, as long as there is another way to the app.
    func restore() -> Bool {
        let windows = last.windows
        let ranWithout = last.isWithoutWindows && MenuBarExtras.leadToApp
        last = SavedSession()
        let manager = WindowManager.shared
        for window in windows {
            // A scene that the app has no more, or that does not want it, costs its window and nothing else.
            guard let scene = manager.scene(key: window.scene), scene.isRestored else { continue }
            manager.restore(window, in: scene)
        }
        DocumentManager.shared.restoreAll()
        return manager.windows.contains { !$0.isUtility } || DocumentManager.shared.isOpening || ranWithout
    }

    /// Where a further window of a scene goes: where one was last, unless one is there now.
    func place(for scene: any WindowScene, isFirst: Bool) -> WindowPlace? {
        guard var place = places[WindowManager.shared.key(of: scene)] else { return nil }
        if !isFirst { place.origin = nil }
        return place
    }

    // MARK: Changes

    /// Something that is kept has changed: it is written soon.
    func noteChanged() {
        guard file != nil, !isWaiting, !hasEnded, let toolkit = Desktop.toolkit else { return }
        isWaiting = true
        toolkit.call(after: Self.delay) { [weak self] in
            guard let self else { return }
            isWaiting = false
            if !hasEnded { write() }
        }
    }

    /// The same from any thread.
    nonisolated static func noteChangedAnywhere() {
        if MainThread.isCurrent {
            onMainThread { current.noteChanged() }
        } else {
            DispatchQueue.main.async { current.noteChanged() }
        }
    }

    func opened(_ window: any OpenWindow) {
        closedLast = nil
        noteChanged()
    }

    func closed(_ window: any OpenWindow) { lines[window.number] = nil }

    /// Called while the window is still listed.
    func willClose(_ window: any OpenWindow) {
        guard !hasEnded, let scene = window.scene else { return }
        if let place = window.place { places[WindowManager.shared.key(of: scene)] = place }
        let manager = WindowManager.shared
        // One is this.
        if scene.isUtility { return noteChanged() }
        let isLast = manager.windows.count { !$0.isUtility } <= 1
        closedLast =
            isLast && scene.isRestored
            ? saved(window, manager.key(of: scene), at: window.place) : nil
        noteChanged()
    }

    /// Writes what is open now, or where nothing is `closed`.
    private func write(orElse closed: SavedWindow? = nil) {
        guard let file, lock >= 0 else { return }
        let manager = WindowManager.shared
        var scenes: [ObjectIdentifier: (key: String, isRestored: Bool)] = [:]
        func description(_ scene: any WindowScene) -> (key: String, isRestored: Bool) {
            if let known = scenes[ObjectIdentifier(scene)] { return known }
            let new = (manager.key(of: scene), scene.isRestored)
            scenes[ObjectIdentifier(scene)] = new
            return new
        }
        var texts: [String] = []
        for window in manager.stackedWindows {
            guard let scene = window.scene, case let scene = description(scene), scene.isRestored else { continue }
            texts.append(line(of: window, scene.key))
        }
        if manager.windows.isEmpty {
            if MenuBarExtras.leadToApp {
                // The app runs on without: so it comes back.
                texts = [SavedSession.lineWithoutWindows]
            } else if let closed {
                texts = [closed.line]
            }
        }
        var places = places
        for window in manager.windows {
            if let scene = window.scene, let place = window.lastPlace { places[description(scene).key] = place }
        }
        let text = SavedSession.text(windows: texts, places: places)
        guard text != written else { return }
        written = text
        Self.queue.async {
            do {
                try file.write(text)
            } catch {
                DispatchQueue.main.async { Log.once("windows are not kept for the next launch: \(error)") }
            }
        }
    }

    private func line(of window: any OpenWindow, _ scene: String) -> String {
        let state = KeptLine.State(
            scene: scene, valueChangedAt: window.valueChangedAt, storageChangedAt: window.sceneValues.changedAt,
            place: window.lastPlace)
        if let known = lines[window.number], known.state == state { return known.text }
        let text = saved(window, scene, at: state.place).line
        lines[window.number] = KeptLine(state: state, text: text)
        Self.encodedLines += 1
        return text
    }

    /// How many lines were made in this process, for tests.
    private(set) static var encodedLines = 0

    private func saved(_ window: any OpenWindow, _ scene: String, at place: WindowPlace?) -> SavedWindow {
        SavedWindow(
            scene: scene, value: window.value.flatMap(SessionJSON.init(encoding:)),
            values: window.sceneValues.values, place: place)
    }

    /// Waits until all that was handed over is on the disk.
    static func finishWriting() { queue.sync {} }

    // MARK: The end

    /// The app ends with what is open now, or, when nothing is, with the window that was closed last.
    func end() {
        guard !hasEnded else { return }
        write(orElse: closedLast)
        hasEnded = true
        letGo()
    }

    /// The app ends as if it had been killed: what was written stands.
    func forget() {
        hasEnded = true
        letGo()
    }

    /// Lets another process have the file, once everything is in it.
    private func letGo() {
        hasEnded = true
        guard lock >= 0 else { return }
        Self.finishWriting()
        close(lock)
        lock = -1
    }
}

/// A window's line in the session's text, and what it was made of.
private struct KeptLine {
    struct State: Equatable {
        var scene: String
        var valueChangedAt: UInt32
        var storageChangedAt: UInt32
        var place: WindowPlace?
    }

    var state: State
    var text: String
}

extension SessionJSON {
    /// A value by its own coding; nil where that fails, with one message.
    init?(encoding value: AnyHashable) {
        guard let encodable = value.base as? any Encodable else { return nil }
        do {
            guard let json = SessionJSON([UInt8](try JSONEncoder().encode(encodable))) else { return nil }
            self = json
        } catch {
            let type = type(of: value.base)
            onMainThread { Log.once("a window's value of type \(type) cannot be kept for the next launch: \(error)") }
            return nil
        }
    }

    /// The value of a type that was encoded so; nil where it is none, or cannot be decoded.
    func decoded(as type: Any.Type) -> AnyHashable? {
        guard let type = type as? any (Decodable & Hashable).Type else { return nil }
        return decode(type)
    }

    private func decode<Value: Decodable & Hashable>(_ type: Value.Type) -> AnyHashable? {
        (try? JSONDecoder().decode(type, from: Data(line.utf8))).map { AnyHashable($0) }
    }
}

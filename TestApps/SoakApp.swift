import PowerLoss
import SwiftUI

/// Opens, changes and closes windows at random until it is killed, and says what it does: for `./fenestra soak`.
///
/// `TestApps soak SEED FIRST-NUMBER` is one launch; windows that it opens are numbered from the second on.
struct SoakApp: App {
    var body: some Scene {
        WindowGroup("Note", for: SoakNote.self) { $note in
            SoakPage(note: $note)
        } defaultValue: {
            SoakNote(id: 0)
        }
    }

    /// With a journal to be written, calls of the disk go through one that notes them.
    static func chooseDisk() {
        if let journal = getenv("SOAK_JOURNAL").map({ String(cString: $0) }) {
            AppDisk.current = JournaledDisk(journal)
        }
    }
}

struct SoakNote: Codable, Hashable {
    var id: Int
    var edits = 0
}

private struct SoakPage: View {
    @Binding var note: SoakNote
    @SceneStorage("count") private var count = 0
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View {
        Text("\(note.id) \(note.edits) \(count)")
            .frame(width: 200, height: 80)
            .navigationTitle("Note \(note.id)")
            .onAppear {
                SoakDriver.shared.pages[note.id] = SoakActions(
                    edit: {
                        note.edits += 1
                        say()
                    },
                    count: {
                        count += 1
                        say()
                    },
                    close: {
                        SoakDriver.shared.pages[note.id] = nil
                        // Before it is: that may be on the disk at once.
                        SoakDriver.say("gone \(note.id)")
                        dismissWindow(value: note)
                    },
                    open: { openWindow(value: SoakNote(id: $0)) })
                say()
                SoakDriver.shared.begin()
            }
    }

    private func say() { SoakDriver.say("has \(note.id) \(note.edits) \(count)") }
}

private struct SoakActions {
    var edit: () -> Void
    var count: () -> Void
    var close: () -> Void
    var open: (Int) -> Void
}

@MainActor
private final class SoakDriver {
    static let shared = SoakDriver()
    var pages: [Int: SoakActions] = [:]
    private var hasBegun = false
    private var numbers = SeededNumbers(seed: 0)
    private var next = 0

    /// A line with the time, in milliseconds of the machine's own clock.
    static func say(_ what: String) { FileHandle.standardOutput.write(Data("\(now) \(what)\n".utf8)) }

    nonisolated static var now: Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
    }

    /// Once all windows that come back are there.
    func begin() {
        if hasBegun { return }
        hasBegun = true
        let arguments = CommandLine.arguments.dropFirst(2).compactMap { UInt64($0) }
        numbers = SeededNumbers(seed: arguments.first ?? 1)
        next = Int(arguments.dropFirst().first ?? 1)
        DispatchQueue.main.async {
            Self.say("ready")
            if arguments.count > 1 { self.goOn() }
        }
    }

    private func goOn() {
        let pause = Double.random(in: 0.01...0.15, using: &numbers)
        DispatchQueue.main.asyncAfter(deadline: .now() + pause) {
            self.step()
            self.goOn()
        }
    }

    private func step() {
        guard let page = pages.keys.sorted().randomElement(using: &numbers).flatMap({ pages[$0] }) else { return }
        switch Int.random(in: 0..<10, using: &numbers) {
        case 0, 1:
            if pages.count > 6 { return }
            // Before it is there: it may be on the disk before it appears.
            Self.say("has \(next) 0 0")
            page.open(next)
            next += 1
        case 2: if pages.count > 1 { page.close() }
        case 3, 4, 5: page.count()
        default: page.edit()
        }
    }
}

/// The machine's disk, with a journal of what is asked of it.
private struct JournaledDisk: SessionDisk {
    private let disk = SystemDisk()
    private let journal: Int32

    init(_ path: String) { journal = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600) }

    private func note(_ step: DiskStep) {
        let line = Array(step.line(at: SoakDriver.now).utf8)
        _ = write(journal, line, line.count)
        // A disk that takes its time is met more often in the middle of something.
        usleep(UInt32.random(in: 0...60_000))
    }

    func makeFolder(_ path: String) throws -> Bool {
        let isNew = try disk.makeFolder(path)
        if isNew { note(.makeFolder(path)) }
        return isNew
    }
    func lock(_ path: String) throws -> Int32? { try disk.lock(path) }
    func read(_ path: String) throws -> [UInt8]? { try disk.read(path) }
    func write(_ bytes: [UInt8], to path: String) throws {
        note(.write(path, Data(bytes)))
        try disk.write(bytes, to: path)
        note(.synchronize(path))
    }
    func rename(_ path: String, to new: String) throws {
        note(.rename(path, new))
        try disk.rename(path, to: new)
    }
    func remove(_ path: String) {
        note(.remove(path))
        disk.remove(path)
    }
    func synchronizeFolder(_ path: String) {
        disk.synchronizeFolder(path)
        note(.synchronizeFolder(path))
    }

    private func write(_ descriptor: Int32, _ bytes: [UInt8], _ count: Int) -> Int {
        Glibc.write(descriptor, bytes, count)
    }
}

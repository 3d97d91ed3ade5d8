import Foundation
import PowerLoss
import SwiftUITesting
import XCTest

@testable import SwiftUI

/// Power fails at any moment: between any two calls of the disk, with whatever had not reached it lost or torn.
final class PowerLossTests: XCTestCase {
    private let folder = "/home/somebody/.local/state/app"

    /// What is found is the session before or the one that was being written, whole; and once it is written, that.
    func testTheFileIsWholeWheneverPowerFails() throws {
        var numbers = SeededNumbers(seed: 2026)
        let sessions = (0..<4).map { number in
            SavedSession(windows: (0...number).map { SavedWindow(scene: "group", values: ["n": .int($0)]) })
        }
        let recorder = RecordingDisk()
        let file = SessionFile(folder: folder, disk: recorder)
        _ = try file.take()
        var written: [Int] = [recorder.steps.count]
        for session in sessions {
            try file.write(session.text)
            written.append(recorder.steps.count)
        }
        XCTAssertGreaterThan(recorder.steps.count, 20)
        for count in 0...recorder.steps.count {
            var disk = LossyDisk()
            for step in recorder.steps[..<count] { disk.take(step) }
            let last = written.lastIndex { $0 <= count }.map { $0 - 1 } ?? -1
            let allowed = [last, last + 1].map { sessions.indices.contains($0) ? sessions[$0] : nil }
            for _ in 0..<50 {
                let found = disk.afterPowerLoss(using: &numbers)[file.path]
                let read = found.map { SavedSession.read([UInt8]($0)) }
                XCTAssertNotEqual(read?.isWhole, false, "after \(recorder.steps[..<count].suffix(3))")
                XCTAssertTrue(
                    allowed.contains(read?.session), "after \(count): \(String(describing: read?.session)), \(allowed)")
            }
        }
    }

    /// The disk is as bad as it should be: without bringing contents and names to it, sessions are lost and torn.
    func testWithoutSynchronisingItFails() {
        var numbers = SeededNumbers(seed: 7)
        let text = SavedSession(windows: [SavedWindow(scene: "group")]).text
        func outcomes(_ steps: [DiskStep]) -> Set<String> {
            Set(
                (0..<200).map { _ in
                    var disk = LossyDisk(["/a/session.json": Data("old".utf8)])
                    for step in steps { disk.take(step) }
                    guard let found = disk.afterPowerLoss(using: &numbers)["/a/session.json"] else { return "gone" }
                    return found == Data(text.utf8) ? "new" : (found == Data("old".utf8) ? "old" : "torn")
                })
        }
        let new = DiskStep.write("/a/new", Data(text.utf8))
        let rename = DiskStep.rename("/a/new", "/a/session.json")
        XCTAssertEqual(outcomes([new, rename, .synchronizeFolder("/a")]).contains("torn"), true)
        XCTAssertEqual(outcomes([new, .synchronize("/a/new"), rename]), ["old", "new"])
        XCTAssertEqual(outcomes([new, .synchronize("/a/new"), rename, .synchronizeFolder("/a")]), ["new"])
        XCTAssertTrue(outcomes([.write("/a/session.json", Data(text.utf8))]).contains("torn"))
    }

    func testStepsAreReadFromAJournal() {
        let steps: [DiskStep] = [
            .makeFolder("/a b"), .write("/x\n", Data([0, 10, 255])), .synchronize("/x"), .rename("/x", "/y"),
            .remove("/y"), .synchronizeFolder("/"),
        ]
        let journal = steps.enumerated().map { $1.line(at: $0) }.joined()
        XCTAssertEqual(DiskStep.read(journal).map(\.step), steps)
        XCTAssertEqual(DiskStep.read(journal).map(\.time), Array(steps.indices))
        XCTAssertEqual(DiskStep.read(String(journal.dropLast(4))).map(\.step), steps.dropLast())
    }
}

/// Apps on such a disk, launch after launch.
final class PowerLossLaunchTests: WindowTestCase {
    private struct Notes: App {
        var body: some Scene {
            WindowGroup(for: Int.self) { $note in Page(note: $note) }
        }

        private struct Page: View {
            @Binding var note: Int?
            @SceneStorage("count") private var count = 0
            @Environment(\.openWindow) private var openWindow
            var body: some View {
                VStack {
                    Text("\(note ?? 0) \(count)")
                    Button("Count") { count += 1 }
                    Button("Open") { openWindow(value: Int.random(in: 1...1_000_000)) }
                }
                .navigationTitle("Note \(note ?? 0)")
            }
        }
    }

    func testLaunchAfterLaunch() async throws {
        var numbers = SeededNumbers(seed: 1)
        var contents: [String: Data] = [:]
        var certain: [String] = []
        for launch in 0..<60 {
            let disk = RecordingDisk(contents)
            let app = AppUnderTest(Notes.self, sessionFolder: URL(fileURLWithPath: "/state/notes"), disk: disk)
            await app.settle()
            let texts = app.windows.map { $0.texts[0] }
            for text in certain { XCTAssertTrue(texts.contains(text), "launch \(launch): \(text) is not in \(texts)") }
            XCTAssertEqual(app.messages, [], "launch \(launch)")
            for _ in 0..<Int.random(in: 0..<6, using: &numbers) {
                let window = try XCTUnwrap(app.windows.randomElement(using: &numbers))
                if app.windows.count > 5 {
                    window.close()
                } else {
                    try window.find(.button, Bool.random(using: &numbers) ? "Count" : "Open").press()
                }
            }
            await app.settle()
            certain = app.windows.map { $0.texts[0] }
            // More than half a second later it is on the disk.
            app.advance(by: 0.6)
            await app.settle()
            SessionKeeper.finishWriting()
            let isLate = Bool.random(using: &numbers)
            if isLate {
                // Not so what follows, of which there may be anything.
                let window = try XCTUnwrap(app.windows.last)
                try window.find(.button, "Count").press()
                certain.removeLast()
            }
            app.kill()
            contents = disk.afterPowerLoss(using: &numbers)
        }
    }
}

/// A disk in memory that notes what is asked of it.
private final class RecordingDisk: SessionDisk, @unchecked Sendable {
    private let lock = NSLock()
    private var disk: LossyDisk
    private(set) var steps: [DiskStep] = []

    init(_ contents: [String: Data] = [:]) { disk = LossyDisk(contents) }

    private func take(_ step: DiskStep) {
        lock.withLock {
            steps.append(step)
            disk.take(step)
        }
    }

    func makeFolder(_ path: String) -> Bool {
        if lock.withLock({ disk.hasFolder(path) }) { return false }
        take(.makeFolder(path))
        return true
    }
    func lock(_ path: String) -> Int32? { open("/dev/null", O_RDONLY | O_CLOEXEC) }
    func read(_ path: String) -> [UInt8]? { lock.withLock { disk.contents[path].map { [UInt8]($0) } } }
    func write(_ bytes: [UInt8], to path: String) {
        take(.write(path, Data(bytes)))
        take(.synchronize(path))
    }
    func rename(_ path: String, to new: String) { take(.rename(path, new)) }
    func remove(_ path: String) { take(.remove(path)) }
    func synchronizeFolder(_ path: String) { take(.synchronizeFolder(path)) }

    func afterPowerLoss(using numbers: inout SeededNumbers) -> [String: Data] {
        lock.withLock { disk.afterPowerLoss(using: &numbers) }
    }
}

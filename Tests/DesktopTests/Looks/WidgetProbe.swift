import DesktopTesting
import Foundation

/// Asks an app from inside whether each of its widgets has the room that it needs, which assistive technologies do not
/// tell. It is a small library that is loaded into the app, built when it is first asked for.
struct WidgetProbe {
    private let library: String
    private let report: String

    /// - Parameter folder: where its files may lie.
    init(in folder: String) throws {
        library = folder + "/probe.so"
        report = folder + "/probe.txt"
        let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../TestSupport/WidgetProbe/probe.c").standardizedFileURL.path
        let build = Process()
        build.executableURL = URL(fileURLWithPath: "/bin/sh")
        build.arguments = [
            "-c",
            "exec cc -shared -fPIC -Wno-deprecated-declarations \"$1\" -o \"$2\" $(pkg-config --cflags --libs gtk4)",
            "sh", source, library,
        ]
        try build.run()
        build.waitUntilExit()
        guard build.terminationStatus == 0 else { throw CocoaError(.fileWriteUnknown) }
    }

    /// What an app is to be started with.
    var environment: [String: String] { ["LD_PRELOAD": library, "WIDGET_PROBE_REPORT": report] }

    struct Fault: CustomStringConvertible {
        let kind, type, text, details: String
        var description: String { "\(kind): \(type) \"\(text)\" \(details)" }
    }

    func faults(of app: DesktopApp) throws -> [Fault] {
        try? FileManager.default.removeItem(atPath: report)
        app.process.send(signal: SIGUSR1)
        var lines: [Substring] = []
        try app.eventually("the probe reports") {
            lines = try String(contentsOfFile: report, encoding: .utf8).split(separator: "\n")
            return lines.last == "end"
        }
        return lines.dropLast().map { line in
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            return Fault(kind: parts[0], type: parts[1], text: parts[2], details: parts[3])
        }
    }

    /// Turns the reading direction of an app round while it runs.
    func turnRound(_ app: DesktopApp) { app.process.send(signal: SIGUSR2) }
}

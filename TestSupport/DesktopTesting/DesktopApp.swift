import Glibc

/// An app that runs on a desktop, in a process of its own.
package final class DesktopApp: Sendable {
    package let process: ChildProcess
    package let desktop: Desktop

    init(_ process: ChildProcess, on desktop: Desktop) {
        self.process = process
        self.desktop = desktop
    }

    package var name: String { process.name }
    package var pid: pid_t { process.pid }
    package var isRunning: Bool { process.isRunning }

    /// The whole lines that the app has written to its standard output so far.
    package var output: [String] { process.standardOutput.lines }
    /// The whole lines that the app has written to its standard error so far.
    package var errors: [String] {
        let lines = process.standardError.lines
        guard desktop.compositor != nil else { return lines }
        // The compositor's matter: it knows an old version of how popups move. GLib begins complaints with an empty line.
        let others = lines.indices.filter { !lines[$0].hasSuffix(Compositor.complaint) }
        return others.filter { index in
            !(lines[index].isEmpty && index + 1 < lines.count && lines[index + 1].hasSuffix(Compositor.complaint))
        }.map { lines[$0] }
    }

    /// Waits for a line of the standard output that contains `text`, and returns it.
    @discardableResult
    package func waitForOutput(
        containing text: String, timeout: Double = defaultTimeout, file: StaticString = #filePath, line: UInt = #line
    ) throws -> String {
        try wait("a line of output with \"\(text)\"", timeout: timeout, file: file, line: line) {
            output.first { $0.contains(text) }
        }
    }

    @discardableResult
    package func waitForExit(
        timeout: Double = defaultTimeout, file: StaticString = #filePath, line: UInt = #line
    ) throws -> ChildProcess.End {
        try process.waitForExit(timeout: timeout, file: file, line: line)
    }

    @discardableResult
    package func terminate() -> ChildProcess.End { process.terminate() }

    /// Waits until `condition` is true, and fails readably: with what the app shows and said, and at once when the
    /// app has ended.
    package func eventually(
        _ message: @autoclosure () -> String = "the condition did not become true", timeout: Double = defaultTimeout,
        file: StaticString = #filePath, line: UInt = #line, _ condition: () throws -> Bool
    ) throws {
        try DesktopTesting.eventually(
            message(), context: { situation }, timeout: timeout, file: file, line: line, condition)
    }

    /// Waits until `attempt` answers something. Failing attempts count as "not yet", the end of the app does not.
    func wait<Answer>(
        _ what: @autoclosure () -> String, timeout: Double = defaultTimeout, file: StaticString, line: UInt,
        _ attempt: () throws -> Answer?
    ) throws -> Answer {
        var lastError: (any Error)?
        let answer = try poll(timeout: timeout) { () -> Answer? in
            // Read before the attempt: what the app wrote or showed last still counts.
            let end = process.end
            do {
                lastError = nil
                if let answer = try attempt() { return answer }
            } catch {
                lastError = error
            }
            if let end {
                throw DesktopFailure(
                    "waited for \(what()), but \(ending(end))", details: process.lastLines, file: file, line: line)
            }
            return nil
        }
        if let answer { return answer }
        var text = "waited \(timeout) s in vain for \(what())"
        if let lastError { text += "; the last attempt failed: \(lastError)" }
        throw DesktopFailure(text, details: situation, file: file, line: line)
    }

    private func ending(_ end: ChildProcess.End) -> String { "\(name) (process \(pid)) had ended by \(end)" }

    /// What a failure message shows: how the app is, its windows, its elements, its last lines.
    package var situation: String {
        if let end = process.end { return "\(ending(end))\n\(process.lastLines)" }
        let windows = windows.map { "    \($0)" } + popups.map { "    popup \($0.surfaceFrame.map { "\($0)" } ?? "")" }
        let tree = (try? elementTree().dump()) ?? "    (the app has not described itself)"
        return """
            windows of \(name):
            \(windows.isEmpty ? "    none" : windows.joined(separator: "\n"))
            elements of \(name):
            \(tree)
            \(process.lastLines)\(savedPicture())
            """
    }

    /// Keeps a picture of the screen in the folder that `DESKTOP_TESTING_PICTURES` names, and says where.
    private func savedPicture() -> String {
        guard let folder = getenv("DESKTOP_TESTING_PICTURES").map({ String(cString: $0) }), !folder.isEmpty else {
            return ""
        }
        mkdir(folder, 0o755)
        let path = "\(folder)/\(name)-\(pid)-\(Int(monotonicSeconds() * 1000)).png"
        do {
            try desktop.screenshot().write(to: path)
            return "\npicture: \(path)"
        } catch {
            return "\nno picture: \(error)"
        }
    }
}

import Foundation

@testable import fenestra

/// The launcher. The tool counts as newer than its source, as it is after every build of the tests: building it here
/// would wait for this very test run to end.
let launcher: String = {
    utimes(Home.path + "/.build/debug/fenestra", nil)
    return Home.path + "/fenestra"
}()

/// Runs the launcher and returns its status and all that it and its children wrote.
func fenestra(
    _ arguments: [String], environment changes: [String: String?] = [:]
) throws -> (status: Int32, text: String) {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let log = folder.path + "/log"
    let status = try ChildProcess.run(
        launcher, arguments, environment: changed(changes), streams: .file(log))
    return (status, try String(contentsOfFile: log, encoding: .utf8))
}

/// This process's environment with changes; nil removes.
func changed(_ changes: [String: String?]) -> [String: String] {
    var environment = ProcessInfo.processInfo.environment
    for (name, value) in changes { environment[name] = value }
    return environment
}

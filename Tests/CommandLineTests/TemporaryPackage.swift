import Foundation
import XCTest

@testable import fenestra

/// An author's package in a folder of its own, without dependencies, that goes at the end of the test.
struct TemporaryPackage {
    let folder: String

    init(source: String, for test: XCTestCase) throws {
        let temporary = try TemporaryFolder()
        test.addTeardownBlock { temporary.remove() }
        folder = temporary.path
        try FileManager.default.createDirectory(atPath: folder + "/Sources/App", withIntermediateDirectories: true)
        try """
        // swift-tools-version:6.0
        import PackageDescription
        let package = Package(name: "App", targets: [.executableTarget(name: "App")])
        """.write(toFile: folder + "/Package.swift", atomically: true, encoding: .utf8)
        try source.write(toFile: file, atomically: true, encoding: .utf8)
    }

    var file: String { folder + "/Sources/App/main.swift" }
}

/// Runs the launcher and returns its status and all that it and its children wrote.
func fenestra(
    _ arguments: String..., environment changes: [String: String?] = [:]
) throws -> (status: Int32, text: String) {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let log = folder.path + "/log"
    let status = try ChildProcess.run(
        Home.path + "/fenestra", arguments, environment: changed(changes), streams: .file(log))
    return (status, try String(contentsOfFile: log, encoding: .utf8))
}

/// This process's environment with changes; nil removes.
func changed(_ changes: [String: String?]) -> [String: String] {
    var environment = ProcessInfo.processInfo.environment
    for (name, value) in changes { environment[name] = value }
    return environment
}

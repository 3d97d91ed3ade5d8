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

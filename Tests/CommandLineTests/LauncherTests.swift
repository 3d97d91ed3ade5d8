import XCTest

@testable import fenestra

/// What the launcher does on a machine that lacks something, with a package manager that is played.
final class LauncherTests: XCTestCase {
    private func folder(_ programs: [String: String]) throws -> String {
        let temporary = try TemporaryFolder()
        addTeardownBlock { temporary.remove() }
        for (name, lines) in programs {
            let path = "\(temporary.path)/\(name)"
            try "#!/bin/sh\n\(lines)\n".write(toFile: path, atomically: true, encoding: .utf8)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
        }
        return temporary.path
    }

    private func run(_ arguments: [String], _ programs: [String: String]) throws -> (status: Int32, text: String) {
        let path = try folder(programs) + ":" + ProcessInfo.processInfo.environment["PATH"]!
        return try ChildProcess.read(
            "sh", ["-c", "exec \"$@\" 2>&1", "sh", launcher] + arguments,
            environment: changed(["PATH": path, "DISPLAY": ":none"]))
    }

    /// Installs by writing down what it was asked for; then pkg-config finds all.
    private let pkgConfig = #"test -e "$(dirname "$0")/installed""#

    func testItInstallsWhatIsMissingAndSaysWhy() throws {
        let (status, text) = try run(
            ["install"],
            [
                "pkg-config": pkgConfig, "sudo": #"exec "$@""#,
                "apt-get": #"echo "apt-get $*"; touch "$(dirname "$0")/installed""#,
            ])
        XCTAssertEqual(status, 0, text)
        XCTAssertTrue(text.contains("missing libgtk-4-dev: windows, controls and drawing\n"), text)
        XCTAssertTrue(text.contains("\napt-get install -y --no-install-recommends libgtk-4-dev libadwaita-1-dev"), text)
        XCTAssertTrue(text.hasSuffix("everything is installed\n"), text)
    }

    func testOldPackageListsAreRenewed() throws {
        let (status, text) = try run(
            ["install"],
            [
                "pkg-config": pkgConfig, "sudo": #"exec "$@""#,
                "apt-get": #"""
                here=$(dirname "$0")
                case $1 in
                    update) touch "$here/updated" ;;
                    *) test -e "$here/updated" && touch "$here/installed" ;;
                esac
                """#,
            ])
        XCTAssertEqual(status, 0, text)
    }

    func testWithoutANetworkItPrintsTheLineToRun() throws {
        let (status, text) = try run(
            ["run", "BookClub"],
            ["pkg-config": "false", "sudo": #"exec "$@""#, "apt-get": "echo 'no network'; exit 100"])
        XCTAssertEqual(status, 1, text)
        XCTAssertTrue(text.contains("no network\n"), text)
        let last = text.split(separator: "\n").last.map(String.init) ?? ""
        XCTAssertTrue(last.contains("run by hand:") && last.contains("apt-get install"), text)
    }

    func testWhatAppsOnlyLookBetterWithIsNotRequired() throws {
        let (status, text) = try run(
            ["run", "Nothing"], ["fc-list": "false", "sudo": #"exec "$@""#, "apt-get": "exit 100"])
        XCTAssertEqual(status, 2, text)
        XCTAssertTrue(text.contains("going on without\n"), text)
        XCTAssertTrue(text.contains("no app and no folder 'Nothing'"), text)
    }

    func testDoctorNamesWhatIsMissing() throws {
        let (status, text) = try run(["doctor"], ["pkg-config": #"case "$*" in *gtk4*) false ;; esac"#])
        // The launcher installs only what the tool itself needs for this, so GTK stays missing.
        XCTAssertEqual(status, 1, text)
        XCTAssertTrue(text.contains("MISSING  gtk4 >= 4.8: windows, controls and drawing -> "), text)
        XCTAssertTrue(text.contains("ok       libadwaita-1 >= 1.2"), text)
    }
}

import Glibc

/// Cleans up after a desktop, whatever becomes of the test process: a small shell waits for the end of a pipe that
/// only the test process holds open. When that closes, at `release()` or because the test process crashed or was
/// killed, it kills every process that carries the desktop's folder in its environment (apps, and the helpers that
/// D-Bus started) and removes the folder.
///
/// A parent-death signal would not do: it fires when the *thread* that started the child ends, and helpers that D-Bus
/// activates are not our children.
final class Guardian: Sendable {
    /// The environment variable that marks what belongs to one desktop.
    static let mark = "DESKTOP_TESTING_FOLDER"

    private let process: ChildProcess
    private let writing: Int32

    init(folder: String) throws {
        let pipe = try Pipe.make()
        let script = """
            read -r _ <&3
            # What is dying may still start something or write a file: until there is nothing, for 5 s at most.
            for round in $(seq 100); do
                found=
                for file in $(grep -lzsxF "\(Guardian.mark)=$1" /proc/[0-9]*/environ); do
                    id=${file#/proc/}; id=${id%/environ}; kill -KILL "$id" 2>/dev/null && found=1
                done
                # The document portal, where a test allows it, mounts a file system of its own.
                [ -d "$1/run/doc" ] && fusermount3 -uz "$1/run/doc" 2>/dev/null
                [ -z "$found" ] && rm -rf "$1" && [ ! -e "$1" ] && break
                sleep 0.05
            done
            """
        process = try ChildProcess(
            "/bin/sh", ["-c", script, "guardian", folder], environment: ["PATH": "/usr/bin:/bin"],
            inherited: [(pipe.reading, 3)])
        close(pipe.reading)
        writing = pipe.writing
    }

    /// Ends what is left of the desktop, removes its folder, and returns when that is done.
    func release() {
        close(writing)
        _ = try? process.waitForExit(timeout: 10)
    }
}

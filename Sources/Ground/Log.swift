import Dispatch
import Glibc

/// What there is to say to the author of the app, each thing once in the process.
package enum Log {
    /// Where messages go, a line each: standard error. Tests listen instead.
    @MainActor package static var write: @MainActor (String) -> Void = { line in
        let bytes = Array((line + "\n").utf8)
        _ = Glibc.write(STDERR_FILENO, bytes, bytes.count)
    }

    @MainActor private static var said: Set<String> = []

    /// Says `message`, unless it was said before. May be called from any thread; the main thread says it.
    package static func once(_ message: String) {
        guard MainThread.isCurrent else {
            DispatchQueue.main.async { once(message) }
            return
        }
        onMainThread {
            if said.insert(message).inserted { write("Fenestra: " + message) }
        }
    }

    /// Forgets what was said; for tests.
    @MainActor
    package static func forget() { said.removeAll() }
}

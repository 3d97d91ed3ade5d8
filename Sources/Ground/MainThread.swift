import Dispatch
import Glibc

/// The thread of the main actor. State may be read and written from any thread, as SwiftUI allows; the engine and the
/// desktop run on this one.
@usableFromInline
package enum MainThread {
    /// Set at launch; never changes afterwards.
    @usableFromInline
    nonisolated(unsafe) package private(set) static var handle = pthread_self()

    /// Called from the main actor before anything else of the engine.
    @MainActor
    package static func claim() { handle = pthread_self() }

    @inlinable @inline(__always)
    package static var isCurrent: Bool { pthread_equal(pthread_self(), handle) != 0 }
}

/// Runs `mark` on the main thread, soon and once more a little later: for a change that another thread has announced and
/// is about to make. An update between the two would see the old value and hear no more of the new one.
package func markAfterChangeElsewhere(_ mark: @escaping @MainActor @Sendable () -> Void) {
    DispatchQueue.main.async(execute: mark)
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(50), execute: mark)
}

/// Runs main-actor code from a context that is known to be on the main thread but that the compiler does not know of:
/// callbacks of C, which GLib makes from the main context alone, and the nonisolated requirements of `Layout`.
///
/// `MainActor.assumeIsolated` would ask the runtime which executor is current (90 to 150 ns), too much for calls that
/// come thousands of times in a frame. The caller vouches for the thread, and debug builds check.
@inlinable @inline(__always)
package func onMainThread<Result>(_ body: @MainActor () -> Result) -> Result {
    assert(MainThread.isCurrent, "main-actor code reached from another thread")
    return withoutActuallyEscaping(body) { body in
        // Isolation is a static property: both function types have the same representation.
        unsafeBitCast(body, to: (() -> Result).self)()
    }
}
